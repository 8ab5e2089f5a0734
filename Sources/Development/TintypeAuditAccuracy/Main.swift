// SPDX-License-Identifier: MIT

import Foundation

/// The program behind `scripts/measure/audits`.
@main
struct AuditAccuracyCommand {
  private static let usage = """
    usage: scripts/measure/audits [--count N] [--seed S] [--misses]

    Changes the scenes of this repository's references at random: for each rule of audits, N times so
    that a node violates the rule, and N times so that it nearly does. Prints for each rule how many
    violations were found (recall), and which share of the findings were right (precision).

    --count N   The number of violations for each rule, 15 by default.
    --seed S    The seed of the random changes, 1 by default. The same seed makes the same changes.
    --misses    Prints each violation that was not found, and each wrong finding.

    The exit code is 1 if the recall or the precision of a rule is below 95 %, and 0 otherwise.
    """

  static func main() throws {
    var (count, seed, printsMisses) = (15, UInt64(1), false)
    var arguments = CommandLine.arguments.dropFirst()
    func fail(_ message: String) -> Never {
      FileHandle.standardError.write(Data("audits: \(message)\n\(usage)\n".utf8))
      exit(64)
    }
    while let argument = arguments.popFirst() {
      switch argument {
      case "--count":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number > 0 else {
          fail("--count requires a positive number.")
        }
        count = number
      case "--seed":
        guard let number = arguments.popFirst().flatMap({ UInt64($0) }) else {
          fail("--seed requires a number.")
        }
        seed = number
      case "--misses": printsMisses = true
      case "-h", "--help":
        print(usage)
        return
      default: fail("unknown argument “\(argument)”.")
      }
    }
    var accuracy = try AuditAccuracy(seed: seed, references: "__Snapshots__")
    let tallies = try accuracy.run(count: count) { miss in
      if printsMisses { print(miss) }
    }
    print(AuditAccuracy.table(tallies), terminator: "")
    if tallies.contains(where: { !$0.isAccurate }) { exit(1) }
  }
}
