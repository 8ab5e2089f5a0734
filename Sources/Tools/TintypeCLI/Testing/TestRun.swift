// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// One call of `swift test`, with the environment of its processes and the events for the journal.
struct TestRun {
  /// The name of the run, which is valid as a directory name.
  var name: RunName
  var output: OutputDirectory
  var shard: Shard?
  /// The attempt, counted from 1.
  var attempt: Int
  /// The recording mode; `nil` to use the environment.
  var record: String?
  /// Digits that identify the division of tests among shards; `nil` for a whole run.
  var assignment: String?
  /// The variables that describe the origin of the run; empty if there are none.
  var variables: [String: String] = [:]

  /// Returns the environment variables for the tests.
  func environment(_ environment: [String: String]) -> [String: String] {
    var result = environment
    result["TINTYPE_RUN"] = name.description
    result["TINTYPE_OUTPUT"] = output.path
    result[RunLabels.attemptVariable] = String(attempt)
    result[RunLabels.shardVariable] = shard?.description
    if let record { result["TINTYPE_RECORD"] = record }
    result[RunLabels.supervisedVariable] = "1"
    return result
  }

  /// The path of the file to which Swift Testing writes its events.
  var eventStream: String { output.run(name.description) + "/swift-testing-\(getpid()).events" }

  /// Records that `swift test` is about to start, and makes the run the latest.
  ///
  /// - Throws: ``TestError/cannotWrite(path:error:)``.
  func begin() throws(TestError) {
    var started = event(.started)
    started.assignment = assignment
    started.variables = variables.isEmpty ? nil : variables
    try append([started])
    do {
      try AtomicFile.write(Array(name.description.utf8) + [0x0A], to: output.latest)
    } catch {
      throw .cannotWrite(path: output.latest, error: error)
    }
  }

  /// Records that `swift test` exited, with the events of its processes.
  ///
  /// - Parameters:
  ///   - status: The exit code of `swift test`.
  ///   - isWhole: A Boolean value that indicates whether no option excluded tests.
  ///   - events: The events of Swift Testing; `nil` if they were not requested or not written.
  ///   - runsSwiftTesting: A Boolean value that indicates whether Swift Testing should run.
  /// - Throws: ``TestError/cannotWrite(path:error:)``.
  func finish(
    status: Int32, isWhole: Bool, events: SwiftTestingEvents? = nil, runsSwiftTesting: Bool = true
  ) throws(TestError) {
    // Nothing is written about a match, and there may be a million of them.
    let journal = try? JournalReader(output: output).read(
      run: name, allowsEmpty: true, keeping: .notable)
    let piece = JournalProblem.Piece(shard: shard, attempt: attempt)
    let mine = (journal?.events ?? []).filter {
      JournalProblem.Piece(shard: $0.shard, attempt: $0.attempt) == piece
    }
    let records = ((journal?.records ?? []) + (journal?.known ?? [])).filter {
      JournalProblem.Piece(shard: $0.shard, attempt: $0.attempt) == piece
    }
    let known = Set((journal?.known ?? []).compactMap(\.failure?.id))
    var lines = events?.journalEvents(after: records, known: known) ?? []
    var tested = JournalEvent(.tested, status: Int(status), isWhole: isWhole)
    tested.processes = mine.count { $0.event == .began }
    // Without its events, the number of tests that Swift Testing ran is unknown.
    if let events, events.isComplete {
      tested.tests = mine.compactMap(\.tests).reduce(events.tests, &+)
    } else if !runsSwiftTesting {
      tested.tests = mine.compactMap(\.tests).reduce(0, &+)
    }
    tested.lines = lines.count
    lines.append(tested)
    try append(
      lines.map { line in
        var line = line
        (line.attempt, line.shard) = (attempt == 1 ? nil : attempt, shard)
        return line
      })
  }

