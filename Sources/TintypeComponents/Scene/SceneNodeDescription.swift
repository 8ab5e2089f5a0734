// SPDX-License-Identifier: MIT

import Synchronization

/// The attributes and the meaning of a scene's node: given, or made of a component's node when
/// someone asks.
///
/// Only outlines, files and differences ask; most scenes are painted and forgotten.
struct SceneNodeDescription: Sendable {
  private var given: Parts?
  private let maker: Maker?

  /// What is said of a node.
  struct Parts: Hashable, Sendable {
    var attributes: [Attribute]
    var semantics: Semantics?
  }

  /// Describes a node, once.
  private final class Maker: Sendable {
    private let node: Node
    private let made = Mutex<Parts?>(nil)

    init(_ node: Node) {
      self.node = node
    }

    /// Appends what modifiers say that the node means; the rest is not found out.
    func appendMeaning(to text: inout String) {
      for modifier in node.modifiers {
        switch modifier {
        case .semantics(let change): change.append(to: &text)
        case .actions(let reference):
          for kind in reference.kinds {
            text += "\ta"
            text += kind.name
          }
        case .hidden: text += "\tz"
        default: continue
        }
      }
    }

    var parts: Parts {
      made.withLock { made in
        if let made { return made }
        let parts = Parts(
          attributes: node.sceneAttributes, semantics: Semantics.resolve(node))
        made = parts
        return parts
      }
    }
  }

  init(_ parts: Parts) {
    given = parts
    maker = nil
  }

  init(of node: Node) {
    maker = Maker(node)
  }

  var parts: Parts {
    get { given ?? maker?.parts ?? Parts(attributes: [], semantics: nil) }
    set { given = newValue }
  }
}

extension Scene.Node {
  /// Appends what the node means to a text from which a digest is made: what modifiers say of it, or
  /// all of it where that is known already.
  ///
  /// Each passing snapshot asks, so nothing is made for it that nobody needs.
  package func appendMeaning(to text: inout String) { description.appendMeaning(to: &text) }
}

extension SceneNodeDescription {
  func appendMeaning(to text: inout String) {
    guard let given else {
      maker?.appendMeaning(to: &text)
      return
    }
    if let semantics = given.semantics { text += "\t\(semantics)" }
  }
}

extension Semantics.Change {
  fileprivate func append(to text: inout String) {
    func append(_ mark: String, _ part: String?) {
      guard let part else { return }
      text += mark
      text += part
    }
    append("\tl", label)
    append("\tv", value)
    append("\th", hint)
    append("\ti", identifier)
    append("\tc", children?.rawValue)
    if addedTraits.rawValue != 0 { append("\tt", String(addedTraits.rawValue)) }
    if removedTraits.rawValue != 0 { append("\tr", String(removedTraits.rawValue)) }
    if let sortPriority { append("\tp", String(sortPriority.points)) }
    if let isHidden { append("\tx", isHidden ? "1" : "0") }
  }
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
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      parent: try container.decodeIfPresent(Int.self, forKey: .parent),
      element: try container.decode(String.self, forKey: .element),
      frame: try container.decode(Rect.self, forKey: .frame),
      attributes: try container.decode([Attribute].self, forKey: .attributes),
      semantics: try container.decodeIfPresent(Semantics.self, forKey: .semantics))
  }

  /// Encodes the node.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(element, forKey: .element)
    try container.encode(frame, forKey: .frame)
    try container.encode(attributes, forKey: .attributes)
    try container.encodeIfPresent(semantics, forKey: .semantics)
  }
}
