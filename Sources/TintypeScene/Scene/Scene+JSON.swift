// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene as JSON to be read, searched and compared: canvas, diagnostics, and the nodes, each
  /// inside of its parent.
  ///
  /// ```
  /// {
  ///   "canvas": {
  ///     "direction": "leftToRight",
  ///     "scale": 2,
  ///     "scheme": "light",
  ///     "size": [200, 100]
  ///   },
  ///   "diagnostics": [],
  ///   "nodes": [
  ///     {
  ///       "attributes": {
  ///         "text": "Hello"
  ///       },
  ///       "element": "Text",
  ///       "frame": [16, 20, 88, 22],
  ///       "semantics": {
  ///         "label": "Hello",
  ///         "traits": ["isStaticText"]
  ///       }
  ///     }
  ///   ]
  /// }
  /// ```
  ///
  /// Names are sorted and numbers have at most three decimals, so one scene has one text; what is no
  /// finite number is a word. Children stand in `subnodes`. Nothing reads this form back, and what
  /// is painted is not in it: for that a scene is `Codable`.
  public var json: String {
    let tree = SceneTree(nodes)
    let document = JSONText.object([
      .init("canvas", canvas.json),
      .init("diagnostics", .list(diagnostics.map { .string($0.description) })),
      .init("nodes", .list(roots(of: tree))),
    ])
    var text = ""
    document.write(to: &text)
    return text + "\n"
  }

  /// The roots with all nodes below them, children first: parents stand before their children.
  private func roots(of tree: SceneTree) -> [JSONText] {
    var written: [Int: JSONText] = [:]
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var members: [JSONText.Member] = [
        .init("element", .string(node.element)), .init("frame", node.frame.json),
      ]
      if !node.attributes.isEmpty { members.append(.init("attributes", node.attributes.json)) }
      if let semantics = node.semantics { members.append(.init("semantics", semantics.json)) }
      let children = tree.children[index].compactMap { written.removeValue(forKey: $0) }
      if !children.isEmpty { members.append(.init("subnodes", .list(children))) }
      written[index] = .object(members)
    }
    return tree.roots.compactMap { written[$0] }
  }
}

extension Scene.Canvas {
  fileprivate var json: JSONText {
    var members: [JSONText.Member] = [
      .init("direction", .string(layoutDirection.rawValue)),
      .init("scale", .number(scale)),
      .init("scheme", .string(colorScheme.rawValue)),
      .init("size", .list([.number(size.width), .number(size.height)])),
    ]
    if let background { members.append(.init("background", .string(background.description))) }
    return .object(members)
  }
}

extension Rect {
  fileprivate var json: JSONText { .list([minX, minY, width, height].map { .number($0) }) }
}

extension [Attribute] {
  /// An object; of several attributes of one name the later ones have their number behind it.
  fileprivate var json: JSONText {
    var counts: [String: Int] = [:]
    return .object(
      map { attribute in
        let count = counts[attribute.name, default: 0] + 1
        counts[attribute.name] = count
        let name = count == 1 ? attribute.name : "\(attribute.name) (\(count))"
        return JSONText.Member(name, attribute.value.json)
      })
  }
}

extension Attribute.Value {
  fileprivate var json: JSONText {
    switch self {
    case .number(let length): .number(length.points)
    case .word(let text), .text(let text): .string(text)
    case .color(let color): .string(color.description)
    case .font(let font): .string(font.description)
    }
  }
}

extension Semantics {
  /// What differs from semantics that mean nothing.
  fileprivate var json: JSONText {
    var members: [JSONText.Member] = []
    let texts = [("label", label), ("value", value), ("hint", hint), ("identifier", identifier)]
    for (name, text) in texts {
      if let text { members.append(.init(name, .string(text))) }
    }
    if !traits.names.isEmpty {
      members.append(.init("traits", .list(traits.names.map { .string($0) })))
    }
    if !actions.isEmpty {
      members.append(.init("actions", .list(actions.map { .string($0.name) })))
    }
    if let children { members.append(.init("children", .string(children.rawValue))) }
    if sortPriority != 0 { members.append(.init("sortPriority", .number(sortPriority))) }
    if isHidden { members.append(.init("hidden", .flag(true))) }
    return .object(members)
  }
}
