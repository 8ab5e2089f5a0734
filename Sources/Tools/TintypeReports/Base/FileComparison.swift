// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// A comparison of the two versions of one reference.
struct FileComparison {
  let old: BaseSide?
  let new: BaseSide?
  let oldAssets: ReferenceAssets?
  let newAssets: ReferenceAssets?
  /// The directory for the files of a report, and a number that is unique to this comparison.
  let artifacts: (directory: String, number: Int)?
  let paint: (Scene) throws -> Bitmap

  /// The change; `nil` if the versions have the same path and the same bytes.
  ///
  /// An error is also a change, so that the other references are still compared.
  var change: BaseChange? {
    do {
      switch (old, new) {
      case (let old?, let new?): return try pair(old, new)
      case (let old?, nil): return try single(.removed, old, oldAssets)
      case (nil, let new?): return try single(.added, new, newAssets)
      case (nil, nil): return nil
      }
    } catch {
      return BaseChange(
        .failed, path: new?.path ?? old?.path ?? "", oldPath: oldPath, lines: ["\(error)"])
    }
  }

  /// The path in the commit; `nil` if it is the same.
  private var oldPath: String? {
    guard let old, let new, old.path != new.path else { return nil }
    return old.path
  }

  private func pair(_ old: BaseSide, _ new: BaseSide) throws -> BaseChange? {
    let (before, after) = (try bytes(old, .base), try bytes(new, .workingTree))
    let unchanged = oldPath == nil ? BaseChange.Kind.same : .renamed
    var change = BaseChange(unchanged, path: new.path, oldPath: oldPath)
    guard before != after else { return oldPath == nil ? nil : change }
    guard after.starts(with: PNGFile.signature), before.starts(with: PNGFile.signature) else {
      change.kind = .changed
      compareTexts(before, after, in: &change)
      change.artifacts = (try write(before, "old", new.path), try write(after, "new", new.path))
      return change
    }
    let images = (try image(before, .base), try image(after, .workingTree))
    switch try ReferenceImageDifference(
      from: (images.0, oldAssets), to: (images.1, newAssets), painting: paint)
    {
    case .none: break
    case .scene(let lines):
      change.kind = .scene
      change.lines = lines
    case .pixels(let pixels):
      change.kind = .changed
      change.details = pixels.difference.details as? ImageDetails
      change.features = pixels.difference.features
      change.lines = change.details?.causes?.lines(limit: 5) ?? []
      change.notes = pixels.notes
      change.artifacts = (
        try write(pixels.old, "old", new.path), try write(pixels.new, "new", new.path)
      )
    }
    return change
  }

  private func single(
    _ kind: BaseChange.Kind, _ side: BaseSide, _ assets: ReferenceAssets?
  ) throws -> BaseChange {
    var change = BaseChange(kind, path: side.path)
    let version = kind == .added ? Version.workingTree : .base
    let bytes = try bytes(side, version)
    guard artifacts != nil else { return change }
    var shown = bytes
    if bytes.starts(with: PNGFile.signature) {
      shown = try ReferenceImageDifference.fullBytes(
        of: image(bytes, version), assets, painting: paint)
    }
    let path = try write(shown, kind == .added ? "new" : "old", side.path)
    change.artifacts = kind == .added ? (nil, path) : (path, nil)
    return change
  }

  /// One of the two versions, with its label in messages.
  private enum Version: String {
    case base = "In the base"
    case workingTree = "In the working tree"
  }

  /// The reason why a version cannot be compared.
  private struct Failure: Error, CustomStringConvertible {
    let version: Version
    let reason: String
    var description: String { "\(version.rawValue): \(reason)" }
  }

  private func bytes(_ side: BaseSide, _ version: Version) throws(Failure) -> [UInt8] {
    switch side.contents {
    case .success(let bytes): return bytes
    case .failure(let error):
      throw Failure(version: version, reason: error.description)
    }
  }

  private func image(_ bytes: [UInt8], _ version: Version) throws(Failure) -> ReferenceImage {
    do {
      return try ReferenceImage(bytes)
    } catch {
      throw Failure(version: version, reason: "\(error)")
    }
  }

  /// Adds the lines that differ, or a line that states that the files are not text.
  private func compareTexts(_ old: [UInt8], _ new: [UInt8], in change: inout BaseChange) {
    guard let before = Self.text(old), let after = Self.text(new) else {
      let sizes = [old, new].map { Numbers.grouped($0.count) }
      change.lines = ["\(sizes[0]) → \(sizes[1]) bytes, neither an image nor text"]
      return
    }
    let difference = TextDifference(from: before, to: after)
    change.textChanges = difference?.textChanges
    let titles = change.textChanges.flatMap { RecordCauses(text: $0, replacements: []) }?
      .namedTitles
    change.lines =
      titles.map { Self.shortened($0, limit: 5) } ?? difference?.words(limit: 5) ?? []
  }

  private static func shortened(_ lines: [String], limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["and \(Numbers.grouped(lines.count - limit)) more"]
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Writes a file of the report, and returns its name.
  private func write(
    _ bytes: [UInt8], _ side: String, _ path: String
  ) throws(FileError) -> String? {
    guard let artifacts else { return nil }
    let ending = bytes.starts(with: PNGFile.signature) ? "png" : "txt"
    let name = "\(artifacts.number).\(side).\(ending)"
    try AtomicFile.write(bytes, to: artifacts.directory + "/" + name)
    return name
  }
}
