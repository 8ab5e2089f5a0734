// SPDX-License-Identifier: MIT

import TintypeComponents

/// The fonts that text may be set in: nothing else on the machine is looked at.
///
/// ```swift
/// let book = try FontBook(
///   families: [FontBook.Family(folder: "Fonts/Brand")],
///   fallback: FontBook.standard().families)
/// let renderer = try CairoRenderer(fonts: book)
/// ```
public struct FontBook: Hashable, Sendable {
  /// The families; the first one answers requests that name none.
  public let families: [Family]
  /// The families that are asked, in this order, for glyphs that the font of a text has not.
  public let fallback: [Family]
  /// The files of all families, those of `families` in their order.
  public var files: [FontFile] { families.flatMap(\.files) }
  /// The first family.
  let standardFamily: Family

  /// Creates a book; families of one name are one family.
  ///
  /// - Parameters:
  ///   - families: The families that fonts ask for by their names.
  ///   - fallback: The families that stand in, in this order, for single glyphs that the font of a
  ///     text has not; fonts may ask for them by their names too. None by default: a character
  ///     without a glyph is then reported, even if another family has one.
  /// - Throws: `RenderingError.emptyFontBook` if there is no family, `.ambiguousFonts` if two files
  ///   of families of one name have the same weight and style.
  public init(families: [Family], fallback: [Family] = []) throws(RenderingError) {
    guard !families.isEmpty else { throw .emptyFontBook }
    let merged = try Self.merged(families + fallback)
    guard let first = merged.first else { throw .emptyFontBook }
    self.families = merged
    self.fallback = try Self.merged(fallback).compactMap { family in
      merged.first { $0.name == family.name }
    }
    standardFamily = first
  }

  private static func merged(_ families: [Family]) throws(RenderingError) -> [Family] {
    var merged: [Family] = []
    for family in families {
      if let index = merged.firstIndex(where: { $0.name == family.name }) {
        let files = merged[index].files + family.files
        merged[index] = try Family(name: family.name, files: files)
      } else {
        merged.append(family)
      }
    }
    return merged
  }

  /// What answers a request.
  struct Match {
    var family: Family
    var file: FontFile
    /// The weight that the file has, or can take on.
    var weight: Font.Weight
    /// What is not as asked for.
    var issues: [TextIssue] = []
  }

  /// The file that answers a request, and what is not as asked for.
  func match(_ font: Font) -> Match? {
    var issues: [TextIssue] = []
    var family = standardFamily
    if let name = font.family {
      if let named = families.first(where: { $0.name == name }) {
        family = named
      } else {
        issues.append(.unknownFamily(requested: name, used: family.name))
      }
    }
    if !family.files.contains(where: { $0.isItalic == font.isItalic }) {
      issues.append(
        font.isItalic ? .missingItalic(family: family.name) : .missingUpright(family: family.name))
    }
    var match = family.match(font)
    match?.issues = issues
    return match
  }
}

extension FontBook.Family {
  /// The file that comes nearest to a request; no other weight or style is an issue.
  func match(_ font: Font) -> FontBook.Match? {
    let candidates = files.filter { $0.isItalic == font.isItalic }
    let file = (candidates.isEmpty ? files : candidates)
      .min { $0.isCloser(than: $1, to: font.weight) }
    return file.map { .init(family: self, file: $0, weight: $0.weight(for: font.weight)) }
  }
}

extension FontFile {
  /// Whether the file answers a weight better than another does.
  ///
  /// The order is that of CSS Fonts Level 4, section 5.2, step 4: for 400 to 500 first what lies
  /// between the weight and 500, then lighter, then heavier; below 400 lighter first, above 500
  /// heavier first. A file that varies its weight counts with the nearest that it has.
  fileprivate func isCloser(than other: FontFile, to wanted: Font.Weight) -> Bool {
    // A weight that was decoded, or set later, may be any number.
    let value = Font.Weight(wanted.value).value
    return rank(for: value) < other.rank(for: value)
  }

  private func rank(for wanted: Int) -> Int {
    let nearest = weight(for: Font.Weight(wanted)).value
    let distance = abs(nearest - wanted)
    if distance == 0 { return 0 }
    let isHeavier = nearest > wanted
    switch wanted {
    case 400...500:
      if isHeavier, nearest <= 500 { return distance }
      return isHeavier ? 4000 + distance : 2000 + distance
    case ..<400: return isHeavier ? 2000 + distance : distance
    default: return isHeavier ? distance : 2000 + distance
    }
  }
}
