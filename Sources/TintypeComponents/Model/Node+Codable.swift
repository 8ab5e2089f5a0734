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
    let entries = flattened
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
    var opaque: (path: NodePath, part: String)?
    visit { node, path, _ in
      if opaque == nil, let part = node.opaquePart { opaque = (path, part) }
    }
    guard let opaque else { return }
    throw EncodingError.invalidValue(
      opaque.path.description,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "\(opaque.path) holds \(opaque.part), which is code and no data."
      )
    )
  }

  /// A node without its children, and where it belongs.
  private struct Entry: Codable {
    var parent: Int?
    var slot: Int?
    var type: String
    var id: String?
    var idPosition: Int?
    var content: Content
    var modifiers: [Modifier]?
    var direction: LayoutDirection?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case parent, slot, type, id, idPosition, content, modifiers, direction
    }

    init(
      parent: Int?, slot: Int?, type: String, id: String?, idPosition: Int?, content: Content,
      modifiers: [Modifier]?, direction: LayoutDirection?
    ) {
      self.parent = parent
      self.slot = slot
      self.type = type
      self.id = id
      self.idPosition = idPosition
      self.content = content
      self.modifiers = modifiers
      self.direction = direction
    }

    /// Decodes a node; a field that no node has is refused, as it would be lost without a word.
    init(from decoder: any Decoder) throws {
      try decoder.refuseFields(except: CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      parent = try container.decodeIfPresent(Int.self, forKey: .parent)
      slot = try container.decodeIfPresent(Int.self, forKey: .slot)
      type = try container.decode(String.self, forKey: .type)
      id = try container.decodeIfPresent(String.self, forKey: .id)
      idPosition = try container.decodeIfPresent(Int.self, forKey: .idPosition)
      content = try container.decode(Content.self, forKey: .content)
      modifiers = try container.decodeIfPresent([Modifier].self, forKey: .modifiers)
      direction = try container.decodeIfPresent(LayoutDirection.self, forKey: .direction)
    }
  }

  /// The nodes of the tree, parents before their attachments, and these before their children.
  private var flattened: [Entry] {
    var entries: [Entry] = []
    var pending: [(node: Node, parent: Int?, slot: Int?)] = [(self, nil, nil)]
    while let (node, parent, slot) = pending.popLast() {
      let index = entries.count
      entries.append(node.entry(parent: parent, slot: slot))
      for child in node.children.reversed() { pending.append((child, index, nil)) }
      for attachment in node.attachments.reversed() {
        for attached in attachment.nodes.reversed() {
          pending.append((attached, index, attachment.modifier))
        }
      }
    }
    return entries
  }

  private func entry(parent: Int?, slot: Int?) -> Entry {
    Entry(
      parent: parent,
      slot: slot,
      type: type,
      id: id,
      idPosition: idPosition,
      content: content,
      modifiers: modifiers.isEmpty ? nil : modifiers,
      direction: layoutDirection == .leftToRight ? nil : layoutDirection
    )
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
        layoutDirection: entry.direction ?? .leftToRight,
        idPosition: entry.idPosition
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

/// Any name of a field.
private struct AnyField: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws if there is a field of another name.
  func refuseFields(except known: [String]) throws {
    let container = try container(keyedBy: AnyField.self)
    let unknown = container.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    guard let first = unknown.first else { return }
    throw DecodingError.dataCorruptedError(
      forKey: AnyField(stringValue: first), in: container,
      debugDescription: "No field “\(first)” belongs here; there are: "
        + known.joined(separator: ", ") + ".")
  }
}
