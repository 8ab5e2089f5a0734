// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// One call of `swift test`, with what its processes are told and what is written at its end.
struct TestRun {
  /// The run's name, fit for a directory.
  var name: RunName
  var output: OutputDirectory
  var shard: Shard?
  /// Counted from 1.
  var attempt: Int
  /// The recording mode; `nil` leaves it to the environment.
  var record: String?

  /// The variables that the tests see.
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

  /// The file that Swift Testing is asked to write its events to.
  var eventStream: String {
    output.run(name.description) + "/swift-testing-\(getpid()).events"
  }

  /// Records that `swift test` is about to start, and names the run as the latest.
  ///
  /// - Throws: ``TestError/cannotWrite(path:trouble:)``.
  func begin() throws(TestError) {
    try append([event(.started)])
    do {
      try AtomicFile.write(Array(name.description.utf8) + [0x0A], to: output.latest)
    } catch {
      throw .cannotWrite(path: output.latest, trouble: error)
    }
  }

  /// Records that `swift test` ended, and what its processes left behind.
  ///
  /// - Parameters:
  ///   - status: The exit code of `swift test`.
  ///   - isWhole: A Boolean value that indicates whether no option left a test out.
  ///   - events: The events of Swift Testing; `nil` if it was not asked for them, or wrote none.
  ///   - runsSwiftTesting: A Boolean value that indicates whether Swift Testing was to run.
  /// - Throws: ``TestError/cannotWrite(path:trouble:)``.
  func finish(
    status: Int32, isWhole: Bool, events: SwiftTestingEvents? = nil, runsSwiftTesting: Bool = true
  ) throws(TestError) {
    let journal = try? JournalReader(output: output).read(run: name, allowsEmpty: true)
    let piece = JournalProblem.Piece(shard: shard, attempt: attempt)
    let mine = (journal?.events ?? []).filter {
      JournalProblem.Piece(shard: $0.shard, attempt: $0.attempt) == piece
    }
    var lines = events?.journalEvents(after: journal?.records ?? []) ?? []
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
    } catch let trouble as FileTrouble {
      throw .cannotWrite(path: directory, trouble: trouble)
    } catch {
      // An event holds strings and numbers, which always encode.
      throw .cannotWrite(path: directory, trouble: .notARegularFile)
    }
  }

  /// The name that the environment gives, else a new one.
  static func name(environment: [String: String]) throws(TestError) -> RunName {
    let given = environment["TINTYPE_RUN"] ?? ""
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    let text = given.isEmpty ? "test-" + String(("000000000000" + digits).suffix(12)) : given
    // Test processes make other names fit for files, and would write elsewhere.
    let isFit =
      text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      && !text.contains("--") && !text.hasPrefix("-") && !text.hasSuffix("-")
    guard isFit, let name = try? RunName(text) else { throw .badRunName(text) }
    return name
  }
}

/// Why tests could not be run, or their end not be written down.
enum TestError: Error, Hashable, Sendable {
  /// No directory of `PATH` holds the program.
  case missing(program: String)
  /// The system refused to start a program, with this `errno`.
  case cannotStart(program: String, code: Int32)
  /// The tests could not be listed; `swift test list` ended with this code.
  case notListed(status: Int32)
  /// A pattern of `--filter` is none.
  case badFilter(String)
  /// The name of the run, of the variable `TINTYPE_RUN`, is none.
  case badRunName(String)
  /// The tool that paints, which compares with another revision, is missing; the text says why.
  case noPainter(String)
  /// A file could not be written.
  case cannotWrite(path: String, trouble: FileTrouble)
}

extension TestError: CustomStringConvertible {
  /// What is wrong, and what to do next.
  var description: String {
    switch self {
    case .missing(let program):
      """
      No directory of the variable PATH holds the program “\(program)”. Install the Swift \
      toolchain, or add its directory to PATH.
      """
    case .cannotStart(let program, let code):
      """
      “\(program)” cannot be started: \(FileTrouble.system(code: code)). Check who may run it, and \
      whether the arguments are too many.
      """
    case .notListed(let status):
      """
      The tests cannot be listed, so that no part of them can be chosen: “swift test list” ended \
      with code \(status). What it says stands above; put that right and try again.
      """
    case .badFilter(let pattern):
      """
      “\(ShortText.line(pattern, limit: 80))” is no regular expression for --filter. Correct it.
      """
    case .badRunName(let name):
      """
      TINTYPE_RUN is “\(ShortText.line(name, limit: 80))”, which cannot be the name of a run here. \
      Use letters, digits, “_” and single “-” inside, or unset it.
      """
    case .noPainter(let text): text
    case .cannotWrite(let path, let trouble):
      """
      “\(path)” cannot be written: \(trouble). Check who may write there and what room is left, or \
      choose another place with --output-directory.
      """
    }
  }

  /// How the process ends.
  var exitCode: ExitCode {
    switch self {
    case .missing, .cannotStart, .notListed, .noPainter: .trouble
    case .badFilter, .badRunName: .usage
    case .cannotWrite: .cannotCreate
    }
  }
}
