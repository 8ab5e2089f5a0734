// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// Writes a value as JSON, with sorted keys and a line for each value.
  ///
  /// A component has a strategy of the same name of its own.
  @_disfavoredOverload
  public static var json: Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  // Were it favoured, its name alone would mean this one and not the strategy above.
  /// Writes a value as JSON with an encoder of one's own.
  ///
  /// - Parameter encoder: The encoder; without sorted keys, the text differs from run to run.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func json(_ encoder: JSONEncoder) -> Self {
    encoded("JSON", pathExtension: "json") { try encoder.encode($0) }
  }

  /// Writes a value as a property list in XML.
  public static var plist: Self {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Writes a value as a property list with an encoder of one's own.
  ///
  /// - Parameter encoder: The encoder. Its output format must be a text, such as XML.
  /// - Returns: The strategy.
  public static func plist(_ encoder: PropertyListEncoder) -> Self {
    encoded("a property list", pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ format: String,
    pathExtension: String,
    _ encode: @escaping (Value) throws -> Data
  ) -> Self {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data: Data
      do {
        data = try encode(value)
      } catch {
        throw ValueError.notEncodable(
          type: "\(type(of: value))", format: format, reason: String(describing: error))
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw ValueError.notText(type: "\(type(of: value))", format: format)
      }
      return text
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
