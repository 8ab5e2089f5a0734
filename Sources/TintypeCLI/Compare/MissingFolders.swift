// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// The folders on the way to a place that did not exist before something was written there.
struct MissingFolders: Sendable {
  /// The folders as messages call them and as the system knows them, the outermost first.
  private let folders: [(name: String, path: String)]

  /// Finds the folders above a place that do not exist, and the place itself where it is a folder.
  init(for place: PairComparison.Place, isFolder: Bool) {
    var folders: [(name: String, path: String)] = []
    var name = FilePath.withoutSlash(place.name)
    var path = FilePath.withoutSlash(place.path.text)
    if !isFolder { (name, path) = (FilePath.parent(of: name), FilePath.parent(of: path)) }
    while !name.isEmpty, !Directory.exists(at: path) {
      folders.insert((name, path), at: 0)
      (name, path) = (FilePath.parent(of: name), FilePath.parent(of: path))
    }
    self.folders = folders
  }

  /// The names of those that exist by now.
  var created: [String] { folders.filter { Directory.exists(at: $0.path) }.map(\.name) }

  /// The folders that were created, in a line; `nil` for none.
  static func words(on created: [String]) -> String? {
    guard !created.isEmpty else { return nil }
    let names = created.map { "“\(VisibleText.line($0))”" }.joined(separator: ", ")
    return "Created the \(created.count == 1 ? "folder" : "folders") \(names)."
  }
}
