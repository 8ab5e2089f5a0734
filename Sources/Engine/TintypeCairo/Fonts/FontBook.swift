// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// The fonts that are available for text; no other fonts on the machine are used.
///
/// ```swift
/// let book = try FontBook(
///   families: [FontBook.Family(folder: "Fonts/Brand")],
///   fallback: FontBook.standard().families)
/// let renderer = try CairoRenderer(fonts: book)
/// ```
public struct FontBook: Hashable, Sendable {
  /// The families; the first one is the default for requests without a family.
  public let families: [Family]
  /// The families that are searched, in order, for glyphs that the font of a text does not have.
  public let fallback: [Family]
  /// The names of the families for designs.
  public let designs: [Font.Design: String]
  /// The files of all families, in the order of `families`.
  public var files: [FontFile] { families.flatMap(\.files) }
  /// The first family.
  let standardFamily: Family
  /// The files that apps have registered, sorted by their PostScript names.
  var registered: [FontFile] = []

  /// Creates a book; families with the same name are merged.
  ///
  /// - Parameters:
  ///   - families: The families that fonts can request by name.
  ///   - fallback: The families that provide, in order, glyphs that the font of a text does not
  ///     have; fonts can also request them by name. Empty by default: a character without a glyph
  ///     is then reported, even if another family has one.
  ///   - designs: The names of the families for requests with a design and without a family. The
  ///     default family is used for a design without a family in the book, with a warning.
  /// - Throws: `RenderingError.emptyFontBook` if there is no family, `.ambiguousFonts` if two files
  ///   of families with the same name have the same weight and style.
  public init(
    families: [Family], fallback: [Family] = [], designs: [Font.Design: String] = [:]
  ) throws(RenderingError) {
    guard !families.isEmpty else { throw .emptyFontBook }
    let merged = try Self.merged(families + fallback)
    guard let first = merged.first else { throw .emptyFontBook }
    self.families = merged
    self.fallback = try Self.merged(fallback).compactMap { family in
      merged.first { $0.name == family.name }
    }
    standardFamily = first
    self.designs = designs
  }

  /// Returns the book with a family for a design, such as the one of
  /// `Font.system(size: 17, design: .serif)`.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - family: The family, which fonts can also request by its name.
  /// - Returns: The book.
  /// - Throws: `RenderingError.ambiguousFonts` if the book has a family of the same name with a file
  ///   of the same weight and style.
  public func design(_ design: Font.Design, family: Family) throws(RenderingError) -> FontBook {
    var designs = designs
    designs[design] = family.name
    var book = try FontBook(families: families + [family], fallback: fallback, designs: designs)
    book.registered = registered
    return book
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

  /// The result of a font request.
  struct Match {
    var family: Family
    var file: FontFile
    /// The weight of the file, or a weight that the variable file supports.
    var weight: Font.Weight
    /// The deviations from the request.
    var issues: [TextIssue] = []
  }

  /// Returns the file for a request, and the deviations from the request.
  func match(_ font: Font) -> Match? {
    var issues: [TextIssue] = []
    var family = standardFamily
    var font = font
    if let name = font.family {
      if let named = families.first(where: { $0.name == name }) {
        family = named
      } else if let match = registeredMatch(font, named: name) {
        return match
      } else if let (named, file) = file(named: name) {
        family = named
        // The name of a file determines its weight and style, unless others are requested.
        if font.weight == .regular { font.weight = file.weight }
        if file.isItalic { font.isItalic = true }
      } else {
        issues.append(.unknownFamily(requested: name, used: family.name))
      }
    } else if let design = font.design {
      if let name = designs[design], let named = families.first(where: { $0.name == name }) {
        family = named
      } else {
        issues.append(.missingDesign(used: family.name, design))
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

extension FontBook {
  /// Returns the file with a PostScript name or a full name, and its family.
  private func file(named name: String) -> (Family, FontFile)? {
    for family in families {
      let file = family.files.first { $0.postScriptName == name || $0.fullName == name }
      if let file {
        return (family, file)
      }
    }
    return nil
  }
}

extension FontBook.Family {
  /// Returns the file closest to a request; a different weight or style is not an issue.
  func match(_ font: Font) -> FontBook.Match? {
    let candidates = files.filter { $0.isItalic == font.isItalic }
    let file = (candidates.isEmpty ? files : candidates)
      .min { $0.isCloser(than: $1, to: font.weight) }
    return file.map { .init(family: self, file: $0, weight: $0.weight(for: font.weight)) }
  }
}

extension FontFile {
  /// Returns a Boolean value that indicates whether the file matches a weight better than another
  /// file.
  ///
  /// The order is that of CSS Fonts Level 4, section 5.2, step 4. For 400 to 500, weights between
  /// the requested one and 500 are first, then lighter ones, then heavier ones. Below 400, lighter
  /// weights are first; above 500, heavier ones. A variable file counts with its nearest weight.
  fileprivate func isCloser(than other: FontFile, to wanted: Font.Weight) -> Bool {
    rank(for: wanted) < other.rank(for: wanted)
  }

  /// Returns the order of the file among those of a family for a weight; 0 if it has the weight.
  func rank(for requested: Font.Weight) -> Int {
    // Weights that were decoded or assigned are not validated.
    let wanted = Font.Weight(requested.value).value
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
    /// The name with which fonts request the family.
    public let name: String
    /// The files; no two files have the same weight and style.
    public private(set) var files: [FontFile]

    /// Creates a family with a custom name, regardless of the names in its files.
    ///
    /// - Parameters:
    ///   - name: The name with which fonts request the family.
    ///   - files: The files; duplicates and copies are ignored.
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

    /// Creates a family from its files, with the family name of the first file.
    ///
    /// - Throws: `RenderingError.emptyFontBook` if there is no file, `.fontOfAnotherFamily` if a
    ///   file does not have that name, `.ambiguousFonts` if two files have the same weight and
    ///   style.
    public init(files: [FontFile]) throws(RenderingError) {
      guard let first = files.first else { throw .emptyFontBook }
      for file in files where !file.names.contains(first.family) {
        throw .fontOfAnotherFamily(path: file.path, family: file.family, expected: first.family)
      }
      try self.init(name: first.family, files: files)
    }

    /// Creates a family from the font files in a directory and its subdirectories.
    ///
    /// Files with the extensions `otf`, `ttc` or `ttf` are read in the order of their paths; hidden
    /// files are skipped, and links to directories are not followed.
    ///
    /// - Parameters:
    ///   - folder: The path of the directory.
    ///   - family: The family to select from a directory with several families; `nil`, the default,
    ///     requires that all files belong to one family.
    /// - Throws: `RenderingError.unreadableFontFolder`, `.noFontInFolder`, the error of reading a
    ///   file, and the errors of `init(files:)`.
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

    /// Returns the family with changed files.
    func mapFiles(_ change: (inout FontFile) -> Void) -> Family {
      var family = self
      family.files = files.map { file in
        var file = file
        change(&file)
        return file
      }
      return family
    }

    private static func fontPaths(in folder: String) throws(RenderingError) -> [String] {
      // Foundation's error messages are localized.
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
        // A broken link is kept and results in an error.
        return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          || !isFolder.boolValue
      }
    }
  }
}
