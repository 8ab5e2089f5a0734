// SPDX-License-Identifier: MIT

import TintypeImaging

/// What is known of a snapshot while it is being verified.
struct SnapshotAttempt {
  var name: SnapshotName
  /// Whether the test gave it its name.
  var isNamed: Bool
  var place: ReferencePlace
  /// The reference's absolute path.
  var path: String
  var pathExtension: String?
  var callSite: JournalRecord.CallSite
  /// The specifier with which `swift test` selects the test.
  var specifier: TestSpecifier
  /// The call that took another value under this name before, where that is no error.
  var namesake: JournalRecord.CallSite?
  /// Whether everything is recorded anew.
  var recordsAll = false
  /// The bytes of the reference, where they were read.
  var old: [UInt8]?
  /// The bytes of the new file, where they were made.
  var new: [UInt8]?
  var notes: [String] = []

  /// Compares a format with its reference, and records it where that is wanted.
  mutating func judge<Format>(
    _ expose: () throws -> Exposed<Format>,
    _ diffing: Diffing<Format>,
    _ request: SnapshotRequest,
    session: SnapshotSession
  ) throws -> Verdict {
    let mode = try Settings(environment: session.environment)
      .record(argument: request.record, configuration: .current)
    let exposed = try expose()
    guard let allowed = try AllowedWork(exposed, request) else {
      return try judge(exposed.format.get(), mode, diffing, session)
    }
    notes.append("\(allowed)")
    let format = try exposed.format.get()
    return try AllowedWork.$current.withValue(allowed) {
      try judge(format, mode, diffing, session)
    }
  }

  private mutating func judge<Format>(
    _ format: Format,
    _ mode: SnapshotTestingConfiguration.Record,
    _ diffing: Diffing<Format>,
    _ session: SnapshotSession
  ) throws -> Verdict {
    try claim(path, diffing.digest(format), session.names)

    let file = ReferenceFile(path: path)
    if place.isWritable, mode != .never {
      TemporaryFile.sweep(FilePath.parent(of: path), writtenBefore: nil)
    }
    recordsAll = mode == .all
    if mode == .all {
      try record(format, diffing, file, isNew: false)
      return .recorded(replacing: nil)
    }
    guard let old = try file.read() else {
      try diffing.check(format)
      new = try diffing.encode(format)
      if mode != .never, place.isWritable {
        try record(format, diffing, file, isNew: true)
        return .recorded(replacing: nil)
      }
      guard Directory.exists(at: place.root) else {
        throw SnapshotError.referenceRootMissing(path: place.root)
      }
      return .missing
    }
    self.old = old
    switch try compare(old, format, diffing) {
    case .same(let notes):
      self.notes += notes
      return .matched
    case .different(let difference):
      new = try diffing.encode(format)
      guard mode == .failed else { return .changed(difference) }
      try record(format, diffing, file, isNew: false)
      return .recorded(replacing: difference)
    }
  }

  /// Takes the reference's path for a value.
  private mutating func claim(
    _ path: String, _ digest: Digest128, _ names: NameRegistry
  ) throws(SnapshotError) {
    if let first = names.claim(path, digest: digest, callSite: callSite) {
      // Tests that were written for numbered calls may reuse a name, and then compare twice.
      guard place.style == .besideTestFile else {
        throw .ambiguousName(name, first: first, second: callSite)
      }
      namesake = first
    }
    guard place.style == .inPackage, let other = names.spelling(of: path) else { return }
    throw .namesDifferByCase(
      FilePath.name(of: path), FilePath.name(of: other.path), first: other.callSite,
      second: callSite)
  }

  private mutating func record<Format>(
    _ format: Format, _ diffing: Diffing<Format>, _ file: ReferenceFile, isNew: Bool
  ) throws {
    guard place.isWritable else { throw SnapshotError.readOnlyReferences(path: file.path) }
    try diffing.check(format)
    let bytes = try new ?? diffing.encode(format)
    try file.write(bytes, isNew: isNew, isCaseSensitive: place.style == .besideTestFile)
    new = bytes
  }

  /// Compares, and says of a reference that cannot be read which one it is.
  private func compare<Format>(
    _ old: [UInt8],
    _ format: Format,
    _ diffing: Diffing<Format>
  ) throws -> Diffing<Format>.Comparison {
    let result = Result { try diffing.compare(old, format) }
    if case .success(.same) = result { return try result.get() }
    // A value may hold the marks of a conflict by right.
    if MergeConflict.isLeft(in: old), try !MergeConflict.isLeft(in: diffing.encode(format)) {
      throw SnapshotError.mergeConflict(path: path)
    }
    do {
      return try result.get()
    } catch let error as ImagingError {
      throw SnapshotError.corruptReference(path: path, reason: "\(error)")
    } catch let error as UnusableText {
      throw SnapshotError.corruptReference(path: path, reason: "\(error)")
    }
  }
}
