// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeTestSupport

@testable import TintypePaintCLI

struct PaintCommandTests {
  static let commands: [([String], Command)] = [
    ([], .help),
    (["--help"], .help),
    (["help"], .help),
    (["help", "-h"], .help),
    (["--version"], .version),
    (["help", "doctor"], .helpOn(.doctor)),
    (["doctor", "a.png", "-h"], .helpOn(.doctor)),
    (["doctor"], .doctor(DoctorOptions())),
    (["doctor", "--json"], .doctor(DoctorOptions(isJSON: true))),
    (
      ["doctor", "a.png", "--json", "b"],
      .doctor(DoctorOptions(references: ["a.png", "b"], isJSON: true))
    ),
    (
      ["doctor", "a", "--compare", "b"],
      .doctor(DoctorOptions(references: ["a", "b"], comparesReferences: true))
    ),
    (
      ["doctor", "a", "--", "--json", "--"],
      .doctor(DoctorOptions(references: ["a", "--json", "--"]))
    ),
  ]

  @Test("Command lines of tintype-paint are parsed", arguments: commands)
  func understands(arguments: [String], command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
  }

  static let mistakes: [(arguments: [String], error: CommandError)] = [
    (["report"], .unknownVerb("report")),
    (["doctor", "a.png", ""], .emptyPath(verb: "doctor")),
    (["doctor", "--fonts"], .unknownOption("--fonts", verb: "doctor")),
    (["doctor", "--json=yes"], .valueUnexpected(option: "--json")),
    (["doctor", "--compare", "a", "--compare", "b"], .repeatedOption("--compare")),
    (["doctor", "--compare", "a"], .twoReferencesNeeded(count: 1)),
    (["doctor", "--compare", "a", "b", "c"], .twoReferencesNeeded(count: 3)),
  ]

  @Test("Invalid command lines of tintype-paint are rejected with a message")
  func invalidCommandLinesOfTintypePaintAreRejectedWithMessage() {
    assertTexts(
      Self.mistakes.map { arguments, mistake in
        #expect(
          error { () throws(CommandError) in try Command(arguments: arguments) } == mistake)
        let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
        #expect(result.messages == "tintype: \(mistake)\n")
        #expect(result.output.isEmpty, "\(arguments)")
        #expect(result.exitCode == .usage, "\(arguments)")
        return (typed(arguments), result.messages)
      })
  }

  @Test("--version prints the version")
  func versionPrintsVersion() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["--version"])
    #expect(result == Tool.Result(output: "tintype-paint 0.2.0\n"))
  }

  @Test("The help lists every verb of tintype-paint")
  func helpNamesEveryVerb() {
    let result = Tool(environment: [:], currentDirectory: "/").run([])
    for verb in Command.Verb.allCases { #expect(result.output.contains("\n  \(verb.rawValue) ")) }
    #expect(result.exitCode == .success)
    assertText(result.output)
  }

  @Test("The help of doctor lists every option")
  func helpOnTheDoctorNamesEveryOption() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["help", "doctor"])
    for option in ["--compare", "--json"] { #expect(result.output.contains("\n  \(option) ")) }
    for code in ["0", "1", "2", "64"] { #expect(result.output.contains("\n  \(code) ")) }
    assertText(result.output)
  }
}
