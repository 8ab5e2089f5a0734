// SPDX-License-Identifier: MIT

import CTintypeFonts
import Foundation
import TintypeScene

extension FontBook {
  /// Inter 4.1 with the line heights and the widths of San Francisco.
  static let interFamily = Result { () throws(RenderingError) in
    var files: [FontFile] = []
    for index in 0..<TINTYPE_INTER_COUNT {
      var file = try embeddedFile(at: index)
      file.lineMetrics = .sanFrancisco
      file.opticalSizes = interSizes
      // Contextual alternates replace “->” by an arrow and the x in “3x4” by a multiplication sign.
      file.features = "calt=0"
      files.append(file)
    }
    return try Family(name: standardName, files: files)
  }

  /// JetBrains Mono 2.242 with the line heights, the capital height and the width of SF Mono, which
  /// `scripts/library/mono_advances.py` gave to its files.
  static let monospacedFamily = Result { () throws(RenderingError) in
    var files: [FontFile] = []
    for index in TINTYPE_INTER_COUNT..<TINTYPE_FONT_COUNT {
      var file = try embeddedFile(at: index)
      file.lineMetrics = .sanFrancisco
      files.append(file)
    }
    return try Family(name: monospacedName, files: files)
  }

  /// The optical sizes of Inter by font size.
  ///
  /// `scripts/library/inter_advances.py` gave each glyph the advance width of San Francisco in every
  /// weight, and wrote the tracking of each font size as a variation of the axis `opsz`: 0 at 12
  /// points, -6/1000 em at 13 and -26/1000 em at 17 (Human Interface Guidelines, “Typography”).
  /// `DefaultFontTests` lists widths that public projects recorded on iOS.
  private static let interSizes = FontFile.OpticalSizes(
    (6, 14), (9, 15), (12, 16), (17, 22), (20, 24), (24, 26), (28, 28), (34, 29), (80, 32))

  /// Writes an embedded file where the libraries can open it.
  private static func embeddedFile(at index: Int32) throws(RenderingError) -> FontFile {
    var path = [CChar](repeating: 0, count: 4096)
    let failure = tintype_font_open(index, &path, path.count)
    guard failure == 0, let name = tintype_font_name(index).map({ String(cString: $0) }) else {
      throw .unreadableFont(
        path: "of the default font", reason: String(cString: strerror(failure)))
    }
    let end = path.firstIndex(of: 0) ?? path.endIndex
    let text = String(decoding: path[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return try FontFile(path: text, name: name, variations: [:])
  }
}
