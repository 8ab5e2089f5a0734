// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// The scene of a manifest as it stands there: JSON that is decoded when someone asks.
struct StoredScene: Hashable {
  /// An object whose field `scene` holds the scene; other fields do not matter.
  private let json: Data

  /// Takes the JSON of an object with a scene, or without.
  init(json: Data) {
    self.json = json
  }

  /// Encodes a scene, the same each time.
  init(_ scene: Scene) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    json = try encoder.encode(Holder(scene: scene))
  }

  /// The scene; `nil` where there is none, or none that this version can read.
  var scene: Scene? { try? JSONDecoder().decode(Holder.self, from: json).scene }

  private struct Holder: Codable {
    var scene: Scene?
  }

  /// A comma and the name of the field; in JSON no string can hold these bytes, as quotation marks
  /// are escaped there.
  private static let field = Data(#","scene":"#.utf8)

  /// Cuts an object in two before the field of its scene; `nil` where it has none behind others.
  ///
  /// The field may stand in an object inside of this one: then the first part is no JSON.
  static func split(_ json: Data) -> (head: Data, tail: Data)? {
    guard let field = json.range(of: field) else { return nil }
    return (
      json[..<field.lowerBound] + Data("}".utf8),
      Data("{".utf8) + json[(field.lowerBound + 1)...]
    )
  }

  /// An object with the scene as its last field.
  func appended(to object: Data) -> Data {
    object.dropLast() + Data(",".utf8) + json.dropFirst()
  }
}
