// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns
import TintypeSnapshots

/// Kills processes at random while they record references, and examines the remaining files.
struct KillCampaign {
  /// The package for the references; it is created.
  var package: String
  /// The number of kills.
  var kills: Int
  /// The number of snapshots of each process.
  var count = 40
  private var random: SeededGenerator

  /// The results.
  struct Result: CustomStringConvertible {
    /// The number of processes that were killed before they ended.
    var killed = 0
    /// The number of references whose bytes belong to no value.
    var torn = 0
    /// The number of missing references.
    var lost = 0
    /// The number of verdicts without a finding, although the process was killed or a reference
    /// differs.
    var falsePasses = 0
    /// The number of files below `__Snapshots__` that are neither references nor temporary.
    var foreign = 0
    /// The number of temporary files after a complete run.
    var temporary = 0

    var isGood: Bool { torn + lost + falsePasses + foreign + temporary == 0 }

    var description: String {
      "\(killed) killed, \(torn) incomplete, \(lost) lost, \(falsePasses) false passes, "
        + "\(foreign) unexpected files, \(temporary) temporary files after the next run"
    }
  }

  init(package: String, kills: Int, seed: UInt64) {
    (self.package, self.kills) = (package, kills)
    random = SeededGenerator(seed: seed)
  }

  /// Runs the campaign.
  ///
  /// - Throws: A Foundation error if the package can't be created or a process can't be started.
  mutating func run() throws -> Result {
    var result = Result()
    try prepare()
    let began = ContinuousClock.now
    try runToEnd(set: "a", records: true)
    let duration = max(began.duration(to: .now) / .microseconds(1), 1_000)

    while result.killed < kills {
      let set = random.below(2) == 0 ? "a" : "b"
      let name = "kill-\(result.killed)-\(random.below(1_000_000))"
      let process = try start(set: set, records: true, run: name)
      usleep(UInt32(random.below(Int(duration))))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // A process that had ended before was not killed.
      guard process.terminationReason == .uncaughtSignal else { continue }
      result.killed += 1
      examine(&result)
      if try isClean(name) { result.falsePasses += 1 }
      if result.killed.isMultiple(of: 10) { try compare(&result) }
    }
    try runToEnd(set: "b", records: true)
    result.temporary = names().count { $0.hasPrefix(".tintype-") }
    return result
  }

  private func prepare() throws {
    try FileManager.default.createDirectory(
      atPath: package + "/__Snapshots__", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: package + "/Package.swift"))
  }

  // MARK: Processes

  private func start(set: String, records: Bool, run: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["record", package, String(count), set, records ? "all" : "never"]
    process.environment = ["TINTYPE_RUN": run, "TINTYPE_OUTPUT": package + "/output"]
    try process.run()
    return process
  }

  private func runToEnd(set: String, records: Bool) throws {
    let process = try start(set: set, records: records, run: "whole")
    process.waitUntilExit()
  }

  // MARK: Results

  private func names() -> [String] {
    let folder = package + "/__Snapshots__/KillTests/Suite"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func bytes(_ index: Int) -> Data? {
    FileManager.default.contents(atPath: package + "/" + RecordingProcess.reference(index))
  }

  /// Compares each reference with both of its values, byte by byte.
  private func examine(_ result: inout Result) {
    for index in 0..<count {
      guard let bytes = bytes(index) else {
        result.lost += 1
        continue
      }
      let isWhole = ["a", "b"].contains {
        bytes == Data(RecordingProcess.value(index, set: $0).utf8)
      }
      if !isWhole { result.torn += 1 }
    }
    let expected = Set((0..<count).map { "test.n\($0).txt" })
    result.foreign += names().count { !expected.contains($0) && !$0.hasPrefix(".tintype-") }
  }

  /// Returns whether a run has a verdict without findings.
  private func isClean(_ run: String) throws -> Bool {
    let output = OutputDirectory(path: package + "/output")
    guard let journal = try? JournalReader(output: output).read(run: RunName(run)) else {
      return false
    }
    return RunVerdict(Report(journal)).findings.isEmpty
  }

  /// Compares all references with one set: the run may pass only if all bytes are that set's.
  private mutating func compare(_ result: inout Result) throws {
    let name = "compare-\(result.killed)"
    let process = try start(set: "a", records: false, run: name)
    process.waitUntilExit()
    let isSame = (0..<count).allSatisfy {
      bytes($0) == Data(RecordingProcess.value($0, set: "a").utf8)
    }
    let hasPassed = try process.terminationStatus == 0 && isClean(name)
    if hasPassed != isSame { result.falsePasses += 1 }
  }
}

/// A process that takes snapshots until it ends or is killed.
struct RecordingProcess {
  /// The package for the references.
  var package: String
  /// The number of snapshots.
  var count: Int
  /// The name of the set of values, such as `a`.
  var set: String
  /// A Boolean value that indicates whether references are replaced; otherwise they are compared.
  var records: Bool

  /// Returns the value of a snapshot: from a few bytes to about 64 kB, so that the duration of
  /// writes varies.
  static func value(_ index: Int, set: String) -> String {
    let line = "\(set) \(index) " + String(repeating: set, count: 60)
    return Array(repeating: line, count: 1 + (index * 37) % 1_000).joined(separator: "\n")
  }

  /// Returns the path of a reference relative to the package.
  static func reference(_ index: Int) -> String {
    "__Snapshots__/KillTests/Suite/test.n\(index).txt"
  }

  /// Takes the snapshots.
  ///
  /// - Returns: A Boolean value that indicates whether all of them matched.
  func run() -> Bool {
    let session = SnapshotSession(environment: ProcessInfo.processInfo.environment)
    var matched = 0
    for index in 0..<count {
      let snapshotResult = session.verify(
        of: { Self.value(index, set: set) }, as: .lines,
        SnapshotRequest(
          SnapshotOptions(named: "n\(index)", record: records ? .all : .never),
          in: TestContext(fileID: "KillTests/Suite.swift", test: "test"),
          at: CallSite(
            file: package + "/Tests/KillTests/Suite.swift", line: UInt(index + 1), column: 1)))
      if snapshotResult.message == nil { matched += 1 }
    }
    return matched == count
  }
}
