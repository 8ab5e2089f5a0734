// SPDX-License-Identifier: MIT

import TintypeBase

/// The files below a folder, with wrappers such as asset catalogs as one file.
struct FolderListing {
  /// The paths relative to the folder, sorted by folder.
  private(set) var files: [String] = []
  /// A Boolean value that indicates whether the folder has more files than the limit, or is nested
  /// too deeply.
  private(set) var isIncomplete = false

  /// The maximum number of files of a folder.
  private static let fileLimit = 50_000
  /// The maximum depth of nested folders.
  private static let depthLimit = 32

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - skips: Returns whether the file or folder at a relative path is left out.
  init(of folder: String, skipping skips: (_ relative: String) -> Bool = { _ in false }) {
    // A link that leads to a folder above it would be listed again and again.
    var isVisited: Set<String> = []
    var waiting = [(relative: "", depth: 0)]
    while let (relative, depth) = waiting.popLast() {
      let path = relative.isEmpty ? folder : folder + "/" + relative
      guard let real = FilePath.resolved(path), isVisited.insert(real).inserted,
        let names = try? Directory.names(in: path)
      else { continue }
      guard depth < Self.depthLimit else {
        isIncomplete = true
        continue
      }
      var folders: [(String, Int)] = []
      for name in names where !name.hasPrefix(".") {
        let relative = relative.isEmpty ? name : relative + "/" + name
        if skips(relative) { continue }
        if !FileKind.wrappers.contains(name.fileExtension), Directory.exists(at: path + "/" + name)
        {
          folders.append((relative, depth + 1))
        } else if files.count < Self.fileLimit {
          files.append(relative)
        } else {
          isIncomplete = true
        }
      }
      waiting += folders.reversed()
    }
  }
}
