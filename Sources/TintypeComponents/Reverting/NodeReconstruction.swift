// SPDX-License-Identifier: MIT

/// The reconstruction of nodes from an older scene, whose components are unknown.
///
/// Contents and modifiers with the same attributes are copied from the newer tree. Other texts,
/// shapes and stacks are created from their attributes. All other nodes are replaced by their
/// drawing, at its size.
struct NodeReconstruction {
  /// The contents of the newer tree by their attributes.
  private var contents: [String: Node.Content] = [:]
  /// The symbols and images of the newer tree by their drawings, for other sizes and colors.
  private var drawings: [Attribute: Node.Content] = [:]
  /// The modifiers of the newer tree by their attributes.
  private var modifiers: [String: Node.Modifier] = [:]
  /// The values of another environment.
  private let environment: SceneRevision.Environment

  init(from root: Node, _ environment: SceneRevision.Environment) {
    self.environment = environment
    for located in root.located {
      let node = located.node
      let content = Self.key(node.type, node.content.attributes)
      if contents[content] == nil { contents[content] = node.content }
      if let drawing = Self.drawing(of: node.content.attributes), drawings[drawing] == nil {
        drawings[drawing] = node.content
      }
      for modifier in node.modifiers {
        let key = Self.key(modifier.name, modifier.attributes)
        if modifiers[key] == nil { modifiers[key] = modifier }
      }
    }
  }

  /// Returns the node for a fragment.
  func node(for fragment: SceneFragment, in direction: LayoutDirection) -> Node {
    child(fragment, direction, 1)
  }

  private func child(_ fragment: SceneFragment, _ direction: LayoutDirection, _ depth: Int) -> Node
  {
    rebuilt(fragment, direction, depth) ?? Node(drawing: fragment, in: direction)
  }

  private func rebuilt(
    _ fragment: SceneFragment, _ direction: LayoutDirection, _ depth: Int
  ) -> Node? {
    guard depth < Node.maximumDepth else { return nil }
    let older = fragment.attributes.filter { $0.name != "layoutDirection" }
    let newer = older.map { attribute in
      Attribute(attribute.name, environment.newer[attribute.value] ?? attribute.value)
    }
    let (type, id) = Self.name(fragment.element)
    let owned = newer.map { ($0, AttributeReversion.owner(of: $0.name)) }
    let own = owned.filter { $0.1 == nil && $0.0.name != "accessibilityIdentifier" }.map(\.0)
    guard let content = content(type, own, isLeaf: fragment.children.isEmpty) else { return nil }
    var node = Node(type: type, id: id, content: content, layoutDirection: direction)
    var names: [String] = []
    for case (_, let owner?) in owned where names.last != owner { names.append(owner) }
    for name in names {
      guard let modifier = modifier(name, newer) else { return nil }
      node.modifiers.append(modifier)
    }
    for (old, new) in zip(older, newer)
    where old != new && !environment.keeps(old.value) {
      let reversion = AttributeReversion(name: old.name, value: old.value, attributes: older)
      guard let reverted = reversion.applied(to: node) else { return nil }
      node = reverted
    }
    guard add(fragment.children, to: &node, depth) else { return nil }
    return node
  }

  /// Adds the children and the attached nodes of a fragment; returns whether this was possible.
  private func add(_ children: [SceneFragment], to node: inout Node, _ depth: Int) -> Bool {
    for child in children {
      guard child.element.hasPrefix(".") else {
        node.children.append(self.child(child, node.layoutDirection, depth + 1))
        continue
      }
      let slot = String(child.element.dropFirst())
      guard let place = node.modifierNames.firstIndex(of: slot) else { return false }
      node.attachments.append(
        Node.Attachment(
          modifier: place,
          nodes: child.children.map { self.child($0, node.layoutDirection, depth + 1) }))
    }
    return true
  }

