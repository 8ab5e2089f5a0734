// SPDX-License-Identifier: MIT

import Foundation
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
    return result
  }

  /// Writes down that all test processes have ended.
  ///
  /// - Parameters:
  ///   - status: How `swift test` ended.
  ///   - isWhole: Whether no test was left out.
  /// - Throws: ``TestError/cannotWrite(path:trouble:)``.
  func finish(status: Int32, isWhole: Bool) throws(TestError) {
    let directory = output.run(name.description)
    let event = JournalEvent(
      .tested, attempt: attempt == 1 ? nil : attempt, shard: shard, status: Int(status),
      isWhole: isWhole)
    do {
      // Where nothing was compared, nobody has made it yet.
      try Directory.create(at: directory)
      try JournalFile.append(event.line, to: directory + "/tintype.jsonl")
      try AtomicFile.write(Array(name.description.utf8) + [0x0A], to: output.latest)
    } catch let trouble as FileTrouble {
      throw .cannotWrite(path: directory, trouble: trouble)
    } catch {
      // An event holds numbers, which always encode.
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
