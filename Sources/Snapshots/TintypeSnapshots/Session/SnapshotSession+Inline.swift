// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

extension SnapshotSession {
  /// Takes an inline snapshot, compares it with the text of its closure, and reports the outcome.
  ///
  /// - Parameters:
  ///   - value: The value; a `nil` value has no snapshot, and its call has no closure.
  ///   - snapshotting: The strategy.
  ///   - request: The arguments of the assertion, and the test.
  ///   - inline: The description of the closure.
  ///   - expected: The closure; `nil` if the call has none.
  /// - Returns: The verdict, and everything that the test reports.
  package func verifyInline<Value>(
    of value: () throws -> Value?,
    as snapshotting: Snapshotting<Value, String>,
    _ request: SnapshotRequest,
    _ inline: InlineSnapshot,
    matches expected: (() -> String)?
  ) -> SnapshotResult {
    let start = ContinuousClock.now
    switch beginInline(request, inline) {
    case .failure(let error): return Self.unnamed(error)
    case .success(let context):
      let captured = Result {
        try context.checkOptions()
        return try SnapshotCapture.format(of: value, as: snapshotting.optional, context)
      }
      return concludeInline(
        captured, snapshotting.diffing, context, request, inline, expected?(), since: start)
    }
  }

  /// Takes an inline snapshot of a value that is made asynchronously.
  package func verifyInline<Value>(
    isolation: isolated (any Actor)? = #isolation,
    as snapshotting: Snapshotting<Value, String>,
    _ request: SnapshotRequest,
    _ inline: InlineSnapshot,
    of value: () async throws -> Value?,
    matches expected: (() -> String)?
  ) async -> SnapshotResult {
    let start = ContinuousClock.now
    switch beginInline(request, inline) {
    case .failure(let error): return Self.unnamed(error)
    case .success(let context):
      let captured: Result<CapturedFormat<String?>, any Error>
      do {
        try context.checkOptions()
        captured = .success(
          try await SnapshotCapture.format(of: value, as: snapshotting.optional, context))
      } catch {
        captured = .failure(error)
      }
      return concludeInline(
        captured, snapshotting.diffing, context, request, inline, expected?(), since: start)
    }
  }

  private func beginInline(
    _ request: SnapshotRequest, _ inline: InlineSnapshot
  ) -> Result<SnapshotContext, SnapshotError> {
    Result { () throws(SnapshotError) in
      var name = try request.test.name
      // A number would change the numbers of other snapshots in the test.
      name.identifier = "inline-\(request.location.line)-\(request.location.column)"
      if inline.label != "matches" {
        name.identifier += "-" + SnapshotName.fileName(inline.label)
      }
      let file = try Settings(environment: environment).sourceFile(request.location.file)
      let place = ReferenceLocation(ofInlineSnapshotsIn: file)
      var context = context(of: request, name, place, path: file, pathExtension: "txt")
      context.inline = inline
      beginJournal(packageRoot: place.packageRoot)
      return context
    }
  }

  private func concludeInline(
    _ captured: Result<CapturedFormat<String?>, any Error>, _ diffing: Diffing<String>,
    _ context: SnapshotContext, _ request: SnapshotRequest, _ inline: InlineSnapshot,
    _ expected: String?, since start: ContinuousClock.Instant
  ) -> SnapshotResult {
    var comparison = InlineComparison(
      context: context, diffing: diffing, expected: expected,
      output: OutputDirectory(
        environment: environment, packageRoot: context.place.packageRoot, scratch: scratch))
    let outcome = comparison.outcome(of: captured, inline, inlineChanges)
    return report(
      outcome, context, microseconds: Int(start.duration(to: .now) / .microseconds(1)))
  }
}

/// Compares a captured text with the text of a closure.
private struct InlineComparison {
  let context: SnapshotContext
  let diffing: Diffing<String>
  let expected: String?
  let output: OutputDirectory
  private var outcome = SnapshotOutcome(verdict: .missing)

  init(
    context: SnapshotContext, diffing: Diffing<String>, expected: String?, output: OutputDirectory
  ) {
    self.context = context
    self.diffing = diffing
    self.expected = expected
    self.output = output
  }

  mutating func outcome(
    of captured: Result<CapturedFormat<String?>, any Error>, _ inline: InlineSnapshot,
    _ changes: InlineChanges
  ) -> SnapshotOutcome {
    do {
      let captured = try captured.get()
      let mode = try context.record.get()
      let allowed = try AllowedWork(captured, context)
      var actual = try captured.format.get()
      if let allowed {
        outcome.notes.append("\(allowed)")
        actual = actual.map { diffing.format.annotated($0, with: allowed) }
      }
      outcome.recordsAll = mode == .all
      outcome.verdict = try verdict(of: actual, mode)
      // The call may be reached again with another text, which then conflicts with this one.
      let isRecorded = if case .recorded = outcome.verdict { true } else { false }
      if isRecorded || mode == .failed {
        try changes.add(
          InlineChange(
            file: context.path, callSite: context.callSite, label: inline.label,
            deprecatedLabels: inline.deprecatedLabels, offset: inline.offset, expected: expected,
            actual: actual, isRecorded: isRecorded, test: context.testName, output: output))
      }
    } catch {
      outcome.verdict = .failed(error)
    }
    return outcome
  }

  private mutating func verdict(
    of actual: String?, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> Verdict {
    outcome.old = try expected.map(diffing.encode)
    let difference = try difference(actual)
    if difference != nil { outcome.new = try diffing.encode(actual ?? "") }
    if mode == .all { return .recorded(replacing: expected == nil ? nil : difference) }
    guard let difference else { return .matched }
    if expected == nil {
      return mode == .never ? .missing : .recorded(replacing: nil)
    }
    return mode == .failed ? .recorded(replacing: difference) : .changed(difference)
  }

  private func difference(_ actual: String?) throws -> (any SnapshotDifference)? {
    switch (expected, actual) {
    case (nil, nil): return nil
    case (let expected?, let actual?):
      switch try diffing.compare(diffing.encode(expected), actual) {
      case .same: return nil
      case .different(let difference): return difference
      }
    default:
      if let difference = TextDifference(from: expected ?? "", to: actual ?? "") {
        return difference
      }
      return DescribedDifference(
        expected == nil
          ? "The text of the value is empty, and the call has no closure."
          : "The value is nil, and the closure returns an empty text.")
    }
  }
}

extension Snapshotting where Format == String {
  /// The strategy for values that may be `nil`, which have no text.
  fileprivate var optional: Snapshotting<Value?, String?> {
    Snapshotting<Value?, String?>(
      pathExtension: pathExtension,
      // The unwrapped strategy compares the texts.
      diffing: .diff(
        toData: { Data(($0 ?? "").utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diffV2: { _, _ in nil }),
      asyncSnapshot: { [snapshot] value in
        guard let value else { return Async(value: nil) }
        return snapshot(value).map { $0 }
      })
  }
}
