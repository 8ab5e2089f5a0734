// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeImaging
import TintypeScheduling

/// Takes and compares the snapshots of one process.
public final class SnapshotSession: Sendable {
  let environment: [String: String]
  /// The directory that the program was built in; `nil` for `.build` in the package of each test.
  let scratch: ScratchDirectory?
  let names = NameRegistry()
  let counter = SnapshotCounter()
  /// What the variables say of the part of the run that this process does.
  let labels: Result<RunLabels, SnapshotError>
  private let waiting: Waiting
  private let homes = Mutex<[SnapshotHome.Key: SnapshotHome]>([:])
  let process: FrameworkState
  /// The journals by the path of their output directory, and what belongs into each of them.
  let journals = Mutex(Journals())

  /// Creates a session.
  ///
  /// - Parameter environment: The variables that decide on recording, output and run.
  public convenience init(environment: [String: String]) {
    self.init(environment: environment, waiting: .blocking)
  }

  /// Creates a session for a test framework.
  ///
  /// - Parameters:
  ///   - environment: The variables that decide on recording, output and run.
  ///   - waiting: How a thread waits for a value.
  ///   - scratch: The directory that the program was built in; `nil` for `.build` in the package of
  ///     each test.
  ///   - process: The state of the framework in this process.
  package init(
    environment: [String: String], waiting: Waiting, scratch: ScratchDirectory? = nil,
    process: FrameworkState = .unknown
  ) {
    self.environment = environment
    self.scratch = scratch
    self.waiting = waiting
    self.process = process
    labels = Result { () throws(SnapshotError) in
      try Settings(environment: environment).labels()
    }
  }

  /// The session of this process, with its variables as they were at the first snapshot.
  public static let process = SnapshotSession(
    environment: ProcessInfo.processInfo.environment, waiting: .blocking,
    scratch: ScratchDirectory.current)

  /// Takes a snapshot of a value, compares it with its reference, and writes down what it found.
  ///
  /// - Parameters:
  ///   - value: The value; what it throws is the verdict.
  ///   - snapshotting: How the value is photographed and compared.
  ///   - request: Under which name, where and how.
  /// - Returns: The verdict, and what the test has to tell.
  public func verify<Value, Format>(
    of value: () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    _ request: SnapshotRequest
  ) -> Verification {
    verify(snapshotting, request, since: .now) {
      try Exposure.format(
        of: value, as: snapshotting, seconds: request.timeout, waiting: waiting)
    }
  }

  /// Takes a snapshot of a value that is awaited.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the value is made; the caller's.
  ///   - snapshotting: How the value is photographed and compared.
  ///   - request: Under which name, where and how.
  ///   - value: The value; what it throws is the verdict.
  /// - Returns: The verdict, and what the test has to tell.
  public func verify<Value, Format>(
    isolation: isolated (any Actor)? = #isolation,
    as snapshotting: Snapshotting<Value, Format>,
    _ request: SnapshotRequest,
    of value: () async throws -> Value
  ) async -> Verification {
    let start = ContinuousClock.now
    beginJournal(request)
    let exposed: Result<Exposed<Format>, any Error>
    let watch = Ledger.Watch()
    do {
      let value = try await value()
      exposed = .success(
        await Exposure.format(
          of: value, as: snapshotting, seconds: request.timeout, watch: watch))
    } catch {
      exposed = .failure(error)
    }
    return verify(snapshotting, request, since: start) { try exposed.get() }
  }

  private func verify<Value, Format>(
    _ snapshotting: Snapshotting<Value, Format>,
    _ request: SnapshotRequest,
    since start: ContinuousClock.Instant,
    _ expose: () throws -> Exposed<Format>
  ) -> Verification {
    let place: ReferencePlace
    let name: SnapshotName
    let path: String
    do throws(SnapshotError) {
      (place, name, path) = try locate(request, snapshotting.pathExtension)
    } catch {
      // Without a name there is nothing that a journal could tell of.
      let verdict = Verdict.failed(error)
      return Verification(
        verdict: verdict, message: FailureMessage().text(for: verdict), attachments: [])
    }
    beginJournal(request)
    var attempt = SnapshotAttempt(
      name: name,
      isNamed: request.name != nil,
      place: place,
      path: path,
      pathExtension: snapshotting.pathExtension,
      callSite: request.location.callSite(packageRoot: place.packageRoot),
      specifier: request.specifier ?? TestSpecifier(request.test)
    )
    let verdict: Verdict
    do {
      // A result that no report could place would be lost.
      _ = try labels.get()
      verdict = try attempt.judge(expose, snapshotting.diffing, request, session: self)
    } catch {
      verdict = .failed(error)
    }
    return conclude(verdict, attempt, microseconds: Self.microseconds(since: start))
  }

