// SPDX-License-Identifier: MIT

import TintypeBase

extension String {
  /// The part after the last point of a file's name, in lowercase; empty if there is none.
  var fileExtension: String {
    guard let point = lastIndex(of: "."), point > startIndex else { return "" }
    return self[index(after: point)...].lowercased()
  }

  /// The name of a file without its extension.
  var withoutExtension: String {
    guard let point = lastIndex(of: "."), point > startIndex else { return self }
    return String(self[..<point])
  }

  /// The text as an identifier: other characters become underscores, as in names of modules.
  ///
  /// Xcode keeps emoji, but SwiftPM replaces them in the names of modules.
  var identifier: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isFirst = scalars.isEmpty
      let isAllowed =
        scalar == "_"
        || scalar.value < 0x10000
          && (isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      scalars.append(isAllowed ? scalar : "_")
    }
    // A single underscore is no identifier.
    return scalars.count == 1 && scalars.first == "_" ? "__" : String(scalars)
  }

  /// The path below a directory; the path itself if it is elsewhere.
  func relative(to directory: String) -> String {
    FilePath.isBelow(self, directory)
      ? String(
        decoding: utf8.dropFirst(directory == "/" ? 1 : directory.utf8.count + 1), as: UTF8.self)
      : self
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
