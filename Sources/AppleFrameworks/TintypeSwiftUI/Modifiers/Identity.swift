// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Gives the view an explicit identity; if the value changes, its state ends.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

/// A view with an explicit identity.
struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension IdentifiedView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.collect(content, in: scope.child(.id(id))) { subview in
        guard let name = NodeName.of(id) else { return subview }
        return subview.modified { component, _ in component.id(name) }
      }
      return []
    }
    let component = scope.enteringScrollIdentifier().component(content, at: .id(id))
    var nodes =
      NodeName.of(id).map { scope.nodes(of: component.id($0)) } ?? scope.nodes(of: component)
    scope.reportFrames(of: &nodes, as: id)
    return nodes
  }
}

/// The names of nodes in paths.
enum NodeName {
  /// Returns the name for an identifier; `nil` if its description differs in every process, such as
  /// that of a random identifier or of a reference.
  static func of(_ id: some Hashable) -> String? {
    let text = "\(id)"
    return isStable(text) ? text : nil
  }

  /// Returns whether a text contains neither a UUID nor an address.
  private static func isStable(_ text: String) -> Bool {
    let characters = Array(text.utf8)
    guard characters.count >= 9 else { return true }
    var run = 0
    var groups: [Int] = []
    for (index, character) in characters.enumerated() {
      if isHexadecimal(character) {
        run += 1
        // Addresses have at least six digits after the prefix.
        if run == 6, index >= 7, characters[index - 6] == UInt8(ascii: "x") { return false }
      } else {
        groups = character == UInt8(ascii: "-") ? groups + [run] : []
        run = 0
      }
      if run == 12, groups.suffix(4) == [8, 4, 4, 4] { return false }
    }
    return true
  }

  private static func isHexadecimal(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
