// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns

/// The results of the previews of an earlier process, which stay right while no code that they reach
/// changes.
struct EarlierPreviews {
  let code: PreviewCode
  /// The absolute path of the file with the results.
  let path: String

  /// A rendered preview.
  private struct Entry: Codable {
    /// The name of the source in the module of the preview.
    var source: String
    var module: String
    /// The digest of the code that the source reaches.
    var code: String
    var rendering: PreviewEvent.Rendering
  }

  /// The first line of the record, before one line for each rendered preview.
  private struct Head: Codable {
    var circumstances: String
  }

  /// Adds the results that are still right to a record.
  ///
  /// - Parameters:
  ///   - previews: The record.
  ///   - takesImage: Takes the image of a name into the new folder; returns whether it exists.
  /// - Throws: An error of the record; a damaged line is ignored.
  func load(into previews: StoredPreviews, _ takesImage: (String) -> Bool) throws {
    var (isRight, failure): (Bool, (any Error)?) = (false, nil)
    _ = try? JournalStream.read(path, in: FilePath.parent(of: path)) { line in
      if line.number == 1 {
        let head = try? JSONDecoder().decode(Head.self, from: Data(line.bytes))
        isRight = head?.circumstances == code.circumstances
      } else if isRight, failure == nil,
        let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.bytes)),
        entry.code == code.digest(ofSource: entry.source, in: entry.module),
        takesImage(entry.rendering.image)
      {
        do {
          try previews.set(.rendered(entry.rendering), for: entry.rendering.id)
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
  }

  /// Stores the results for the next run; without space, the next run renders all previews.
  func store(_ previews: StoredPreviews, _ locations: inout PreviewLocations) {
    try? AtomicFile.write(to: path) { write in
      try self.write(previews, &locations) { try write(Array($0.utf8)) }
    }
  }

  private func write(
    _ previews: StoredPreviews, _ locations: inout PreviewLocations,
    _ write: (String) throws -> Void
  ) throws {
    var lines = try PreviewCode.encoded(Head(circumstances: code.circumstances)) + "\n"
    for index in 0..<previews.count {
      for (item, result) in try previews.snapshots(at: index) {
        guard case .rendered(let rendering) = result,
          let file = locations.location(of: item)?.file,
          let digest = code.digest(of: item, &locations)
        else { continue }
        let entry = Entry(
          source: FilePath.name(of: file), module: item.module, code: digest, rendering: rendering)
        lines += try PreviewCode.encoded(entry) + "\n"
      }
      if lines.utf8.count > 1 << 16 {
        try write(lines)
        lines = ""
      }
    }
    try write(lines)
  }
}
