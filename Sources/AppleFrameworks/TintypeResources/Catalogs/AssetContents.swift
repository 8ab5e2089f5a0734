// SPDX-License-Identifier: MIT

internal import Foundation

/// The content of a `Contents.json` file of an asset catalog.
struct AssetContents: Decodable {
  /// The variants of an asset, of which a catalog uses one for an environment.
  var variants: [AssetVariant] { (images ?? []) + (colors ?? []) + (symbols ?? []) }

  var properties: Properties?
  private var images: [AssetVariant]?
  private var colors: [AssetVariant]?
  private var symbols: [AssetVariant]?

  /// The properties of an asset or a group.
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The path in messages.
  /// - Returns: The content, or `nil` if there is no file.
  /// - Throws: `AssetError` if the file cannot be read or parsed.
  static func file(at path: String, name: String) throws(AssetError) -> AssetContents? {
    let bytes: [UInt8]?
    do throws(ResourceFileError) {
      bytes = try ResourceFile.bytes(at: path, limit: 1_000_000)
    } catch { throw .unreadable(file: name, reason: error.reason) }
    guard let bytes else { return nil }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context)
    {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }
      let value = path.joined().drop { $0 == "." }
      throw .unreadable(file: name, reason: "the value of '\(value)' is invalid")
    } catch {
      throw .unreadable(file: name, reason: "it is not valid JSON")
    }
  }
}

/// A variant of an asset.
struct AssetVariant: Decodable {
  /// A trait for which the variant is intended, such as the luminosity `dark`.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var filename: String?
  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?
  var languageDirection: String?
  var displayGamut: String?
  var widthClass: String?
  var heightClass: String?
  var resizing: AssetResizing?
  var color: AssetColorValue?

  private enum CodingKeys: String, CodingKey {
    case filename, idiom, scale, appearances, resizing, color
    case languageDirection = "language-direction"
    case displayGamut = "display-gamut"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// The pixels per point; `nil` for a single scale.
  var scaleFactor: Double? {
    guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), factor > 0 else {
      return nil
    }
    return factor
  }
}

/// The parts of an image that keep their size, in pixels.
struct AssetResizing: Decodable {
  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Center: Decodable {
    var mode: String?
  }

  var insets: Insets?
  var center: Center?

  private enum CodingKeys: String, CodingKey {
    case center
    case insets = "cap-insets"
  }
}
