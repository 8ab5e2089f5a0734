// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// Merges the outputs of nodes of which one failed, and compares exit codes and results.
struct NodeCampaign {
  /// The path of the program `tintype`.
  let tool: String
  /// A directory for the outputs of the nodes.
  let directory: String
  /// The number of runs.
  let count: Int
  /// The seed of the first run.
  let seed: UInt64

  /// The results.
  struct Result: CustomStringConvertible {
    var runs = 0
    var wrong = 0
    var lost = 0
    /// Descriptions of the first wrong runs.
    var examples: [String] = []

    var isGood: Bool { wrong + lost == 0 }

    var description: String {
      "\(runs) runs with a failing node, \(wrong) wrong verdicts, \(lost) lost results"
    }
  }

  /// Runs the campaign.
  ///
  /// - Throws: A Foundation error if a file cannot be written or a process cannot be started.
  func run() throws -> Result {
    var result = Result()
    for index in 0..<count {
      let scenario = NodeScenario(seed: seed &+ UInt64(index))
      let place = "\(directory)/run-\(index)"
      try? FileManager.default.removeItem(atPath: place)
      let outputs = try scenario.outputs()
      let paths = try outputs.map { try write($0, in: place, run: index) }
      let merge = try start(["merge"] + paths + ["--to", "\(place)/merged"])
      result.runs += 1
      let codes = try scenario.codes
      if !codes.contains(merge.code) {
        result.wrong += 1
        let expected = codes.sorted().map(String.init).joined(separator: " or ")
        result.examples.append(
          "run \(index), \(scenario): \(merge.code) instead of \(expected)\n\(merge.output)")
      }
      let lost = try lost(of: scenario, in: "\(place)/merged")
      result.lost += lost.count
      result.examples += lost.map { "run \(index), \(scenario): \($0)" }
      try FileManager.default.removeItem(atPath: place)
    }
    return result
  }

  private func write(
    _ output: NodeScenario.Output, in place: String, run: Int
  ) throws -> String {
    let path = "\(place)/\(output.name)"
    for file in output.files {
      // A journal's name is that of a process on its own node.
      let name = file.name.hasSuffix("tintype.jsonl") ? "tintype.jsonl" : file.name
      try AtomicFile.write(file.bytes, to: "\(path)/runs/run-\(run)/\(name)")
    }
    try AtomicFile.write(Array("run-\(run)\n".utf8), to: path + "/latest")
    return path
  }

  /// Returns a description of each result that was written and that the merged report lacks.
  private func lost(of scenario: NodeScenario, in merged: String) throws -> [String] {
    let report = try start(["report", "--format", "json", "--output-directory", merged])
    let document = try? JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let entries = (document as? [String: Any])?["entries"] as? [[String: Any]] ?? []
    var found: [String: [String]] = [:]
    for entry in entries {
      let snapshot = entry["snapshot"] as? [String: String]
      found[snapshot?["test"] ?? "", default: []] += entry["outcomes"] as? [String] ?? []
    }
    return try scenario.written().sorted { $0.key < $1.key }.compactMap { test, outcomes in
      var rest = found[test] ?? []
      for outcome in outcomes {
        guard let index = rest.firstIndex(of: outcome) else {
          return "the result \(outcome) of \(test) is lost"
        }
        rest.remove(at: index)
      }
      return nil
    }
  }

  private func start(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
