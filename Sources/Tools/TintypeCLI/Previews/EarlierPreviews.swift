// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
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

  private struct Record: Codable {
    var circumstances: String
    var entries: [Entry]
  }

  /// The maximum size of the record, in bytes.
  private static let sizeLimit = 64 << 20

  /// Returns the results that are still right.
  ///
  /// - Parameter takesImage: Takes the image of a name into the new folder; returns whether it exists.
  /// - Returns: The results by the identifiers of the snapshots.
  func results(_ takesImage: (String) -> Bool) -> [String: PreviewEvent.Rendering] {
    guard let bytes = try? RegularFile.bytes(of: path, limit: Self.sizeLimit),
      let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)),
      record.circumstances == code.circumstances
    else { return [:] }
    var results: [String: PreviewEvent.Rendering] = [:]
    for entry in record.entries
    where entry.code == code.digest(ofSource: entry.source, in: entry.module)
      && takesImage(entry.rendering.image)
    {
      results[entry.rendering.id] = entry.rendering
    }
    return results
  }

  /// Stores the results for the next run; without space, the next run renders all previews.
  func store(_ results: PreviewRun.Results, _ locations: inout PreviewLocations) {
    var entries: [Entry] = []
    for item in results.items {
      guard case .rendered(let rendering) = results.results[item.id],
        let file = locations.location(of: item)?.file,
        let digest = code.digest(of: item, &locations)
      else { continue }
      entries.append(
        Entry(
          source: FilePath.name(of: file), module: item.module, code: digest, rendering: rendering))
    }
    let record = Record(circumstances: code.circumstances, entries: entries)
    guard let text = try? PreviewCode.encoded(record) else { return }
    try? AtomicFile.write(Array(text.utf8), to: path)
  }
}
