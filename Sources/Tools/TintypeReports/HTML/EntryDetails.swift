// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeSnapshots

/// A writer of the details of snapshots on the page and of their images.
struct EntryDetails: Sendable {
  var artifacts: ArtifactReader
  var images: ImageStore
  var history = RunHistory()

  /// The details of a snapshot, and its thumbnails.
  struct Value {
    var details: JSON
    /// The thumbnails of the reference and of the new image, in Base64; `nil` if there are none.
    ///
    /// Both show the same part of their images.
    var thumbnails: (old: String?, new: String?)?
  }

  /// Returns the details of some entries, in the same order.
  ///
  /// Two threads share the work. Each has the images of one snapshot in memory at a time.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - progress: A function that is called, on either thread, with the number of finished
  ///     entries.
  /// - Returns: A value for each entry.
  /// - Throws: The reason why an image could not be written.
  func values(
    of entries: [ReportEntry], progress: @Sendable (Int) -> Void = { _ in }
  ) throws(ReportError) -> [Value] {
    let work = Mutex(Work(values: Array(repeating: Value(details: .null), count: entries.count)))
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while let index = work.withLock({ $0.take() }) {
        do throws(ReportError) {
          let value = try value(of: entries[index])
          let done = work.withLock { work in
            work.values[index] = value
            work.done += 1
            return work.done
          }
          progress(done)
        } catch {
          work.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    return try work.withLock { work throws(ReportError) in
      if let failure = work.failure { throw failure }
      return work.values
    }
  }

  private struct Work {
    var values: [Value]
    var failure: ReportError?
    var next = 0
    var done = 0

    mutating func take() -> Int? {
      guard next < values.count, failure == nil else { return nil }
      next += 1
      return next - 1
    }
  }

  /// One of the two images or texts of a snapshot.
  fileprivate struct Side {
    var value = JSON.null
    var path = ""
    var file: PNGFile?
    var text: String?
    var thumbnail: String?
  }

  private func value(of entry: ReportEntry) throws(ReportError) -> Value {
    let record = entry.record
    let (reference, actual) = (read(record.artifacts?.reference), read(record.artifacts?.actual))
    let part = part(of: record, reference.file, actual.file)
    let (old, new) = (try stored(reference, part), try stored(actual, part))
    let details: JSON = [
      "lines": .lines(record.causes?.lines(limit: 12) ?? []),
      "unexplained": .integer(record.causes?.unexplainedRegions.count ?? 0),
      "message": record.message.map { .block($0) } ?? .null,
      "site": record.location.file.isEmpty
        ? .null : .line("\(record.location.file):\(record.location.line)"),
      "reference": .line(record.reference),
      "outcomes": .lines(entry.outcomes.map(\.rawValue)),
      "attempt": .integer(record.attempt),
      "shard": .line(record.shard?.description),
      "microseconds": .integer(record.microseconds),
      "notes": .lines(record.notes),
      "pixels": record.pixels.map { .line($0.summary) } ?? .null,
      "regions": regions(record.pixels),
      "old": old.value,
      "new": new.value,
      "text": LineRows.value(old: old.text, new: new.text),
      "tree": SceneRows.value(old: old.file, new: new.file),
      "history": HistoryRows.value(history.history(of: entry)),
    ]
    let hasThumbnails = old.thumbnail != nil || new.thumbnail != nil
    return Value(
      details: details, thumbnails: hasThumbnails ? (old.thumbnail, new.thumbnail) : nil)
  }

  /// Returns the part of both images that their thumbnails show: the largest changed region; `nil`
  /// for whole images.
  private func part(of record: JournalRecord, _ old: PNGFile?, _ new: PNGFile?) -> PixelRect? {
    guard let old, let new, let regions = record.pixels?.regions else { return nil }
    let canvas = PixelSize(
      width: max(old.width, new.width), height: max(old.height, new.height))
    return ThumbnailPart.around(
      regions.prefix(JournalRecord.PixelSummary.regionLimit).map(\.bounds), in: canvas)
  }

  /// Reads one of the two files of a snapshot, without storing its image.
  private func read(_ path: String?) -> Side {
    // A reference that was removed since a base commit has no new file.
    guard let path, !path.isEmpty else { return Side() }
    switch artifacts.artifact(at: path) {
    case .unavailable(let error): return Side(path: path, error)
    case .text(let text): return Side(value: ["path": .line(path)], path: path, text: text)
    case .image(let bytes):
      do {
        return Side(path: path, file: try PNGFile(bytes))
      } catch {
        return Side(path: path, .damaged(error))
      }
    }
  }

  /// Stores the image of a side, if it has one.
  private func stored(_ side: Side, _ part: PixelRect?) throws(ReportError) -> Side {
    guard let file = side.file else { return side }
    var side = side
    switch try images.store(file, showing: part) {
    case .failure(let error): return Side(path: side.path, error)
    case .success(let image):
      side.value = [
        "path": .line(side.path), "image": .string(image.digest),
        "width": .integer(image.size.width), "height": .integer(image.size.height),
      ]
      side.thumbnail = image.thumbnail
    }
    return side
  }

  /// Returns each region as an array.
  ///
  /// It contains the rectangle, the number of differing pixels, their greatest difference, and the
  /// original rectangle if the region only moved.
  private func regions(_ pixels: JournalRecord.PixelSummary?) -> JSON {
    guard let regions = pixels?.regions else { return .null }
    return .array(
      regions.prefix(JournalRecord.PixelSummary.regionLimit).map { region in
        let bounds = region.bounds
        let origin = region.movedFrom.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
        return .integers(
          [bounds.x, bounds.y, bounds.width, bounds.height, region.differing, region.largest]
            + origin)
      })
  }
}

extension EntryDetails.Side {
  /// Creates a side without contents, with the reason.
  fileprivate init(path: String, _ error: Artifact.Failure) {
    self.init(value: ["path": .line(path), "error": .line(error.description)], path: path)
  }
}

/// The difference of two texts, as rows in which changed lines are marked.
enum LineRows {
  /// The maximum number of lines.
  private static let lineLimit = 3_000
  /// The maximum length of a line, in Unicode scalars.
  private static let widthLimit = 1_000

  /// Returns the rows of two texts, `null` if there is no text.
  ///
  /// The rows are in hunks `[number in the old text, number in the new text, lines]`, where each
  /// line begins with `-`, `+` or a space.
  static func value(old: String?, new: String?) -> JSON {
    guard old != nil || new != nil else { return .null }
    var available = lineLimit
    var hunks: [JSON] = []
    if let old, let new {
      for hunk in TextDifference(from: old, to: new)?.hunks ?? [] where available > 0 {
        let lines = hunk.lines.prefix(available).map { row(sign($0.kind), $0.text) }
        available -= lines.count
        hunks.append(Self.hunk(hunk.oldStart, hunk.newStart, lines))
      }
    } else {
      let lines = (new ?? old ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let sign = new == nil ? "-" : "+"
      hunks.append(hunk(1, 1, lines.prefix(available).map { row(sign, String($0)) }))
      available -= lines.count
    }
    return ["hunks": .array(hunks), "isCut": .bool(available <= 0)]
  }

  private static func hunk(_ old: Int, _ new: Int, _ lines: [JSON]) -> JSON {
    .array([.integer(old), .integer(new), .array(lines)])
  }

  private static func row(_ sign: String, _ text: String) -> JSON {
    // Scalars are counted, because one character may have any number of them.
    let scalars = text.unicodeScalars
    guard scalars.count > widthLimit else { return .line(sign + text) }
    return .line(sign + String(scalars.prefix(widthLimit)) + " …")
  }

  private static func sign(_ kind: TextDifference.Line.Kind) -> String {
    switch kind {
    case .kept: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
