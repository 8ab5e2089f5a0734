// SPDX-License-Identifier: MIT

extension Scene {
  /// The largest number of nodes that a scene may have to be encoded or decoded: 20,000.
  ///
  /// The largest scenes of the gallery have less than 1,000. Decoding takes time and memory in
  /// proportion to the number, independent of the size of the compressed data.
  package static let maximumNodeCount = 20_000
  /// The largest number of paint commands that a scene may have to be encoded or decoded: 20,000.
  package static let maximumCommandCount = 20_000
}

/// The limits of what is encoded and decoded of a scene, checked before lists are decoded.
enum SceneLimits {
  /// The largest number of attributes of all nodes together, and of entries of a table: four for
  /// each node, as many as the nodes of the gallery have on average.
  static let attributeCount = Scene.maximumNodeCount * 4
  static let tableCount = attributeCount

  /// Throws if the list with a key, where there is one, has more elements than a limit.
  static func check<Key: CodingKey>(
    _ key: Key, in container: KeyedDecodingContainer<Key>, limit: Int, _ what: String
  ) throws {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return }
    let count = try container.nestedUnkeyedContainer(forKey: key).count ?? 0
    guard count > limit else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container,
      debugDescription: "The scene has \(count) \(what); the limit is \(limit).")
  }

  /// Throws if a scene is over the limits, so that none is written that cannot be read.
  static func check(_ scene: Scene, codingPath: [any CodingKey]) throws {
    let attributes = scene.nodes.reduce(0) { $0 + $1.attributes.count }
    for (count, limit, what) in [
      (scene.nodes.count, Scene.maximumNodeCount, "nodes"),
      (scene.commands.count, Scene.maximumCommandCount, "commands"),
      (scene.diagnostics.count, Scene.maximumNodeCount, "diagnostics"),
      (attributes, attributeCount, "attributes"),
    ] where count > limit {
      throw EncodingError.invalidValue(
        scene,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "The scene has \(count) \(what); the limit is \(limit)."))
    }
  }
}
