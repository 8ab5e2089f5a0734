// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine

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

  @Test(arguments: commands)
  func understands(arguments: [String], command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
  }

  static let mistakes: [([String], CommandError, String)] = [
    (
      ["report"], .unknownVerb("report"),
      "There is no command “report”. See “tintype --help”."
    ),
    (
      ["doctor", "a.png", ""], .emptyPath(verb: "doctor"),
      "A path given to “tintype doctor” is empty. Check that the shell variable it comes from is set; "
        + "see “tintype doctor --help”."
    ),
    (
      ["doctor", "--fonts"], .unknownOption("--fonts", verb: "doctor"),
      "“tintype doctor” has no option “--fonts”. See “tintype doctor --help”."
    ),
    (
      ["doctor", "--json=yes"], .valueUnexpected(option: "--json"),
      "The option “--json” takes no value. See “tintype --help”."
    ),
    (
      ["doctor", "--compare", "a", "--compare", "b"], .repeatedOption("--compare"),
      "The option “--compare” was given twice. Give it once; see “tintype --help”."
    ),
    (
      ["doctor", "--compare", "a"], .twoReferencesNeeded(count: 1),
      "“tintype doctor --compare” compares two references, and 1 was given. See “tintype doctor "
        + "--help”."
    ),
    (
      ["doctor", "--compare", "a", "b", "c"], .twoReferencesNeeded(count: 3),
      "“tintype doctor --compare” compares two references, and 3 were given. See “tintype doctor "
        + "--help”."
    ),
  ]

  @Test(arguments: mistakes)
  func refusesAndSaysWhy(arguments: [String], mistake: CommandError, text: String) {
    #expect(
      error { () throws(CommandError) in try Command(arguments: arguments) } == mistake)
    let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
    #expect(result.messages == "tintype: \(text)\n")
    #expect(result.output.isEmpty)
    #expect(result.exitCode == .usage)
  }

  @Test func saysItsVersion() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["--version"])
    #expect(result == Tool.Result(output: "tintype-paint 0.1.0\n"))
  }

  @Test func helpNamesEveryVerb() {
    let result = Tool(environment: [:], currentDirectory: "/").run([])
    for verb in Command.Verb.allCases { #expect(result.output.contains("\n  \(verb.rawValue) ")) }
    #expect(result.exitCode == .success)
  }

  @Test func helpOnTheDoctorNamesEveryOption() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["help", "doctor"])
    for option in ["--compare", "--json"] { #expect(result.output.contains("\n  \(option) ")) }
    for code in ["0", "1", "2", "64"] { #expect(result.output.contains("\n  \(code) ")) }
  }
}
