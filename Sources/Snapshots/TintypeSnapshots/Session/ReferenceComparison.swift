// SPDX-License-Identifier: MIT

import TintypeBase

/// Compares a captured format with its reference, and records the reference if that is requested.
struct ReferenceComparison<Format> {
  let context: SnapshotContext
  let diffing: Diffing<Format>
  private var outcome = SnapshotOutcome(verdict: .missing)
  private var file: ReferenceFile { ReferenceFile(path: context.path) }

  init(_ context: SnapshotContext, _ diffing: Diffing<Format>) {
    (self.context, self.diffing) = (context, diffing)
  }

  /// Compares a format.
  ///
  /// - Parameters:
  ///   - captured: The format and the work that was pending, or an error.
  ///   - names: The names that this process has used.
  /// - Returns: The outcome; an error is also a verdict.
  mutating func outcome(
    of captured: Result<CapturedFormat<Format>, any Error>, _ names: NameRegistry
  ) -> SnapshotOutcome {
    do {
      let captured = try captured.get()
      let mode = try context.record.get()
      let allowed = try AllowedWork(captured, context)
      var format = try captured.format.get()
      if let allowed {
        outcome.notes.append("\(allowed)")
        format = diffing.format.annotated(format, with: allowed)
      }
      try claim(diffing.format.digest(format), names)
      outcome.recordsAll = mode == .all
      outcome.verdict = try verdict(of: format, mode)
    } catch {
      outcome.verdict = .failed(error)
    }
    if let format = diffing.format as? any JournaledFormat {
      outcome.details = format.details(of: outcome.verdict.difference?.details)
    }
    return outcome
  }

  private mutating func verdict(
    of format: Format, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> Verdict {
    let isWritable = context.place.isWritable
    if isWritable, mode != .never {
      TemporaryFile.sweep(FilePath.parent(of: context.path), writtenBefore: nil)
    }
    if mode == .all {
      try record(format, isNew: false)
      return .recorded(replacing: nil)
    }
    guard let old = try file.read() else {
      try diffing.format.check(format)
      try encode(format)
      if mode != .never, isWritable {
        try record(format, isNew: true)
        return .recorded(replacing: nil)
      }
      guard Directory.exists(at: context.place.root) else {
        throw SnapshotError.referenceRootMissing(path: context.place.root)
      }
      return .missing
    }
    outcome.old = old
    switch try compare(old, format) {
    case .same(let notes):
      outcome.notes += notes
      return .matched
    case .different(let difference):
      try encode(format)
      guard mode == .failed else { return .changed(difference) }
      try record(format, isNew: false)
      return .recorded(replacing: difference)
    }
  }

  /// Claims the reference's path for a value.
  private mutating func claim(_ digest: [UInt8], _ names: NameRegistry) throws(SnapshotError) {
    let callSite = context.callSite
    // Tests in the style of swift-snapshot-testing may reuse a name, and then compare twice.
    let allowsReuse = context.place.style == .besideTestFile
    let claim = NameRegistry.Claim(digest: digest, callSite: callSite, allowsReuse: allowsReuse)
    if let first = names.claim(context.path, claim) {
      guard allowsReuse || first.allowsReuse else {
        throw .ambiguousName(context.name, first: first.callSite, second: callSite)
      }
      outcome.namesake = first.callSite
    }
    guard context.place.style == .inPackage, let other = names.spelling(of: context.path) else {
      return
    }
    throw .namesDifferByCase(
      FilePath.name(of: context.path), FilePath.name(of: other.path), first: other.callSite,
      second: callSite)
  }

  private mutating func record(_ format: Format, isNew: Bool) throws {
    guard context.place.isWritable else {
      throw SnapshotError.readOnlyReferences(path: context.path)
    }
    try diffing.format.check(format)
    // In the mode `all`, the old reference was not compared, but its form is kept.
    if outcome.old == nil, !isNew { outcome.old = try? file.read() }
    let bytes = try encode(format)
    if let stored = outcome.stored {
      do {
        try assets.write(stored.assets)
      } catch {
        throw SnapshotError.unwritableReference(path: assets.directory, error: error)
      }
    }
    try file.write(
      bytes, isNew: isNew, isCaseSensitive: context.place.style == .besideTestFile)
  }

  /// Creates the bytes of the new file, in full and in the form in which it is stored.
  ///
  /// - Returns: The bytes of the file that is stored.
  @discardableResult
  private mutating func encode(_ format: Format) throws -> [UInt8] {
    let full = try outcome.new ?? diffing.encode(format)
    outcome.new = full
    if outcome.stored == nil { outcome.stored = try diffing.format.stored(format, in: form) }
    return outcome.stored?.bytes ?? full
  }

  /// The form of the new file: the form of the reference, else the configured one.
  private var form: ReferenceForm { outcome.old.map(diffing.format.form) ?? context.place.form }

  /// The files that references need in addition to their own.
  private var assets: ReferenceAssets {
    ReferenceAssets(
      of: context.path, store: context.place.store, variables: context.variables)
  }

  /// Compares with the bytes of the reference; errors about its content get its path.
  private func compare(_ old: [UInt8], _ format: Format) throws -> Diffing<Format>.Comparison {
    let result = Result {
      try diffing.compare(old, assets: assets, format)
    }
    if case .success(.same) = result { return try result.get() }
    // A value may legitimately contain conflict markers, or be the text of a pointer.
    if MergeConflict.isLeft(in: old), try !MergeConflict.isLeft(in: diffing.encode(format)) {
      throw SnapshotError.mergeConflict(path: context.path)
    }
    if ReferenceFile.isGitLFSPointer(old),
      try !ReferenceFile.isGitLFSPointer(diffing.encode(format))
    {
      throw SnapshotError.gitLFSPointer(path: context.path)
    }
    do {
      return try result.get()
    } catch let error as any ReferenceContentError {
      throw SnapshotError.corruptReference(path: context.path, reason: "\(error)")
    }
  }
}

/// An error about the content of a reference, which the failure reports with the reference's path.
package protocol ReferenceContentError: Error {}