  /// Returns the modifier with a name such as `padding[0]` among attributes.
  private func modifier(_ name: String, _ attributes: [Attribute]) -> Node.Modifier? {
    let own = attributes.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
    let base = String(name.prefix { $0 != "[" })
    let stripped = own.map { Attribute(String($0.name.dropFirst(name.count + 1)), $0.value) }
    if let known = modifiers[Self.key(base, stripped)] { return known }
    guard let template = ModifierTemplate(name, attributes: attributes).modifier else { return nil }
    // The ordinal is that of the only modifier.
    var node = Node(type: "", modifiers: [template])
    let placed = stripped.map { attribute in
      let isOwn = attribute.name.isEmpty
      return Attribute(
        isOwn ? "\(base)[0]" : "\(base)[0].\(attribute.name)", attribute.value)
    }
    for attribute in placed {
      let reversion = AttributeReversion(
        name: attribute.name, value: attribute.value, attributes: placed)
      node = reversion.applied(to: node) ?? node
    }
    guard let modifier = node.modifiers.first, Set(modifier.attributes) == Set(stripped) else {
      return nil
    }
    return modifier
  }

  /// Returns the content of a type with attributes.
  private func content(_ type: String, _ attributes: [Attribute], isLeaf: Bool) -> Node.Content? {
    if let known = contents[Self.key(type, attributes)] { return known }
    let similar = Self.drawing(of: attributes).flatMap { drawings[$0] }
    guard let template = similar ?? Self.template(type, attributes, isLeaf: isLeaf) else {
      return nil
    }
    var node = Node(type: type, content: template)
    for attribute in attributes {
      let reversion = AttributeReversion(
        name: attribute.name, value: attribute.value, attributes: attributes)
      node = reversion.applied(to: node) ?? node
    }
    return Set(node.content.attributes) == Set(attributes) ? node.content : nil
  }

  /// Returns the content of a type without the values of its attributes; `nil` for types whose
  /// attributes do not describe them completely.
  private static func template(
    _ type: String, _ attributes: [Attribute], isLeaf: Bool
  ) -> Node.Content? {
    let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    func shape(_ kind: ShapeKind) -> Node.Content {
      var shape = ShapeContent(kind: kind)
      for attribute in attributes where attribute.name.hasSuffix("].lineWidth") {
        shape.strokes.append(
          ShapeContent.Stroke(
            paint: .color(clear), style: StrokeStyle(lineWidth: 0),
            isInside: attribute.name.hasPrefix("strokeBorder")))
      }
      return .shape(shape)
    }
    if attributes.contains(where: { $0.name == "text" }) {
      let first = attributes.first { $0.name == "color" }
      guard !attributes.contains(where: { $0.name.hasPrefix("run[") }), first != nil else {
        return nil
      }
      return .text(
        TextContent(runs: [TextRun(string: "", font: .body, style: .color(clear))]))
    }
    return switch type {
    case "VStack", "LazyVStack": .stack(StackContent(axis: .vertical))
    case "HStack", "LazyHStack": .stack(StackContent(axis: .horizontal))
    case "ZStack": .layers(LayersContent())
    case "Spacer": .spacer(SpacerContent())
    case "Color": .color(clear)
    case "Divider": .divider(clear)
    case "Rectangle": shape(.rectangle)
    case "RoundedRectangle": shape(.roundedRectangle(cornerRadius: 0))
    case "Capsule": shape(.capsule(style: .circular))
    case "Circle": shape(.circle)
    case "Ellipse": shape(.ellipse)
    case "Flow": .flow(FlowContent())
    case "Grid": .grid(GridContent())
    case "GridRow": .gridRow(GridRowContent())
    // The boundary of a component has children and paints nothing by itself.
    default: isLeaf || !attributes.isEmpty ? nil : .component
    }
  }

  private static func drawing(of attributes: [Attribute]) -> Attribute? {
    attributes.first { $0.name == "drawing" }
  }

  private static func key(_ name: String, _ attributes: [Attribute]) -> String {
    attributes.isEmpty ? name : "\(name) \(attributes)"
  }

  /// Returns the type and the identifier of a path element such as `Text[0]` or `Row#total`.
  private static func name(_ element: String) -> (type: String, id: String?) {
    if let mark = element.firstIndex(of: "#") {
      return (String(element[..<mark]), String(element[element.index(after: mark)...]))
    }
    return (String(element.prefix { $0 != "[" }), nil)
  }
}
