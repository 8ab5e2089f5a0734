// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase
import TintypeRuns

/// Takes and compares the snapshots of one process.
package final class SnapshotSession: Sendable {
  let environment: [String: String]
  /// The build directory of the program; `nil` for `.build` in the package of each test.
  let scratch: ScratchDirectory?
  let names = NameRegistry()
  let counter = SnapshotCounter()
  /// The inline snapshots that are written when the tests have ended.
  package let inlineChanges = InlineChanges()
  /// The shard and the attempt of this process, from the environment variables.
  let labels: Result<RunLabels, SnapshotError>
  private let waiting: Waiting
  private let snapshotLocations = Mutex<[SnapshotLocation.Key: SnapshotLocation]>([:])
  let process: FrameworkState
  /// A Boolean value that indicates whether messages are short after many changed snapshots.
  let hasMessageLimit: Bool
  /// The journals by the path of their output directory, and their contents.
  let journals = Mutex(Journals())
  /// The number of failures so far, for their identifiers.
  let failures = Atomic(0)
  /// Prints a warning.
  let warn: @Sendable (String) -> Void

  /// Creates a session.
  ///
  /// - Parameter environment: The environment variables for recording, output and run.
  package convenience init(environment: [String: String]) {
    self.init(environment: environment, waiting: .blocking)
  }

  /// Creates a session for a test framework.
  ///
  /// - Parameters:
  ///   - environment: The environment variables for recording, output and run.
  ///   - waiting: The way in which a thread waits for a value.
  ///   - scratch: The build directory of the program; `nil` for `.build` in the package of each
  ///     test.
  ///   - process: The state of the framework in this process.
  ///   - hasMessageLimit: A Boolean value that indicates whether messages are short after
  ///     ``completeMessageLimit`` changed snapshots. `TINTYPE_MESSAGES=complete` prevents that.
  ///   - warn: Prints a warning; by default to standard error.
  package init(
    environment: [String: String], waiting: Waiting, scratch: ScratchDirectory? = nil,
    process: FrameworkState = .unknown, hasMessageLimit: Bool = false,
    warn: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    self.environment = environment
    self.warn = warn
    self.scratch = scratch
    self.waiting = waiting
    self.process = process
    self.hasMessageLimit = hasMessageLimit && environment["TINTYPE_MESSAGES"] != "complete"
    labels = Result { () throws(SnapshotError) in
      try Settings(environment: environment).labels()
    }
  }

  /// Takes a snapshot of a value, compares it with its reference, and reports the outcome.
  ///
  /// - Parameters:
  ///   - value: The value; an error that it throws becomes the verdict.
  ///   - snapshotting: The strategy.
  ///   - request: The arguments of the assertion, and the test.
  /// - Returns: The verdict, and everything that the test reports.
  package func verify<Value, Format>(
    of value: () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    _ request: SnapshotRequest
  ) -> SnapshotResult {
    let start = ContinuousClock.now
    switch begin(request, snapshotting.pathExtension) {
    case .failure(let error): return Self.unnamed(error)
    case .success(let context):
      let captured = Result {
        try context.checkOptions()
        return try SnapshotCapture.format(of: value, as: snapshotting, context)
      }
      return conclude(captured, snapshotting.diffing, context, since: start)
    }
  }

  /// Takes a snapshot of a value that is made asynchronously.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the value is made. Defaults to the caller's actor.
  ///   - snapshotting: The strategy.
  ///   - request: The arguments of the assertion, and the test.
  ///   - value: The value; an error that it throws becomes the verdict.
  /// - Returns: The verdict, and everything that the test reports.
  package func verify<Value, Format>(
    isolation: isolated (any Actor)? = #isolation,
    as snapshotting: Snapshotting<Value, Format>,
    _ request: SnapshotRequest,
    of value: () async throws -> Value
  ) async -> SnapshotResult {
    let start = ContinuousClock.now
    switch begin(request, snapshotting.pathExtension) {
    case .failure(let error): return Self.unnamed(error)
    case .success(let context):
      let captured: Result<CapturedFormat<Format>, any Error>
      do {
        try context.checkOptions()
        captured = .success(
          try await SnapshotCapture.format(of: value, as: snapshotting, context))
      } catch {
        captured = .failure(error)
      }
      return conclude(captured, snapshotting.diffing, context, since: start)
    }
  }

  /// Resolves the options of a snapshot, and begins the journal, because making the value may
  /// crash.
  private func begin(
    _ request: SnapshotRequest, _ pathExtension: String?
  ) -> Result<SnapshotContext, SnapshotError> {
    Result { () throws(SnapshotError) in
      let context = try context(of: request, pathExtension)
      beginJournal(packageRoot: context.place.packageRoot)
      return context
    }
  }

  /// Returns the result of a snapshot without a name, which cannot be in the journal.
  static func unnamed(_ error: SnapshotError) -> SnapshotResult {
    let verdict = Verdict.failed(error)
    return SnapshotResult(
      verdict: verdict, message: FailureMessage().text(for: verdict), attachments: [])
  }

  /// Compares a captured format with its reference, and reports the outcome.
  private func conclude<Format>(
    _ captured: Result<CapturedFormat<Format>, any Error>, _ diffing: Diffing<Format>,
    _ context: SnapshotContext, since start: ContinuousClock.Instant
  ) -> SnapshotResult {
    var comparison = ReferenceComparison(context, diffing)
    let outcome = comparison.outcome(of: captured, names)
    return report(
      outcome, context, microseconds: Int(start.duration(to: .now) / .microseconds(1)))
  }

  /// Resolves the options of a snapshot, and finds its name and its reference.
  private func context(
    of request: SnapshotRequest, _ pathExtension: String?
  ) throws(SnapshotError) -> SnapshotContext {
    let configuration = SnapshotTestingConfiguration.current
    let settings = Settings(environment: environment)
    let snapshotLocation = try snapshotLocation(
      SnapshotLocation.Key(
        sourceFile: settings.sourceFile("\(request.location.file)"),
        snapshotDirectory: request.options.snapshotDirectory,
        references: settings.references(configuration: configuration),
        test: request.test))
    try checkIdentity(
      of: request, in: snapshotLocation, file: settings.sourceFile(request.location.file))
    let name = try name(of: request, in: snapshotLocation)
    let path = snapshotLocation.place.path(of: name, pathExtension: pathExtension)
    if let part = FilePath.overlongName(in: path) { throw .nameTooLong(part) }
    return context(
      of: request, name, snapshotLocation.place, path: path, pathExtension: pathExtension)
  }

  /// Resolves the options of a snapshot whose name and reference are known.
  func context(
    of request: SnapshotRequest, _ name: SnapshotName, _ place: ReferenceLocation, path: String,
    pathExtension: String?
  ) -> SnapshotContext {
    let configuration = SnapshotTestingConfiguration.current
    let settings = Settings(environment: environment)
    var options = request.options
    options.allowPending = options.allowPending ?? configuration?.allowPending
    return SnapshotContext(
      name: name,
      isNamed: options.name != nil,
      place: place,
      path: path,
      pathExtension: pathExtension,
      callSite: request.location.relative(to: place.packageRoot),
      specifier: request.specifier ?? TestSpecifier(request.test),
      options: options,
      record: Result { () throws(SnapshotError) in
        // A result without a valid shard and attempt would be missing from reports.
        _ = try labels.get()
        return try settings.record(argument: options.record, configuration: configuration)
      },
      diffTool: configuration?.diffTool ?? CompatibilityGlobals.diffTool,
      waiting: waiting,
      variables: environment,
      source: request.source)
  }

  /// Throws an error if another test of the program could take the same snapshot, before its
  /// reference is read.
  private func checkIdentity(
    of request: SnapshotRequest, in snapshotLocation: SnapshotLocation, file: String
  ) throws(SnapshotError) {
    let (name, place) = (snapshotLocation.name, snapshotLocation.place)
    let isBesideTestFile = place.style == .besideTestFile
    let tested = TestedName(
      name, given: request.options.name, test: request.test.test, file: file,
      location: request.location,
      isBesideTestFile: isBesideTestFile,
      isNamedByFile: isBesideTestFile || !request.test.isListed)
    // Tests that name a directory can have the same name in different directories.
    guard !place.isNamedByTest else { return }
    guard let shared = request.ambiguity(tested) else { return }
    throw .sharedName(
      name, first: shared.first.relative(to: place.packageRoot),
      second: shared.second.relative(to: place.packageRoot), isNamed: request.options.name != nil)
  }

  /// Returns the name of a snapshot: the given one, or a number by the rules of the references'
  /// style.
  private func name(
    of request: SnapshotRequest, in snapshotLocation: SnapshotLocation
  ) throws(SnapshotError) -> SnapshotName {
    var name = snapshotLocation.name
    switch (snapshotLocation.place.style, request.options.name) {
    case (.inPackage, nil):
      name.identifier = String(
        try names.ordinal(of: request.location, index: request.options.index, in: request.test))
    case (.inPackage, let given?):
      name.identifier = SnapshotName.fileName(given)
      if name.identifier.isEmpty { throw .unusableName(given) }
    case (.besideTestFile, nil):
      name.identifier = String(
        (SnapshotScope.current.counter ?? counter).next(snapshotLocation.counted))
    case (.besideTestFile, let given?):
      name.identifier = SnapshotTestingName.fileName(given)
    }
    return name
  }

  /// Returns the location of a test's snapshots.
  ///
  /// It is cached, so that the existence of the directory next to the test's file is checked only
  /// once per run.
  private func snapshotLocation(_ key: SnapshotLocation.Key) throws(SnapshotError)
    -> SnapshotLocation
  {
    if let snapshotLocation = snapshotLocations.withLock({ $0[key] }) { return snapshotLocation }
    let snapshotLocation = try SnapshotLocation(key)
    snapshotLocations.withLock { $0[key] = snapshotLocation }
    return snapshotLocation
  }
}
