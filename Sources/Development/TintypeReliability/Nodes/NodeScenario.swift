// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// A run in shards on several nodes, of which one fails.
struct NodeScenario: CustomStringConvertible {
  /// The outcomes of all snapshots, by node.
  private let run: Scenario
  /// The index of the node that fails.
  let victim: Int
  let fate: Fate
  /// A Boolean value that indicates whether the scheduler runs the shard of the victim again.
  let isRepeated: Bool
  private let cut: Cut

  /// The ways in which a node fails.
  enum Fate: CaseIterable {
    /// The node does not fail.
    case none
    /// The node lost its power: its journals end after any line.
    case killed
    /// The node lost its power before it wrote anything.
    case vanished
    /// A test never ended, and the scheduler sent SIGTERM.
    case hung
    /// A test never ended, and the scheduler sent SIGKILL.
    case hungUntilKilled
    /// The scheduler ran the shard twice.
    case doubled
    /// A journal was copied only to a byte in its middle.
    case cut
  }

  /// The place at which journals end, as random numbers.
  private struct Cut {
    var file: Int
    var place: Int
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let nodes = 2 + random.below(4)
    let outcomes: [JournalRecord.Outcome] = [.changed, .missing, .recorded, .failed]
    let isGreen = random.below(2) == 0
    var number = 0
    run = Scenario(
      parts: (0..<nodes).map { _ in
        let processes = (0..<(1 + random.below(2))).map { _ in
          var snapshots: [Int: JournalRecord.Outcome] = [:]
          for _ in 0..<(1 + random.below(6)) {
            let isMatch = isGreen || random.below(6) > 0
            snapshots[number] = isMatch ? .matched : outcomes[random.below(outcomes.count)]
            number += 1
          }
          let fails = !isGreen && random.below(12) == 0
          return Scenario.Process(snapshots: snapshots, hasOtherFailure: fails)
        }
        return [Scenario.Attempt(processes: processes)]
      })
    victim = random.below(nodes)
    fate = Fate.allCases[random.below(Fate.allCases.count)]
    cut = Cut(file: random.below(1 << 20), place: random.below(1 << 20))
    isRepeated = ![.none, .doubled, .cut].contains(fate) && random.below(3) == 0
  }

  /// The output of one node, with journals by name.
  struct Output {
    var name: String
    var node: Int
    var attempt: Int
    var files: [(name: String, bytes: [UInt8])]
  }

  /// The outputs that a merge finds.
  func outputs() throws -> [Output] {
    var outputs = try run.parts.indices.map { try output(node: $0, attempt: 1) }
    switch fate {
    case .none: break
    case .killed, .hungUntilKilled: outputs[victim].files = killed(outputs[victim].files)
    case .vanished: outputs.remove(at: victim)
    case .hung: outputs[victim].files = try terminated(outputs[victim].files)
    case .doubled:
      var copy = outputs[victim]
      copy.name += "-again"
      outputs.append(copy)
    case .cut:
      let file = cut.file % outputs[victim].files.count
      let bytes = outputs[victim].files[file].bytes
      outputs[victim].files[file].bytes = Array(bytes[..<(cut.place % bytes.count)])
    }
    if isRepeated { outputs.append(try output(node: victim, attempt: 2)) }
    return outputs
  }

  private func output(node: Int, attempt: Int) throws -> Output {
    var scenario = run
    if attempt == 2 { scenario.parts[node] = [nil] + run.parts[node] }
    let prefix = "\(node + 1)-\(attempt)-"
    let journals = scenario.journals().filter { $0.name.hasPrefix(prefix) }
    return Output(
      name: "node-\(node + 1)-\(attempt)", node: node, attempt: attempt,
      files: try journals.map { ($0.name, try $0.lines.flatMap(Self.bytes)) })
  }

  private static func bytes(_ line: Scenario.Line) throws -> [UInt8] {
    switch line {
    case .record(let record): try record.line
    case .event(let event): try event.line
    }
  }