  private func event(_ kind: JournalEvent.Kind) -> JournalEvent {
    JournalEvent(kind, attempt: attempt == 1 ? nil : attempt, shard: shard)
  }

  private func append(_ events: [JournalEvent]) throws(TestError) {
    let directory = output.run(name.description)
    do {
      try Directory.create(at: directory)
      for event in events {
        try JournalFile.append(event.line, to: directory + "/tintype.jsonl")
      }
    } catch let error as FileError {
      throw .cannotWrite(path: directory, error: error)
    } catch {
      // An event contains strings and numbers, which can always be encoded.
      throw .cannotWrite(path: directory, error: .notARegularFile)
    }
  }

  /// Returns the name in the environment, else a new one.
  static func name(environment: [String: String]) throws(TestError) -> RunName {
    let given = environment["TINTYPE_RUN"] ?? ""
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    let text = given.isEmpty ? "test-" + String(("000000000000" + digits).suffix(12)) : given
    // Test processes sanitize other names, and would write to another directory.
    let isFit =
      text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      && !text.contains("--") && !text.hasPrefix("-") && !text.hasSuffix("-")
    guard isFit, let name = try? RunName(text) else { throw .badRunName(text) }
    return name
  }
}

/// The reason why tests could not be run, or their end could not be recorded.
enum TestError: Error, Hashable, Sendable {
  /// No directory of `PATH` contains the program.
  case missing(program: String)
  /// The system refused to start a program, with this `errno`.
  case cannotStart(program: String, code: Int32)
  /// The tests could not be listed; `swift test list` ended with this code.
  case notListed(status: Int32)
  /// A pattern of `--filter` is invalid.
  case badFilter(String)
  /// The file with durations of tests cannot be read.
  case noTimings(path: String, error: FileError)
  /// This line of the file with durations of tests is malformed.
  case badTimings(path: String, line: Int)
  /// The name of the run in the variable `TINTYPE_RUN` is invalid.
  case badRunName(String)
  /// The painting program, which compares with another revision, is missing; the text is the
  /// reason.
  case noPainter(String)
  /// A file could not be written.
  case cannotWrite(path: String, error: FileError)
}

extension TestError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .missing(let program):
      """
      No directory in the variable PATH contains the program “\(program)”. Install the Swift \
      toolchain, or add its directory to PATH.
      """
    case .cannotStart(let program, let code):
      """
      “\(program)” cannot be started: \(FileError.system(code: code)). Check its permissions and \
      the number of arguments.
      """
    case .notListed(let status):
      """
      The tests of the shard cannot be determined: “swift test list” ended with code \(status). \
      Correct the errors that it printed above, and try again.
      """
    case .badFilter(let pattern):
      """
      “\(ShortText.line(pattern, limit: 80))” is not a valid regular expression for --filter. \
      Correct it.
      """
    case .noTimings(let path, let error):
      """
      The durations of tests in “\(ShortText.line(path))” cannot be read: \(error). Correct \
      --timings or TINTYPE_TIMINGS.
      """
    case .badTimings(let path, let line):
      """
      Line \(line) of “\(ShortText.line(path))” is not a number of milliseconds and a test. Write the \
      file again with “tintype report --format timings”.
      """
    case .badRunName(let name):
      """
      TINTYPE_RUN is “\(ShortText.line(name, limit: 80))”, which is not a valid name of a run. Use \
      letters, digits, “_” and single “-” inside, or unset it.
      """
    case .noPainter(let text): text
    case .cannotWrite(let path, let error):
      """
      “\(path)” cannot be written: \(error). Check its permissions and the free space on the \
      disk, or choose another directory with --output-directory.
      """
    }
  }

  /// The exit code.
  var exitCode: ExitCode {
    switch self {
    case .missing, .cannotStart, .notListed, .noPainter: .error
    case .badFilter, .badRunName, .noTimings, .badTimings: .usage
    case .cannotWrite: .cannotCreate
    }
  }
}
