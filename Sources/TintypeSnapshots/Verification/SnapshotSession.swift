// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

/// Takes and compares the snapshots of one process.
public final class SnapshotSession: Sendable {
  private let environment: [String: String]
  private let names = NameRegistry()

  /// Creates a session.
  ///
  /// - Parameter environment: The variables that decide on recording, output and run.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// The session of this process, with its variables as they were at the first snapshot.
  public static let process = SnapshotSession(environment: ProcessInfo.processInfo.environment)

  /// Takes a snapshot of a value, compares it with its reference, and writes down what it found.
  ///
  /// - Parameters:
  ///   - value: The value; what it throws is the verdict.
  ///   - snapshotting: How the value is photographed and compared.
  ///   - identifier: The snapshot's name within the test; `nil` for the ordinal of the call site.
  ///   - record: Which references are written; `nil` leaves it to the configuration.
  ///   - test: The test that takes the snapshot.
  ///   - location: The place of the assertion.
  /// - Returns: The verdict, and what the test has to tell.
  public func verify<Value, Format>(
    of value: () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named identifier: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    in test: TestContext,
    at location: SourceLocation
  ) -> Verification {
    let store: ReferenceStore
    let name: SnapshotName
    do throws(SnapshotError) {
      store = try ReferenceStore(sourceFile: location.filePath)
      name = try test.name(identifier ?? String(names.ordinal(of: location, in: test)))
    } catch {
      // Without a package there is no place for a journal either.
      let verdict = Verdict.failed(error)
      return Verification(
        verdict: verdict, message: FailureMessage().text(for: verdict), attachments: [])
    }
    var attempt = Attempt(
      name: name,
      reference: store.relativePath(of: name, pathExtension: snapshotting.pathExtension),
      callSite: location.callSite(packageRoot: store.packageRoot)
    )
    let verdict: Verdict
    do {
      verdict = try judge(value, snapshotting, record, store, &attempt)
    } catch {
      verdict = .failed(error)
    }
    return conclude(verdict, attempt, store, snapshotting.pathExtension)
  }

  /// What is known of a snapshot while it is being verified.
  private struct Attempt {
    var name: SnapshotName
    /// The reference's path, relative to the package's root.
    var reference: String
    var callSite: JournalRecord.CallSite
    /// The bytes of the reference, where they were read.
    var old: [UInt8]?
    /// The bytes of the new file, where they were made.
    var new: [UInt8]?
    var notes: [String] = []
  }

  private func judge<Value, Format>(
    _ value: () throws -> Value,
    _ snapshotting: Snapshotting<Value, Format>,
    _ record: SnapshotTestingConfiguration.Record?,
    _ store: ReferenceStore,
    _ attempt: inout Attempt
  ) throws -> Verdict {
    let mode = try Settings(environment: environment)
      .record(argument: record, configuration: .current)
    let format = try snapshotting.snapshot(value())
    let diffing = snapshotting.diffing
    // Two packages may have references of the same name.
    let path = store.packageRoot + "/" + attempt.reference
    let first = names.claim(path, digest: try diffing.digest(format), callSite: attempt.callSite)
    if let first {
      throw SnapshotError.ambiguousName(attempt.name, first: first, second: attempt.callSite)
    }

    if mode == .all {
      let new = try diffing.encode(format)
      try store.write(new, to: attempt.reference)
      attempt.new = new
      return .recorded(replacing: nil)
    }
    guard let old = try store.read(attempt.reference) else {
      attempt.new = try diffing.encode(format)
      guard mode == .never else {
        try store.write(attempt.new ?? [], to: attempt.reference)
        return .recorded(replacing: nil)
      }
      guard store.exists else { throw SnapshotError.referenceRootMissing(path: store.root) }
      return .missing
    }
    attempt.old = old
    switch try compare(old, format, diffing, path) {
    case .same(let notes):
      attempt.notes = notes
      return .matched
    case .different(let difference):
      let new = try diffing.encode(format)
      attempt.new = new
      guard mode == .failed else { return .changed(difference) }
      try store.write(new, to: attempt.reference)
      return .recorded(replacing: difference)
    }
  }

  /// Compares, and says of a reference that cannot be read which one it is.
  private func compare<Format>(
    _ old: [UInt8],
    _ format: Format,
    _ diffing: Diffing<Format>,
    _ path: String
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

  /// Writes the files of a difference and the journal, and finds the words.
  private func conclude(
    _ verdict: Verdict,
    _ attempt: Attempt,
    _ store: ReferenceStore,
    _ pathExtension: String?
  ) -> Verification {
    let output = OutputDirectory(environment: environment, packageRoot: store.packageRoot)
    let pending = PendingFiles(output: output, name: attempt.name, pathExtension: pathExtension)
    var message = FailureMessage(
      name: attempt.name, reference: store.packageRoot + "/" + attempt.reference)
    var artifacts: JournalRecord.Artifacts?
    var written: [PendingFiles.File] = []
    do throws(SnapshotError) {
      switch verdict {
      case .changed, .missing:
        written = try pending.write(
          reference: attempt.old,
          actual: attempt.new ?? [],
          difference: verdict.difference?.artifact
        )
        artifacts = pending.artifacts(written)
        message.files = written.filter { $0.kind != .reference }
          .map { ($0.kind.rawValue, $0.path) }
      case .matched, .recorded: try pending.clear()
      case .failed: break
      }
    } catch {
      message.troubles.append("\(error)")
    }
    let text = message.text(for: verdict)
    do throws(SnapshotError) {
      try Journal(output: output, run: RunIdentity.name(environment: environment)).append(
        JournalRecord(
          snapshot: attempt.name,
          outcome: verdict.outcome,
          reference: attempt.reference,
          artifacts: artifacts,
          digests: attempt.new.map { new in
            JournalRecord.Digests(
              reference: attempt.old.map { SHA256Digest.of($0).hexadecimal },
              actual: SHA256Digest.of(new).hexadecimal
            )
          },
          location: attempt.callSite,
          message: text,
          pixels: verdict.difference.flatMap(JournalRecord.PixelSummary.init),
          causes: verdict.difference?.causes?.prefix(50),
          notes: attempt.notes
        )
      )
    } catch {
      message.troubles.append("\(error)")
    }
    return Verification(
      verdict: verdict,
      name: attempt.name,
      message: message.text(for: verdict),
      attachments: written.map { file in
        Verification.Attachment(name: file.name, bytes: file.bytes)
      }
    )
  }
}

extension JournalRecord.PixelSummary {
  /// The numbers of a difference between pictures; `nil` for other differences.
  fileprivate init?(_ difference: Difference) {
    guard case .picture(let pixels) = difference.kind else { return nil }
    self.init(
      differing: pixels.differingPixels,
      total: pixels.totalPixels,
      referenceSize: pixels.referenceSize,
      actualSize: pixels.actualSize
    )
  }
}
