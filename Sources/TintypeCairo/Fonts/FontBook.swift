// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

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

extension FontBook {
  /// The files of one family.
  public struct Family: Hashable, Sendable {
    /// The name by which fonts ask for the family.
    public let name: String
    /// The files, no two of them of one weight and style.
    public let files: [FontFile]

    /// Creates a family under a name of its own, whatever its files are called.
    ///
    /// - Parameters:
    ///   - name: The name by which fonts ask for the family.
    ///   - files: The files; one that is named twice counts once, and so does one that is a copy.
    /// - Throws: `RenderingError.emptyFontBook` if there is no file, `.ambiguousFonts` if two files
    ///   have the same weight and style.
    public init(name: String, files: [FontFile]) throws(RenderingError) {
      guard !files.isEmpty else { throw .emptyFontBook }
      var distinct: [FontFile] = []
      for file in files where !distinct.contains(file) {
        let other = distinct.first {
          $0.isItalic == file.isItalic && $0.weights.overlaps(file.weights)
        }
        if let other {
          if other.variations == file.variations, other.digest == file.digest { continue }
          throw .ambiguousFonts(
            family: name, first: other.path, second: file.path,
            weight: max(other.weights.lowerBound, file.weights.lowerBound), isItalic: file.isItalic)
        }
        distinct.append(file)
      }
      self.name = name
      self.files = distinct
    }

    /// Creates a family from its files, under the name that the first of them has.
    ///
    /// - Throws: `RenderingError.emptyFontBook` if there is no file, `.fontOfAnotherFamily` if one
    ///   does not have that name, `.ambiguousFonts` if two have the same weight and style.
    public init(files: [FontFile]) throws(RenderingError) {
      guard let first = files.first else { throw .emptyFontBook }
      for file in files where !file.names.contains(first.family) {
        throw .fontOfAnotherFamily(path: file.path, family: file.family, expected: first.family)
      }
      try self.init(name: first.family, files: files)
    }

    /// Creates a family from the font files of a folder and of the folders in it.
    ///
    /// Files whose names end in `otf`, `ttc` or `ttf` are read in the order of their paths; hidden
    /// ones are left out, and links to folders are not followed.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - family: The family to take from a folder that holds several; `nil`, the default, expects
    ///     that all files are of one.
    /// - Throws: `RenderingError.unreadableFontFolder`, `.noFontInFolder`, what reading a file
    ///   throws, and what `init(files:)` throws.
    public init(folder: String, family: String? = nil) throws(RenderingError) {
      var files: [FontFile] = []
      for path in try Self.fontPaths(in: folder) {
        let file = try FontFile(path: path)
        if family.map(file.names.contains) ?? true { files.append(file) }
      }
      guard !files.isEmpty else { throw .noFontInFolder(path: folder, family: family) }
      if let family {
        try self.init(name: family, files: files)
      } else {
        try self.init(files: files)
      }
    }

    private static func fontPaths(in folder: String) throws(RenderingError) -> [String] {
      // Foundation's reasons are in the words of the locale.
      guard let handle = opendir(folder) else {
        throw .unreadableFontFolder(path: folder, reason: String(cString: strerror(errno)))
      }
      closedir(handle)
      let names: [String]
      do {
        names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      } catch {
        throw .unreadableFontFolder(path: folder, reason: error.localizedDescription)
      }
      return names.filter { name in
        guard let end = name.split(separator: ".").last?.lowercased() else { return false }
        return ["otf", "ttc", "ttf"].contains(end)
          && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .sorted().map { folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        // A link that leads nowhere stays, and is an error.
        return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          || !isFolder.boolValue
      }
    }
  }
}