  private static func microseconds(since start: ContinuousClock.Instant) -> Int {
    Int(start.duration(to: .now) / .microseconds(1))
  }

  /// Finds where a snapshot's reference lies, and its name.
  private func locate(
    _ request: SnapshotRequest, _ pathExtension: String?
  ) throws(SnapshotError) -> (ReferencePlace, SnapshotName, path: String) {
    let home = try home(of: request)
    let identifier: String
    switch (home.place.style, request.name) {
    case (.inPackage, nil):
      identifier = String(
        try names.ordinal(of: request.location, index: request.index, in: request.test))
    case (.inPackage, let name?):
      identifier = SnapshotName.fileName(name)
      if identifier.isEmpty { throw .unusableName(name) }
    case (.besideTestFile, nil):
      identifier = String((SnapshotCounter.current ?? counter).next(home.counted))
    case (.besideTestFile, let name?):
      identifier = FamiliarName.fileName(name)
    }
    var name = home.name
    name.identifier = identifier
    let path = home.place.path(of: name, pathExtension: pathExtension)
    if let part = FilePath.overlongName(in: path) { throw .nameTooLong(part) }
    return (home.place, name, path)
  }

  func home(of request: SnapshotRequest) throws(SnapshotError) -> SnapshotHome {
    let settings = Settings(environment: environment)
    return try home(
      SnapshotHome.Key(
        sourceFile: settings.sourceFile(request.location.filePath),
        snapshotDirectory: request.snapshotDirectory,
        references: settings.references(configuration: .current),
        test: request.test))
  }

  /// The home of a test's snapshots, found once: what lies beside its file decides for the run.
  private func home(_ key: SnapshotHome.Key) throws(SnapshotError) -> SnapshotHome {
    if let home = homes.withLock({ $0[key] }) { return home }
    let home = try SnapshotHome(key)
    homes.withLock { $0[key] = home }
    return home
  }

}

/// Under which name a snapshot is taken, where and how.
public struct SnapshotRequest: Sendable {
  /// The snapshot's name within the test; `nil` for a number.
  public var name: String?
  /// Which references are written; `nil` leaves it to the configuration.
  public var record: SnapshotTestingConfiguration.Record?
  /// The directory of the reference itself; `nil` leaves it to the configuration.
  public var snapshotDirectory: String?
  /// Why work may be pending while the snapshot is taken; `nil` leaves it to the configuration.
  public var allowPending: String?
  /// Work that was pending before the value was made, and why that does not matter for it.
  package var known: (work: [PendingWork], reason: String)?
  /// How long to wait for a format that comes later, in seconds.
  public var timeout: TimeInterval
  /// Which of several snapshots that one call takes, from 0.
  public var index: Int
  /// The test that takes the snapshot.
  public var test: TestContext
  /// How `swift test` selects that test; `nil` selects by the function's name.
  public var specifier: TestSpecifier?
  /// The place of the assertion.
  public var location: AssertionLocation

  /// Creates a request.
  public init(
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    timeout: TimeInterval = 5,
    index: Int = 0,
    in test: TestContext,
    at location: AssertionLocation
  ) {
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.allowPending = allowPending
    self.timeout = timeout
    self.index = index
    self.test = test
    self.location = location
  }
}

extension SnapshotSession {
  /// Takes a snapshot of a value, compares it with its reference, and writes down what it found.
  ///
  /// - Parameters:
  ///   - value: The value; what it throws is the verdict.
  ///   - snapshotting: How the value is photographed and compared.
  ///   - name: The snapshot's name within the test; `nil` for a number.
  ///   - record: Which references are written; `nil` leaves it to the configuration.
  ///   - test: The test that takes the snapshot.
  ///   - location: The place of the assertion.
  /// - Returns: The verdict, and what the test has to tell.
  public func verify<Value, Format>(
    of value: () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    in test: TestContext,
    at location: AssertionLocation
  ) -> Verification {
    verify(
      of: value, as: snapshotting,
      SnapshotRequest(named: name, record: record, in: test, at: location))
  }
}
