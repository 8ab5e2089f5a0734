// SPDX-License-Identifier: MIT

/// The attributes and the semantics of a node, either given or created on demand from a component's
/// node.
///
/// Only outlines, files and differences need them; most scenes are painted and released.
struct SceneNodeDescription: Sendable {
  private var given: Parts?
  let source: (any SceneNodeSource)?

  typealias Parts = SceneNodeParts

  init(_ parts: Parts) {
    given = parts
    source = nil
  }

  init(_ source: any SceneNodeSource) { self.source = source }

  var parts: Parts {
    get { given ?? source?.parts ?? Parts(attributes: [], semantics: nil) }
    set { given = newValue }
  }

  func appendSemantics(to text: inout String) {
    guard let given else {
      source?.appendSemantics(to: &text)
      return
    }
    if let semantics = given.semantics { text += "\t\(semantics)" }
  }
}

/// The attributes and the semantics of a node.
package struct SceneNodeParts: Hashable, Sendable {
  package var attributes: [Attribute]
  package var semantics: Semantics?

  package init(attributes: [Attribute], semantics: Semantics?) {
    (self.attributes, self.semantics) = (attributes, semantics)
  }
}

/// A source that creates the description of a scene's node from the node of a component.
package protocol SceneNodeSource: AnyObject, Sendable {
  /// The description, created on first use.
  var parts: SceneNodeParts { get }

  /// Appends the semantics that modifiers set; omits those that require the whole description.
  func appendSemantics(to text: inout String)
}

extension Scene.Node {
  /// Creates a node whose description is created on demand and whose frame is not yet known.
  package init(_ source: any SceneNodeSource, parent: Int?, element: String) {
    (self.parent, self.element) = (parent, element)
    frame = .zero
    description = SceneNodeDescription(source)
  }

  /// The source of the description; `nil` for a decoded node.
  package var source: (any SceneNodeSource)? { description.source }

  /// Appends the node's semantics to the text of a digest.
  ///
  /// The text contains the semantics that modifiers set, or all semantics if they are already
  /// known. Each passing snapshot calls this method, so it avoids unneeded work.
  package func appendSemantics(to text: inout String) { description.appendSemantics(to: &text) }
}

extension SceneNodeDescription: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Scene.Node: Codable {
  private enum CodingKeys: CodingKey {
    case parent, element, frame, attributes, semantics
  }

  /// Decodes a node.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      parent: try container.decodeIfPresent(Int.self, forKey: .parent),
      element: try container.decode(String.self, forKey: .element),
      frame: try container.decode(Rect.self, forKey: .frame),
      attributes: try container.decode([Attribute].self, forKey: .attributes),
      semantics: try container.decodeIfPresent(Semantics.self, forKey: .semantics))
  }

  /// Encodes the node.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(element, forKey: .element)
    try container.encode(frame, forKey: .frame)
    try container.encode(attributes, forKey: .attributes)
    try container.encodeIfPresent(semantics, forKey: .semantics)
  }
}
