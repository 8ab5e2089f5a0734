// SPDX-License-Identifier: MIT

import TintypeScene

extension Garden {
  mutating func plantTargetSize() -> Int? {
    guard let node = buttons().randomElement(using: &generator) else { return nil }
    // Bordered buttons of the system are 34 points high.
    let side = isViolation ? number(12...33) : number(44...60)
    scene.nodes[node].frame.size = Size(
      width: isViolation ? number(12...90) : side, height: side)
    return node
  }

  mutating func plantTargetOverlap() -> Int? {
    guard let node = buttons().randomElement(using: &generator) else { return nil }
    let frame = scene.nodes[node].frame
    let overlap = min(number(3...20), frame.width)
    let new = Rect(
      x: frame.maxX - (isViolation ? overlap : -number(0...4)), y: frame.minY,
      width: 50, height: frame.height)
    // The new target must overlap no other one.
    for element in elements() where element.place != node {
      let common = element.frame.intersection(new)
      if common.width > 0, common.height > 0 { return nil }
    }
    return append(
      "Button#planted", new, Semantics(label: "Planted", traits: .isButton, actions: [.tap]))
  }

  mutating func plantTargetCovered() -> Int? {
    guard let node = buttons().randomElement(using: &generator) else { return nil }
    let frame = scene.nodes[node].frame
    let cover = append("Color#planted", frame)
    let share = isViolation ? 1 : number(0.3...0.8)
    let area = Rect(
      x: frame.minX, y: frame.minY, width: frame.width * share, height: frame.height)
    let color = ResolvedColor(red: 1, green: 1, blue: 1, opacity: isViolation ? 1 : 0.9)
    scene.commands.append(
      Scene.Command(node: cover, paint: .fill(.box(area, cornerRadius: 0), color)))
    explained = buttons().filter {
      $0 != node && frame.intersection(scene.nodes[$0].frame) != .zero
    }
    return node
  }

  mutating func plantTargetSafeArea() -> Int? {
    guard let node = buttons().min(by: { scene.nodes[$0].frame.minY < scene.nodes[$1].frame.minY })
    else { return nil }
    let frame = scene.nodes[node].frame
    let inset = isViolation ? frame.minY + number(3...20) : max(frame.minY - number(0...20), 0)
    guard inset < scene.canvas.size.height / 2, frame.height < scene.canvas.size.height / 2 else {
      return nil
    }
    safeArea = EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0)
    explained = elements().filter { $0.frame.minY < inset }.map(\.place)
    return node
  }

  mutating func plantLabelMissing() -> Int? {
    guard let node = buttons().filter({ !containsSymbol($0) }).randomElement(using: &generator)
    else { return nil }
    let isViolation = isViolation
    replaceSemantics(node) { semantics in
      semantics.label = isViolation ? nil : "Share"
      semantics.value = nil
    }
    return node
  }

  /// Returns whether a symbol, which has a name, is in a node.
  private func containsSymbol(_ node: Int) -> Bool {
    let tree = SceneTree(scene.nodes)
    var remaining = [node]
    while let next = remaining.popLast() {
      if scene.nodes[next].element.hasPrefix("Symbol") { return true }
      remaining += tree.children[next]
    }
    return false
  }

  mutating func plantImageLabel() -> Int? {
    let isHidden = Bool.random(using: &generator)
    return append(
      "Image#planted", Rect(x: 10, y: 10, width: 40, height: 40),
      Semantics(
        label: isViolation || isHidden ? nil : "A kite", traits: .isImage,
        isHidden: !isViolation && isHidden))
  }

  mutating func plantLabelDuplicate() -> Int? {
    let found = buttons()
    guard let first = found.first, let node = found.dropFirst().randomElement(using: &generator)
    else { return nil }
    var copy: Semantics?
    replaceSemantics(first) { copy = $0 }
    guard let copy, let label = copy.label, !label.isEmpty else { return nil }
    let isViolation = isViolation
    replaceSemantics(node) { semantics in
      semantics = copy
      semantics.label = isViolation ? label : label + " again"
    }
    return node
  }

  mutating func plantLabel(wrong: [String], right: [String]) -> Int? {
    guard let node = buttons().randomElement(using: &generator),
      let label = (isViolation ? wrong : right).randomElement(using: &generator)
    else { return nil }
    replaceSemantics(node) { $0.label = label }
    return node
  }

  mutating func plantLabelInName() -> Int? {
    let inside = Dictionary(
      grouping: lines(), by: { scene.commands[$0].node }
    ).mapValues { $0.count }
    let named = buttons().filter { node in nodes(inside: node).count { inside[$0] == 1 } == 1 }
    guard let node = named.randomElement(using: &generator) else { return nil }
    let texts = lines().filter { nodes(inside: node).contains(scene.commands[$0].node) }
    guard let command = texts.first, case .text(let line) = scene.commands[command].paint else {
      return nil
    }
    let label = isViolation ? "Something else" : "\(line.string), in another window"
    replaceSemantics(node) {
      $0.label = label
      $0.value = nil
    }
    return node
  }

  mutating func plantTraits() -> Int? {
    guard let node = buttons().randomElement(using: &generator) else { return nil }
    let kind = Int.random(in: 0..<3, using: &generator)
    let isViolation = isViolation
    replaceSemantics(node) { semantics in
      switch (isViolation, kind) {
      case (true, 0): semantics.traits.insert(.isLink)
      case (true, 1): semantics.traits.insert(.isAdjustable)
      case (true, _): semantics.actions = []
      case (false, 0): semantics.traits.insert(.isSelected)
      case (false, 1): semantics.traits.insert(.isHeader)
      case (false, _): semantics.traits.insert(.updatesFrequently)
      }
    }
    return node
  }
}
