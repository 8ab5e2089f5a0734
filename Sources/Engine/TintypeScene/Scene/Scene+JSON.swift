// SPDX-License-Identifier: MIT

import TintypeBase

extension Scene {
  /// The scene as JSON for reading, searching and comparison: canvas, diagnostics and nested nodes.
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
  /// Names are sorted and numbers have at most three decimals, so equal scenes have equal text.
  /// Numbers that are not finite are strings. Children are in `subnodes`. The text cannot be
  /// decoded and contains no paint commands; the `Codable` conformance supports both.
  public var json: String {
    let tree = SceneTree(nodes)
    let document: JSON = .object([
      ("canvas", canvas.json),
      ("diagnostics", .array(diagnostics.map { .string($0.description) })),
      ("nodes", .array(roots(of: tree))),
    ])
    return document.text(.init(layout: .nested, keyOrder: .sorted, escapes: .minimal)) + "\n"
  }

  /// Returns the roots with all descendants; children are processed first, since parents precede
  /// them.
  private func roots(of tree: SceneTree) -> [JSON] {
    var written: [Int: JSON] = [:]
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var members: [JSON.Member] = [
        ("element", .string(node.element)), ("frame", node.frame.json),
      ]
      if !node.attributes.isEmpty { members.append(("attributes", node.attributes.json)) }
      if let semantics = node.semantics { members.append(("semantics", semantics.json)) }
      let children = tree.children[index].compactMap { written.removeValue(forKey: $0) }
      if !children.isEmpty { members.append(("subnodes", .array(children))) }
      written[index] = .object(members)
    }
    return tree.roots.compactMap { written[$0] }
  }
}

extension Scene.Canvas {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      ("direction", .string(layoutDirection.rawValue)),
      ("scale", .points(scale)),
      ("scheme", .string(colorScheme.rawValue)),
      ("size", .array([.points(size.width), .points(size.height)])),
    ]
    if platformStyle != .iOS { members.append(("style", .string(platformStyle.rawValue))) }
    if let background { members.append(("background", .string(background.description))) }
    return .object(members)
  }
}

extension Rect {
  fileprivate var json: JSON { .array([minX, minY, width, height].map { .points($0) }) }
}

extension [Attribute] {
  /// An object of the attributes; repeated names have their ordinal appended.
  fileprivate var json: JSON {
    var counts: [String: Int] = [:]
    return .object(
      map { attribute in
        let count = counts[attribute.name, default: 0] + 1
        counts[attribute.name] = count
        let name = count == 1 ? attribute.name : "\(attribute.name) (\(count))"
        return (name, attribute.value.json)
      })
  }
}

extension Attribute.Value {
  fileprivate var json: JSON {
    switch self {
    case .number(let length): .points(length.points)
    case .word(let text), .text(let text): .string(text)
    case .color(let color): .string(color.description)
    case .font(let font): .string(font.description)
    }
  }
}

extension Semantics {
  /// The properties that differ from empty semantics.
  fileprivate var json: JSON {
    var members: [JSON.Member] = []
    let texts = [("label", label), ("value", value), ("hint", hint), ("identifier", identifier)]
    for (name, text) in texts {
      if let text { members.append((name, .string(text))) }
    }
    if !traits.names.isEmpty {
      members.append(("traits", .array(traits.names.map { .string($0) })))
    }
    if !actions.isEmpty {
      members.append(("actions", .array(actions.map { .string($0.name) })))
    }
    if let children { members.append(("children", .string(children.rawValue))) }
    if sortPriority != 0 { members.append(("sortPriority", .points(sortPriority))) }
    if let headingLevel { members.append(("headingLevel", .integer(headingLevel))) }
    if isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }
}

extension JSON {
  /// Returns a number with at most three decimals; a string if it is not finite.
  fileprivate static func points(_ number: Double) -> JSON {
    number.isFinite ? .encoded(number.pointText) : .string(number.pointText)
  }
}
