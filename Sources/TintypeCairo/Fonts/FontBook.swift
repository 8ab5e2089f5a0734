// SPDX-License-Identifier: MIT

import TintypeComponents

/// The fonts that text may be set in: nothing else on the machine is looked at.
///
/// ```swift
/// let book = try FontBook(families: [
///   FontBook.Family(files: [FontFile(path: "Fonts/Brand-Regular.ttf")])
/// ])
/// ```
public struct FontBook: Hashable, Sendable {
  /// The families; the first one answers requests that name none.
  public let families: [Family]
  /// The families that are asked, in this order, for glyphs that the font of a text has not.
  public let fallback: [Family]
  /// The first family.
  let standardFamily: Family

  /// Creates a book; families of one name are one family.
  ///
  /// - Parameters:
  ///   - families: The families that fonts ask for by their names.
  ///   - fallback: The families that stand in, in this order, for single glyphs that the font of a
  ///     text has not; fonts may ask for them by their names too. None by default: a character
  ///     without a glyph is then reported, even if another family has one.
  /// - Throws: `RenderingError.emptyFontBook` if there is no family.
  public init(families: [Family], fallback: [Family] = []) throws(RenderingError) {
    guard !families.isEmpty else { throw .emptyFontBook }
    let merged = Self.merged(families + fallback)
    guard let first = merged.first else { throw .emptyFontBook }
    self.families = merged
    self.fallback = Self.merged(fallback).compactMap { family in
      merged.first { $0.name == family.name }
    }
    standardFamily = first
  }

  private static func merged(_ families: [Family]) -> [Family] {
    var merged: [Family] = []
    for family in families {
      if let index = merged.firstIndex(where: { $0.name == family.name }) {
        let files = merged[index].files + family.files
        merged[index] = Family(name: family.name, files: files)
      } else {
        merged.append(family)
      }
    }
    return merged
  }

  /// The files of one family.
  public struct Family: Hashable, Sendable {
    /// The name by which fonts ask for the family.
    public let name: String
    /// The files, one a weight and style.
    public let files: [FontFile]

    /// Creates a family from its files.
    ///
    /// - Throws: `RenderingError.emptyFontBook` if there is no file.
    public init(files: [FontFile]) throws(RenderingError) {
      guard let first = files.first else { throw .emptyFontBook }
      name = first.family
      self.files = files
    }
  }

  /// The file that answers a request, and what is not as asked for.
  func match(_ font: Font) -> (family: Family, file: FontFile?, issues: [TextIssue]) {
    var issues: [TextIssue] = []
    var family = standardFamily
    if let name = font.family {
      if let named = families.first(where: { $0.name == name }) {
        family = named
      } else {
        issues.append(.unknownFamily(requested: name, used: family.name))
      }
    }
    if font.isItalic, !family.files.contains(where: \.isItalic) {
      issues.append(.missingItalic(family: family.name))
    }
    return (family, family.file(for: font), issues)
  }
}

extension FontBook.Family {
  /// The file that comes nearest to a request.
  func file(for font: Font) -> FontFile? {
    let candidates = files.filter { $0.isItalic == font.isItalic }
    return (candidates.isEmpty ? files : candidates)
      .min { $0.isCloser(than: $1, to: font.weight) }
  }
}

extension FontFile {
  /// Whether the file answers a weight better than another does.
  ///
  /// The order is that of CSS Fonts Level 4, section 5.2, step 4: for 400 to 500 first what lies
  /// between the weight and 500, then lighter, then heavier; below 400 lighter first, above 500
  /// heavier first.
  fileprivate func isCloser(than other: FontFile, to wanted: Font.Weight) -> Bool {
    // A weight that was decoded, or set later, may be any number.
    let value = Font.Weight(wanted.value).value
    return rank(for: value) < other.rank(for: value)
  }

  private func rank(for wanted: Int) -> Int {
    let distance = abs(weight.value - wanted)
    if distance == 0 { return 0 }
    let isHeavier = weight.value > wanted
    switch wanted {
    case 400...500:
      if isHeavier, weight.value <= 500 { return distance }
      return isHeavier ? 4000 + distance : 2000 + distance
    case ..<400: return isHeavier ? 2000 + distance : distance
    default: return isHeavier ? distance : 2000 + distance
    }
  }
}
