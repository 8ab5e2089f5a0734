// SPDX-License-Identifier: MIT

import Foundation

@main
struct ReliabilityCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("reliability: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "journals": try journals(isQuick: arguments.contains("--quick"))
    default:
      print("Usage: TintypeReliability journals [--quick]")
      exit(64)
    }
  }

  /// Judges all generated journals, or one in twenty.
  private static func journals(isQuick: Bool) throws {
    var campaign = JournalCampaign()
    for family in ScenarioFamily.all { try campaign.run(family, step: isQuick ? 19 : 1) }
    for example in campaign.examples { print("wrong: \(example)") }
    print("journals: \(campaign.count) judged, \(campaign.wrong) wrong verdicts")
    if campaign.wrong > 0 { exit(1) }
  }
}
