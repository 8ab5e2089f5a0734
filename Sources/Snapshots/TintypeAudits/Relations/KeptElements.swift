// SPDX-License-Identifier: MIT

import TintypeScene

extension VariantPair {
  /// Returns the elements of the first variant that the second one does not have.
  ///
  /// An element is kept if the second variant has an element with its path, its identifier or its
  /// label that is visible, or that scrolling makes visible.
  ///
  /// - Parameter onlyControls: Considers only elements that a touch activates. Then a path does not
  ///   suffice: another control can have it.
  /// - Returns: The elements, in the reading order of the first variant.
  func missingElements(onlyControls: Bool) -> [RelationViolation] {
    // Rows that a lazy container has left out can contain everything.
    guard second.scene.leftOutRows.isEmpty else { return [] }
    let kept = (onlyControls ? second.targets : second.elements).filter { second.isReachable($0) }
    let keptPaths = Set(kept.map { secondPaths[$0.place] })
    let names = Set(kept.flatMap(\.names))
    return (onlyControls ? first.targets : first.elements).compactMap { element in
      guard first.isReachable(element), !element.names.contains(where: names.contains) else {
        return nil
      }
      let path = firstPaths[element.place]
      if keptPaths.contains(path), !onlyControls || element.names.isEmpty { return nil }
      let isThere = places[path] != nil
      return RelationViolation(
        node: path, text: first.text(of: element.place),
        problem: isThere ? "is not visible in the second variant" : "is only in the first variant")
    }
  }
}

extension AccessibilityElement {
  /// The identifier and the label.
  fileprivate var names: [ElementName] {
    let label = semantics.label.map(\.words).flatMap { $0.isEmpty ? nil : $0 }
    return [
      semantics.identifier.map { ElementName.identifier($0) },
      label.map { ElementName.label($0) },
    ].compactMap(\.self)
  }
}

private enum ElementName: Hashable {
  case identifier(String)
  case label(String)
}

extension AuditedScene {
  /// Returns whether an element has an area on the canvas, or scrolling brings it there.
  fileprivate func isReachable(_ element: AccessibilityElement) -> Bool {
    guard element.frame.isPlace else { return false }
    return states[element.place].scrolls || element.frame.intersection(canvas).isPlace
  }
}
