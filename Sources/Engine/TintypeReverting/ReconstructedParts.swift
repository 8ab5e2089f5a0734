// SPDX-License-Identifier: MIT

import Synchronization
import TintypeComponents

/// The contents and modifiers of nodes from an older scene, found by their attributes.
///
/// The results are stored, because nodes are reconstructed for each layout with changes undone.
final class ReconstructedParts: Sendable {
  /// A content or a modifier, by its type or name and its attributes.
  private struct Key: Hashable {
    var name: String
    var attributes: [Attribute]
  }

  /// The parts of the newer tree.
  private struct Known {
    var contents: [Key: Node.Content] = [:]
    /// The symbols and images by their drawings, for other sizes and colors.
    var drawings: [Attribute: Node.Content] = [:]
    var modifiers: [Key: Node.Modifier] = [:]
    /// The sizes of all symbols.
    var symbolSizes: Set<Length> = []
  }

  private struct Stored {
    var known: Known?
    var contents: [Key: Node.Content?] = [:]
    var modifiers: [Key: Node.Modifier?] = [:]
  }

  private let root: Node
  private let stored = Mutex(Stored())

  /// Creates parts for a newer tree.
  init(of root: Node) { self.root = root }

  private var known: Known {
    if let known = stored.withLock({ $0.known }) { return known }
    var known = Known()
    for located in root.located {
      let node = located.node
      let content = Key(name: node.type, attributes: node.content.attributes)
      if known.contents[content] == nil, !node.content.isClosure {
        known.contents[content] = node.content
      }
      if let drawing = Self.drawing(of: content.attributes), known.drawings[drawing] == nil {
        known.drawings[drawing] = node.content
      }
      if case .symbol(let symbol) = node.content { known.symbolSizes.insert(symbol.size) }
      for modifier in node.modifiers {
        let key = Key(name: modifier.name, attributes: modifier.attributes)
        if known.modifiers[key] == nil { known.modifiers[key] = modifier }
      }
    }
    stored.withLock { $0.known = known }
    return known
  }

  /// The sizes of the symbols of the newer tree.
  var symbolSizes: Set<Length> { known.symbolSizes }

  /// Returns the content of a type with attributes, those of a fragment in the newer environment.
  func content(
    _ type: String, _ attributes: [Attribute], of fragment: SceneFragment
  ) -> Node.Content? {
    // A component without attributes is a leaf or has children.
    let key = Key(name: fragment.children.isEmpty ? type + "." : type, attributes: attributes)
    if let content = stored.withLock({ $0.contents[key] }) { return content }
    let content = makeContent(type, attributes, of: fragment)
    stored.withLock { $0.contents[key] = .some(content) }
    return content
  }

  private func makeContent(
    _ type: String, _ attributes: [Attribute], of fragment: SceneFragment
  ) -> Node.Content? {
    let known = known
    if let content = known.contents[Key(name: type, attributes: attributes)] { return content }
    var templates: [Node.Content] = []
    if let similar = Self.drawing(of: attributes).flatMap({ known.drawings[$0] }) {
      templates.append(similar)
    }
    let template = ContentTemplate(
      type, attributes, images: fragment.images, paths: fragment.commands.paths,
      isLeaf: fragment.children.isEmpty)
    if let content = template.content { templates.append(content) }
    for template in templates {
      var node = Node(type: type, content: template)
      for attribute in attributes {
        let reversion = AttributeReversion(
          name: attribute.name, value: attribute.value, attributes: attributes)
        node = reversion.applied(to: node) ?? node
      }
      if Set(node.content.attributes) == Set(attributes) { return node.content }
    }
    return nil
  }

  /// Returns the modifier with a name such as `padding[0]` among attributes.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - attributes: The attributes.
  ///   - commands: The drawing of the node, which contains the paths.
  /// - Returns: The modifier; `nil` if its attributes do not describe it completely.
  func modifier(
    _ name: String, among attributes: [Attribute], _ commands: [PaintCommand]
  ) -> Node.Modifier? {
    let own = attributes.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
    let key = Key(name: name, attributes: own)
    if let modifier = stored.withLock({ $0.modifiers[key] }) { return modifier }
    let modifier = makeModifier(name, own, commands)
    stored.withLock { $0.modifiers[key] = .some(modifier) }
    return modifier
  }

  private func makeModifier(
    _ name: String, _ attributes: [Attribute], _ commands: [PaintCommand]
  ) -> Node.Modifier? {
    let base = String(name.prefix { $0 != "[" })
    let stripped = attributes.map {
      Attribute(String($0.name.dropFirst(name.count + 1)), $0.value)
    }
    if let modifier = known.modifiers[Key(name: base, attributes: stripped)] { return modifier }
    guard let template = ModifierTemplate(name, attributes: attributes).modifier else { return nil }
    // The ordinal is that of the only modifier.
    var node = Node(type: "", modifiers: [template])
    let placed = stripped.map { attribute in
      let isOwn = attribute.name.isEmpty
      return Attribute(
        isOwn ? "\(base)[0]" : "\(base)[0].\(attribute.name)", attribute.value)
    }
    let paths = commands.paths
    for attribute in placed {
      let reversion = AttributeReversion(
        name: attribute.name, value: attribute.value, attributes: placed, paths: paths)
      node = reversion.applied(to: node) ?? node
    }
    guard let modifier = node.modifiers.first else { return nil }
    // The digest of a path depends on the precision of its coordinates.
    func compared(_ attributes: [Attribute]) -> Set<Attribute> {
      Set(attributes.filter { $0.name != "path" })
    }
    return compared(modifier.attributes) == compared(stripped) ? modifier : nil
  }

  private static func drawing(of attributes: [Attribute]) -> Attribute? {
    attributes.first { $0.name == "drawing" }
  }
}

extension Node.Content {
  /// A Boolean value that indicates whether the content is a closure, which its attributes do not
  /// identify.
  fileprivate var isClosure: Bool {
    switch self {
    case .canvas, .geometry: true
    default: false
    }
  }
}
