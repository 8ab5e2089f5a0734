// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The encoded scene of a manifest, which is decoded on demand.
struct StoredScene: Hashable {
  /// A JSON object whose field `scene` contains the scene; other fields are ignored.
  private let json: Data

  /// Creates a stored scene from the JSON of an object with or without a scene.
  init(json: Data) { self.json = json }

  /// Encodes a scene deterministically.
  init(_ scene: Scene) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    json = try encoder.encode(Holder(scene: scene))
  }

  /// The scene; `nil` if there is none that this version can read.
  var scene: Scene? { try? JSONDecoder().decode(Holder.self, from: json).scene }

  private struct Holder: Codable {
    var scene: Scene?
  }

  /// A comma and the name of the field; no JSON string can contain these bytes, because quotation
  /// marks are escaped in strings.
  private static let field = Data(#","scene":"#.utf8)

  /// Splits an object before the field of its scene; `nil` if no other field precedes it.
  ///
  /// If the field is in a nested object, the first part is not valid JSON.
  static func split(_ json: Data) -> (head: Data, tail: Data)? {
    guard let field = json.range(of: field) else { return nil }
    return (
      json[..<field.lowerBound] + Data("}".utf8),
      Data("{".utf8) + json[(field.lowerBound + 1)...]
    )
  }

  /// Returns an object with the scene as its last field.
  func appended(to object: Data) -> Data { object.dropLast() + Data(",".utf8) + json.dropFirst() }
}
