// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeJSON

/// The names that Xcode generates for the colors and images of asset catalogs.
package struct AssetSymbols {
  /// A color or image, or a folder that is a namespace.
  struct Symbol: Hashable {
    /// The identifiers of the namespaces, then its own.
    var path: [String]
    /// The name by which it is found, such as `Theme/Brand`.
    var name: String

    /// A Boolean value that indicates whether the name has letters or digits.
    var isNamed: Bool { path.last?.isEmpty == false }
  }

  private(set) var colors: [Symbol] = []
  private(set) var images: [Symbol] = []

  /// The maximum depth of nested folders in a catalog.
  private static let depthLimit = 32
  /// The maximum size of a description of an asset, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads asset catalogs.
  ///
  /// - Parameter catalogs: The absolute paths of `.xcassets` folders.
  package init(catalogs: [String]) {
    for catalog in catalogs.sorted() {
      read(catalog, namespaces: [], prefix: "", depth: 0)
    }
    // Of two assets with one identifier, Xcode generates a symbol for the first.
    var taken: Set<[String]> = []
    colors = colors.sorted(by: Self.isBefore).filter {
      $0.isNamed && taken.insert($0.path).inserted
    }
    taken = []
    images = images.sorted(by: Self.isBefore).filter {
      $0.isNamed && taken.insert($0.path).inserted
    }
  }

  private static func isBefore(_ one: Symbol, _ other: Symbol) -> Bool { one.name < other.name }

  private mutating func read(
    _ folder: String, namespaces: [String], prefix: String, depth: Int
  ) {
    guard depth < Self.depthLimit, let names = try? Directory.names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      // Links could lead to folders above them.
      guard Directory.exists(at: path), FilePath.linkTarget(of: path) == nil else { continue }
      let base = name.withoutExtension
      switch name.fileExtension {
      case "colorset":
        colors.append(
          Symbol(
            path: namespaces + [Self.identifier(base, suffix: "Color")], name: prefix + base))
      case "imageset", "symbolset":
        images.append(
          Symbol(
            path: namespaces + [Self.identifier(base, suffix: "Image")], name: prefix + base))
      case "":
        let isNamespace = Self.providesNamespace(path)
        read(
          path, namespaces: isNamespace ? namespaces + [Self.typeName(name)] : namespaces,
          prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard
      let bytes = try? RegularFile.bytes(of: folder + "/Contents.json", limit: sizeLimit),
      let json = try? JSON(reading: bytes, depthLimit: 64)
    else { return false }
    return json["properties"]?["provides-namespace"]?.bool ?? false
  }
}

extension AssetSymbols {
  /// Returns the identifier of an asset: `brandBlue` for `Brand Blue`, `accent` for `AccentColor`.
  ///
  /// A name without lowercase letters keeps its letters, and its digits are words: `FFCB_1_F` for
  /// `FFCB1F`. The rules are those of identifiers in public projects.
  static func identifier(_ name: String, suffix: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "" }
    if name.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) {
      let text = words.flatMap(numbersAndLetters).joined(separator: "_")
      return text.first?.isNumber == true ? "_" + text : text
    }
    var text = Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined()
    if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Returns the identifier of a folder, such as `DarkTheme` for `dark theme`.
  static func typeName(_ name: String) -> String {
    let text = words(name).map(Self.capitalized).joined()
    return text.isEmpty || text.first?.isNumber == true ? "_" + text : text
  }

  /// The parts between characters that no identifier contains, such as spaces and hyphens.
  private static func words(_ name: String) -> [Substring] {
    name.split { character in
      !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
    }
  }

  private static func capitalized(_ word: Substring) -> String {
    // The letter in `96x96` is a word.
    let parts = numbersAndLetters(word)
    return parts.enumerated().map { index, part in
      let isLetter = part.count == 1 && index + 1 < parts.count
      return index == 0 || isLetter ? part.prefix(1).uppercased() + part.dropFirst() : String(part)
    }.joined()
  }

  /// Divides a word between digits and other characters.
  private static func numbersAndLetters(_ word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = word
    while let first = rest.first {
      let part = rest.prefix { $0.isNumber == first.isNumber }
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  /// Lowers the first letter, or an abbreviation at the beginning: `bgColor` for `BGColor`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    let count = rest.first?.isLetter == true ? max(capitals.count - 1, 1) : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
