// SPDX-License-Identifier: MIT

/// The nodes of a scene as columns: all parents, all elements, all frames, and so on.
struct NodeColumns: Codable {
  /// The distance from each node back to its parent; `nil` for a root.
  private var parents: [Int?] = []
  private var elements: [String] = []
  /// Four numbers per node.
  private var frames: [Length] = []
  /// The indices of the attributes of each node.
  private var attributes: [[Int]] = []
  /// The nodes that have semantics, each as the distance from the previous one.
  private var meant: [Int] = []
  private var semantics: [Semantics] = []

  init(_ nodes: [Scene.Node], tables: inout SceneTables) {
    var last = 0
    for (index, node) in nodes.enumerated() {
      parents.append(node.parent.map { index &- $0 })
      elements.append(node.element)
      let frame = node.frame
      frames += [frame.minX, frame.minY, frame.width, frame.height].map(Length.init(_:))
      attributes.append(node.attributes.map { tables.index(of: $0) })
      if let meaning = node.semantics {
        meant.append(index - last)
        semantics.append(meaning)
        last = index
      }
    }
  }

  func nodes(_ tables: SceneTables) throws(SceneFault) -> [Scene.Node] {
    let count = elements.count
    guard parents.count == count, attributes.count == count, frames.count / 4 == count,
      frames.count % 4 == 0, meant.count == semantics.count
    else { throw SceneFault("The columns of the nodes have different lengths.") }
    var nodes: [Scene.Node] = []
    var depths: [Int] = []
    for index in elements.indices {
      let parent = parents[index].map { index &- $0 }
      if let parent {
        guard parent >= 0, parent < index else {
          throw SceneFault("Node \(index) has the parent \(parent), which does not precede it.")
        }
        depths.append(depths[parent] + 1)
      } else {
        depths.append(1)
      }
      guard depths[index] <= SceneTree.maximumDepth else {
        throw SceneFault("Node \(index) is nested more than \(SceneTree.maximumDepth) levels deep.")
      }
      let numbers = frames[index * 4..<index * 4 + 4].map(\.points)
      var node = Scene.Node(
        parent: parent,
        element: elements[index],
        frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      )
      for attribute in attributes[index] {
        node.attributes.append(try tables.attribute(attribute, "Node \(index)"))
      }
      nodes.append(node)
    }
    var index = 0
    for (distance, meaning) in zip(meant, semantics) {
      index = index &+ distance
      guard nodes.indices.contains(index) else {
        throw .missing("node", index, in: "Semantics")
      }
      nodes[index].semantics = meaning
    }
    return nodes
  }

  /// Throws an error if a column is longer than the limits allow, or if there are too many
  /// attributes.
  static func checkCounts(in container: KeyedDecodingContainer<CodingKeys>) throws {
    for (key, scale) in [
      (.parents, 1), (.elements, 1), (.frames, 4), (.attributes, 1), (.meant, 1), (.semantics, 1),
    ] as [(CodingKeys, Int)] {
      try SceneLimits.check(
        key, in: container, limit: Scene.maximumNodeCount * scale,
        key == .frames ? "numbers of frames" : "nodes")
    }
    var lists = try container.nestedUnkeyedContainer(forKey: .attributes)
    var count = 0
    while !lists.isAtEnd {
      count += try lists.nestedUnkeyedContainer().count ?? 0
      guard count <= SceneLimits.attributeCount else {
        throw DecodingError.dataCorruptedError(
          forKey: .attributes, in: container,
          debugDescription:
            "The scene has more than \(SceneLimits.attributeCount) attributes, which is the limit.")
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case parents = "p"
    case elements = "e"
    case frames = "f"
    case attributes = "a"
    case meant = "m"
    case semantics = "s"
  }
}

extension Semantics: Codable {
  private enum CodingKeys: String, CodingKey {
    case label, value, hint, identifier, traits, actions, children, sortPriority, headingLevel,
      isHidden
  }

  /// Encodes the properties that differ from empty semantics.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    if !traits.isEmpty { try container.encode(traits, forKey: .traits) }
    if !actions.isEmpty { try container.encode(actions, forKey: .actions) }
    try container.encodeIfPresent(children, forKey: .children)
    if sortPriority != 0 { try container.encode(Length(sortPriority), forKey: .sortPriority) }
    try container.encodeIfPresent(headingLevel, forKey: .headingLevel)
    if isHidden { try container.encode(isHidden, forKey: .isHidden) }
  }

  /// Decodes semantics; omitted properties are unset.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func part<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      label: try part(String.self, .label),
      value: try part(String.self, .value),
      hint: try part(String.self, .hint),
      identifier: try part(String.self, .identifier),
      traits: try part(Traits.self, .traits) ?? [],
      actions: try part([ActionKind].self, .actions) ?? [],
      children: try part(ChildBehavior.self, .children),
      sortPriority: try part(Length.self, .sortPriority)?.points ?? 0,
      headingLevel: try part(Int.self, .headingLevel),
      isHidden: try part(Bool.self, .isHidden) ?? false
    )
  }
}
