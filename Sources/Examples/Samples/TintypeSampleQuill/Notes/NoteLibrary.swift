// SPDX-License-Identifier: MIT

import Foundation

/// The notes in the text files of the app: the first line is the title.
struct NoteLibrary {
  struct Note: Identifiable, Hashable {
    var id: String
    var title: String
    var text: String
  }

  let notes: [Note]

  init(bundle: Bundle = .main) {
    let urls = bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? []
    notes = urls.sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { url in
      guard let content = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      let lines = content.components(separatedBy: "\n")
      return Note(
        id: url.deletingPathExtension().lastPathComponent, title: lines[0],
        text: lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines))
    }
  }
}
