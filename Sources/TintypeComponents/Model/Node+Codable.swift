// SPDX-License-Identifier: MIT

// A tree is coded flat, as a list of nodes that name their parents: coders that nest fail at some
// hundred levels, and a flat list reads line by line.
extension Node: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, nodes
  }

  /// The version of the coded form.
  private static let format = 1

  /// Encodes the tree as a list of nodes, parents before children.
  ///
  /// - Throws: `EncodingError` naming the first node that holds a layout of the user's own.
  public func encode(to encoder: any Encoder) throws {
    guard depth <= Node.maximumDepth else { throw ComponentError.tooDeep(type: type) }
    var entries: [Entry] = []
    flatten(into: &entries, parent: nil, slot: nil)
    try checkEncodable(encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(entries, forKey: .nodes)
  }

  /// Decodes a tree.
  ///
  /// - Throws: `DecodingError` for a list that is empty, that names parents which do not stand
  ///   before their children, or that comes from a later version; `ComponentError.tooDeep`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container,
        debugDescription: "The nodes are in format \(format); this version reads \(Self.format).")
    }
    let entries = try container.decode([Entry].self, forKey: .nodes)
    guard let root = try Self.assemble(entries) else {
      throw DecodingError.dataCorruptedError(
        forKey: .nodes, in: container,
        debugDescription: "The list must begin with its only root, and parents must stand before "
          + "their children.")
    }
    self = root
  }

  private func checkEncodable(_ encoder: any Encoder) throws {
    var opaque: NodePath?
    visit { node, path, _ in
      if case .custom = node.content, opaque == nil { opaque = path }
    }
    guard let opaque else { return }
    throw EncodingError.invalidValue(
      opaque.description,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "\(opaque) holds a layout of your own, which is code and no data."
      )
    )
  }

  /// A node without its children, and where it belongs.
  private struct Entry: Codable {
    var parent: Int?
    var slot: Int?
    var type: String
    var id: String?
    var content: Content
    var modifiers: [Modifier]?
    var direction: LayoutDirection?
  }

  private func flatten(into entries: inout [Entry], parent: Int?, slot: Int?) {
    let index = entries.count
    entries.append(
      Entry(
        parent: parent,
        slot: slot,
        type: type,
        id: id,
        content: content,
        modifiers: modifiers.isEmpty ? nil : modifiers,
        direction: layoutDirection == .leftToRight ? nil : layoutDirection
      )
    )
    for attachment in attachments {
      for node in attachment.nodes {
        node.flatten(into: &entries, parent: index, slot: attachment.modifier)
      }
    }
    for child in children { child.flatten(into: &entries, parent: index, slot: nil) }
  }

  private static func assemble(_ entries: [Entry]) throws -> Node? {
    guard let first = entries.first, first.parent == nil else { return nil }
    var depths = [1]
    for (index, entry) in entries.enumerated().dropFirst() {
      guard let parent = entry.parent, depths.indices.contains(parent), parent < index else {
        return nil
      }
      depths.append(depths[parent] + 1)
      guard depths[index] <= maximumDepth else { throw ComponentError.tooDeep(type: first.type) }
    }
    var nodes = entries.map { entry in
      Node(
        type: entry.type,
        id: entry.id,
        content: entry.content,
        modifiers: entry.modifiers ?? [],
        layoutDirection: entry.direction ?? .leftToRight
      )
    }
    // From the last to the first, so that each node is whole before its parent takes it. Children
    // therefore arrive in reverse.
    for index in nodes.indices.reversed() {
      nodes[index].children.reverse()
      nodes[index].attachments.reverse()
      for position in nodes[index].attachments.indices {
        nodes[index].attachments[position].nodes.reverse()
      }
      guard let parent = entries[index].parent else { continue }
      if let slot = entries[index].slot {
        if nodes[parent].attachments.last?.modifier == slot {
          let last = nodes[parent].attachments.endIndex - 1
          nodes[parent].attachments[last].nodes.append(nodes[index])
        } else {
          nodes[parent].attachments.append(Attachment(modifier: slot, nodes: [nodes[index]]))
        }
      } else {
        nodes[parent].children.append(nodes[index])
      }
    }
    return nodes.first
  }
}

extension Node.Content: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value
  }

  private enum Kind: String, Codable {
    case component, text, color, shape, spacer, stack, layers
  }

  /// Encodes the kind and its value.
  ///
  /// - Throws: `EncodingError` for a layout of the user's own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ kind: Kind, _ value: some Encodable) throws {
      try container.encode(kind, forKey: .kind)
      try container.encode(value, forKey: .value)
    }
    switch self {
    case .component: try container.encode(Kind.component, forKey: .kind)
    case .text(let value): try encode(.text, value)
    case .color(let value): try encode(.color, value)
    case .shape(let value): try encode(.shape, value)
    case .spacer(let value): try encode(.spacer, value)
    case .stack(let value): try encode(.stack, value)
    case .layers(let value): try encode(.layers, value)
    case .custom:
      throw EncodingError.invalidValue(
        "custom",
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "A layout of your own is code and no data."
        )
      )
    }
  }

  /// Decodes the kind and its value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>() throws -> Value {
      try container.decode(Value.self, forKey: .value)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .component: self = .component
    case .text: self = .text(try value())
    case .color: self = .color(try value())
    case .shape: self = .shape(try value())
    case .spacer: self = .spacer(try value())
    case .stack: self = .stack(try value())
    case .layers: self = .layers(try value())
    }
  }
}