  static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A).map { Array($0) + [0x0A] }
  }

  /// Returns journals that end after any line; a hung node wrote all but the ends.
  private func killed(
    _ files: [(name: String, bytes: [UInt8])]
  ) -> [(name: String, bytes: [UInt8])] {
    files.map { name, bytes in
      let lines = Self.lines(bytes).dropLast()
      let isCommand = name.hasSuffix("tintype.jsonl")
      // The command and the process write their first lines before a test runs.
      let count =
        isCommand || fate == .hungUntilKilled ? lines.count : 1 + cut.place % max(lines.count, 1)
      return (name, Array(lines.prefix(count).joined()))
    }
  }

  /// Returns journals as they are after SIGTERM: `tintype test` writes its last line, as its own
  /// child ended by the signal.
  private func terminated(
    _ files: [(name: String, bytes: [UInt8])]
  ) throws -> [(name: String, bytes: [UInt8])] {
    let shard = Shard(index: victim + 1, total: run.parts.count)
    return try files.map { name, bytes in
      let lines = Self.lines(bytes)
      guard name.hasSuffix("tintype.jsonl") else {
        return (name, Array(lines.dropLast().joined()))
      }
      var tested = JournalEvent(.tested, shard: shard, status: 143, isWhole: false)
      (tested.processes, tested.lines) = (files.count - 1, 0)
      return (name, Array(lines.dropLast().joined()) + (try tested.line))
    }
  }

  // MARK: Oracle

  /// The correct exit codes of the merge, which follow from what happened.
  var codes: Set<Int32> {
    get throws {
      let outputs = try outputs()
      let counted = outputs.filter { !(isRepeated && $0.node == victim && $0.attempt == 1) }
      let texts = counted.flatMap { output in
        output.files.flatMap { Self.lines($0.bytes) }.map { String(decoding: $0, as: UTF8.self) }
      }
      // The version is the last member of a line that is complete.
      func has(_ words: String) -> Bool {
        texts.contains { $0.contains(words) && $0.hasSuffix("\"version\":1}\n") }
      }
      if has("\"outcome\":\"failed\"") || has("\"event\":\"testFailed\"") { return [2] }
      if fate != .none, !isRepeated, try !isHarmless {
        // If the cause of the failure of “swift test” is lost, that failure remains.
        let hasFailed = run.parts[victim].contains { ($0?.status ?? 0) != 0 }
        return fate == .cut && hasFailed ? [2, 3] : [3]
      }
      let isDifferent = ["changed", "missing", "recorded"].contains { has("\"outcome\":\"\($0)\"") }
      return isDifferent ? [1] : [0]
    }
  }

  /// A Boolean value that indicates whether only a line feed at the end of a journal is lost.
  private var isHarmless: Bool {
    get throws {
      guard fate == .cut else { return false }
      let whole = try run.parts.indices.map { try output(node: $0, attempt: 1) }
      func size(_ outputs: [Output]) -> Int {
        outputs.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.bytes.count } }
      }
      return size(whole) - size(try outputs()) <= 1
    }
  }

  /// The outcomes that were written completely, by the name of the test.
  func written() throws -> [String: [String]] {
    var written: [String: [String]] = [:]
    for output in try outputs() {
      for file in output.files {
        for line in Self.lines(file.bytes) {
          let text = String(decoding: line.dropLast(), as: UTF8.self)
          guard text.hasSuffix("}"),
            let outcome = text.firstMatch(of: /"outcome":"([a-z]+)"/),
            let test = text.firstMatch(of: /"test":"([a-z0-9]+)"/), text.contains("\"snapshot\":{"),
            text.firstMatch(of: /"version":1\}$/) != nil
          else { continue }
          written[String(test.1), default: []].append(String(outcome.1))
        }
      }
    }
    return written
  }

  var description: String {
    "\(run.parts.count) nodes, node \(victim + 1) \(fate)\(isRepeated ? ", repeated" : "")"
  }
}
