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

  private static let usage = """
    Usage: TintypeReliability journals [--quick]
           TintypeReliability kills DIRECTORY COUNT [SEED]
           TintypeReliability nodes TINTYPE DIRECTORY COUNT [SEED]
           TintypeReliability watch TINTYPE DIRECTORY COUNT
    """

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "journals": try journals(isQuick: arguments.contains("--quick"))
    case "kills":
      guard arguments.count >= 3, arguments[1].hasPrefix("/"), let count = Int(arguments[2]),
        let seed = arguments.count > 3 ? UInt64(arguments[3]) : 1
      else { return refuse() }
      try kills(directory: arguments[1], count: count, seed: seed)
    case "nodes":
      guard arguments.count >= 4, arguments[2].hasPrefix("/"), let count = Int(arguments[3]),
        let seed = arguments.count > 4 ? UInt64(arguments[4]) : 1
      else { return refuse() }
      let result = try NodeCampaign(
        tool: arguments[1], directory: arguments[2], count: count, seed: seed
      ).run()
      for example in result.examples.prefix(5) { print("wrong: \(example)") }
      print("nodes: \(result)")
      if !result.isGood { exit(1) }
    #if os(Linux)
      case "watch":
        guard arguments.count == 4, arguments[2].hasPrefix("/"), let count = Int(arguments[3]),
          count > 0
        else { return refuse() }
        let package = try WatchedPackage(in: arguments[2])
        try WatchCampaign(tool: arguments[1], package: package, count: count).run()
    #endif
    case "record":
      guard arguments.count == 5, let count = Int(arguments[2]) else { return refuse() }
      let process = RecordingProcess(
        package: arguments[1], count: count, set: arguments[3], records: arguments[4] == "all")
      exit(process.run() ? 0 : 1)
    default: refuse()
    }
  }

  private static func refuse() {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(64)
  }

  /// Evaluates all generated journals, or one in 19.
  private static func journals(isQuick: Bool) throws {
    var campaign = JournalCampaign()
    for family in ScenarioFamily.all { try campaign.run(family, step: isQuick ? 19 : 1) }
    for example in campaign.examples { print("wrong: \(example)") }
    print("journals: \(campaign.count) evaluated, \(campaign.wrong) wrong verdicts")
    if campaign.wrong > 0 { exit(1) }
  }

  /// Kills recording processes.
  private static func kills(directory: String, count: Int, seed: UInt64) throws {
    var campaign = KillCampaign(
      package: directory + "/kills-\(ProcessInfo.processInfo.processIdentifier)", kills: count,
      seed: seed)
    let result = try campaign.run()
    try FileManager.default.removeItem(atPath: campaign.package)
    print("kills in \(directory): \(result)")
    if !result.isGood { exit(1) }
  }
}
