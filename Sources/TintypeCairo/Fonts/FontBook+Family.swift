// SPDX-License-Identifier: MIT

import Foundation

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
