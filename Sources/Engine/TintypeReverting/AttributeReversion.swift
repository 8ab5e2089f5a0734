// SPDX-License-Identifier: MIT

import TintypeComponents

/// A search for the node that has another value of an attribute.
///
/// Attributes are derived from the coded parts of a node: the content and the modifiers. The search
/// replaces a part, decodes the node, and compares the attributes that result with the wanted ones.
/// It therefore needs no knowledge of the attributes, and a result always has the wanted one.
struct AttributeReversion {
  /// The name of the attribute.
  let name: String
  /// The wanted value; `nil` for the default.
  let value: Attribute.Value?
  /// The older attributes of the node, in the order of its modifiers.
  let attributes: [Attribute]
  /// The paths of the older drawing.
  var paths: [Path] = []

  /// Returns the node with the value; `nil` if none is found.
  func applied(to node: Node) -> Node? {
    if name == "layoutDirection" { return withDirection(node) }
    let names = node.modifierNames
    if let index = names.firstIndex(where: { isOwned(by: $0) }) {
      return changing(index, of: node) ?? (value == nil ? removing(index, of: node) : nil)
    }
    if let modifier = Self.owner(of: name) {
      // A modifier is removed together with the first of its attributes.
      return value == nil ? node : inserting(modifier, into: node)
    }
    return changingContent(of: node)
  }

  /// Returns whether the attribute belongs to a modifier with a name such as `padding[0]`.
  private func isOwned(by modifier: String) -> Bool {
    name == modifier || name.hasPrefix(modifier + ".")
  }

  /// Returns the name of the modifier that an attribute belongs to; `nil` for the content's.
  static func owner(of name: String) -> String? {
    guard let end = name.firstIndex(of: "]") else { return nil }
    let owner = String(name[...end])
    let base = owner.prefix { $0 != "[" }
    return ModifierTemplate.names.contains(String(base)) ? owner : nil
  }

  private func withDirection(_ node: Node) -> Node? {
    var node = node
    guard case .word(let word)? = value ?? .word(LayoutDirection.leftToRight.rawValue),
      let direction = LayoutDirection(rawValue: word)
    else { return nil }
    node.layoutDirection = direction
    return node
  }

  private func changingContent(of node: Node) -> Node? {
    if case .shape(var shape) = node.content, let path = path(named: "path") {
      var node = node
      shape.kind = .path(path)
      node.content = .shape(shape)
      return node
    }
    // The pixels of images are not attributes, and take long to code.
    if case .image(let image) = node.content { return tinting(image, of: node) }
    if case .symbol(let symbol) = node.content, name == "size" { return resizing(symbol, of: node) }
    guard let coded = CodedValue(node.content) else { return nil }
    return firstMatch(of: node, coded) { (new: Node.Content, node) in node.content = new }
  }

  /// Returns the node with an image in another tint.
  private func tinting(_ image: ImageContent, of node: Node) -> Node? {
    guard name == "tint" else { return nil }
    var (image, node) = (image, node)
    image.tint =
      switch value {
      case .color(let color)?: .color(color)
      case .word(let word)?: DescribedStyle(word).style
      default: nil
      }
    node.content = .image(image)
    return image.tint?.attribute == value ? node : nil
  }

  /// Returns the node with a symbol of another size and cap height.
  private func resizing(_ symbol: SymbolContent, of node: Node) -> Node? {
    guard case .number(let size)? = value, symbol.size.points > 0 else { return nil }
    var (symbol, node) = (symbol, node)
    symbol.capHeight = Length(symbol.capHeight.points * size.points / symbol.size.points)
    symbol.size = size
    node.content = .symbol(symbol)
    return node
  }

  /// Returns the path of the older drawing that the value describes, if this is the attribute with a
  /// name.
  ///
  /// The coordinates in a reference are rounded, so that their digest can be another one. Then the
  /// path has the same number of elements.
  private func path(named name: String) -> Path? {
    guard self.name == name, case .word(let summary)? = value else { return nil }
    return paths.first { $0.summary == summary }
      ?? paths.first { summary.hasPrefix("\($0.elements.count) ") }
  }

  private func changing(_ index: Int, of node: Node) -> Node? {
    if case .clip(var shape) = node.modifiers[index],
      let path = path(named: node.modifierNames[index] + ".path")
    {
      var node = node
      shape.kind = .path(path)
      node.modifiers[index] = .clip(shape)
      return node
    }
    guard let coded = CodedValue(node.modifiers[index]) else { return nil }
    return firstMatch(of: node, coded) { (new: Node.Modifier, node) in
      node.modifiers[index] = new
    }
  }

  private func firstMatch<Part: Codable>(
    of node: Node, _ coded: CodedValue, _ set: (Part, inout Node) -> Void
  ) -> Node? {
    let current = node.sceneAttributes
    let known = current.first { $0.name == name }?.value
    guard known != value else { return node }
    for candidate in CodedCandidates(name: name, old: known, new: value).variants(of: coded) {
      guard let part = candidate.decoded(as: Part.self) else { continue }
      var changed = node
      set(part, &changed)
      let now = changed.sceneAttributes
      if now.first(where: { $0.name == name })?.value == value, keepsOthers(now, current) {
        return changed
      }
    }
    return nil
  }

  /// Returns whether all other attributes have their values, or older values that they get next.
  private func keepsOthers(_ now: [Attribute], _ before: [Attribute]) -> Bool {
    func values(_ list: [Attribute]) -> [String: Attribute.Value] {
      Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
    }
    let (now, before, older) = (values(now), values(before), values(attributes))
    return Set(now.keys).union(before.keys).allSatisfy { other in
      other == name || now[other] == before[other] || now[other] == older[other]
        || before[other] != older[other]
    }
  }

  /// Returns the node without a modifier that has no nodes.
  private func removing(_ index: Int, of node: Node) -> Node? {
    guard node.nodes(attachedTo: index).isEmpty else { return nil }
    var node = node
    node.modifiers.remove(at: index)
    for place in node.attachments.indices where node.attachments[place].modifier > index {
      node.attachments[place].modifier -= 1
    }
    if let position = node.idPosition, position > index { node.idPosition = position - 1 }
    return node
  }

  /// Returns the node with a modifier that has the attribute, at its position in the older
  /// attributes.
  private func inserting(_ modifier: String, into node: Node) -> Node? {
    guard let template = ModifierTemplate(modifier, attributes: attributes).modifier else {
      return nil
    }
    let names = node.modifierNames
    var following: [String] = []
    for attribute in attributes.drop(while: { !$0.name.hasPrefix(modifier) }) {
      if let owner = Self.owner(of: attribute.name), owner != modifier { following.append(owner) }
    }
    let index = names.firstIndex { following.contains($0) } ?? names.count
    var node = node
    node.modifiers.insert(template, at: index)
    for place in node.attachments.indices where node.attachments[place].modifier >= index {
      node.attachments[place].modifier += 1
    }
    if let position = node.idPosition, position > index { node.idPosition = position + 1 }
    return changing(index, of: node) ?? node
  }
}
