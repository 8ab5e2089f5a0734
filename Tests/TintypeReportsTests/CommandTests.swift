// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeCommandLine

@testable import TintypeCLI
import TintypeReports

struct CommandTests {
  static let commands: [([String], Command)] = [
    ([], .help),
    (["--help"], .help),
    (["-h"], .help),
    (["help"], .help),
    (["help", "--help"], .help),
    (["help", "report"], .helpOn(.report)),
    (["report", "--help"], .helpOn(.report)),
    (["report", "--run", "r", "-h"], .helpOn(.report)),
    (["--version"], .version),
    (["report"], .report(ReportOptions())),
    (["report", "--run", "r1"], .report(ReportOptions(run: "r1"))),
    (["report", "--run=r=1"], .report(ReportOptions(run: "r=1"))),
    (["report", "--to=-"], .report(ReportOptions(destination: "-"))),
    (
      ["report", "--to", "p.html", "--output-directory", "out", "--run", "r"],
      .report(ReportOptions(outputDirectory: "out", run: "r", destination: "p.html"))
    ),
    (["doctor"], .paint(["doctor"])),
    (["doctor", "--compare", "a", "b"], .paint(["doctor", "--compare", "a", "b"])),
    (["doctor", "--help"], .paint(["doctor", "--help"])),
    (["help", "doctor"], .paint(["help", "doctor"])),
  ]

  @Test(arguments: commands)
  func understands(arguments: [String], command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
  }

  static let mistakes: [([String], CommandError, String)] = [
    (
      ["repot"], .unknownVerb("repot"),
      "There is no command “repot”. See “tintype --help”."
    ),
    (
      ["help", "x"], .unknownVerb("x"),
      "There is no command “x”. See “tintype --help”."
    ),
    (
      [""], .unknownVerb(""),
      "There is no command “”. See “tintype --help”."
    ),
    (
      ["--verbose"], .unknownOption("--verbose", verb: nil),
      "There is no option “--verbose”. See “tintype --help”."
    ),
    (
      ["report", "--out=x"], .unknownOption("--out", verb: "report"),
      "“tintype report” has no option “--out”. See “tintype report --help”."
    ),
    (
      ["report", "--run"], .valueMissing(option: "--run"),
      "The option “--run” needs a value. See “tintype --help”."
    ),
    (
      ["report", "--to", "--run", "r"], .valueMissing(option: "--to"),
      "The option “--to” needs a value. See “tintype --help”."
    ),
    (
      ["report", "--to="], .valueMissing(option: "--to"),
      "The option “--to” needs a value. See “tintype --help”."
    ),
    (
      ["report", "--help=x"], .valueUnexpected(option: "--help"),
      "The option “--help” takes no value. See “tintype --help”."
    ),
    (
      ["report", "--run", "a", "--run", "b"], .repeatedOption("--run"),
      "The option “--run” was given twice. Give it once; see “tintype --help”."
    ),
    (
      ["report", "latest"], .unexpectedArgument("latest", verb: "report"),
      "“tintype report” does not take the argument “latest”. See “tintype --help”."
    ),
    (
      ["help", "report", "x"], .unexpectedArgument("x", verb: "help"),
      "“tintype help” does not take the argument “x”. See “tintype --help”."
    ),
    (
      ["--version", "x"], .unexpectedArgument("x", verb: "--version"),
      "“tintype --version” does not take the argument “x”. See “tintype --help”."
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
    let alone = Tool(environment: [:], currentDirectory: "/").run(["--version"])
    #expect(
      alone.output == """
        tintype 0.1.0
        tintype-paint: not beside tintype; “swift build --product tintype-paint” builds it

        """)
    let both = Tool(environment: [:], currentDirectory: "/", painterPath: "/bin/tintype-paint")
      .run(["--version"])
    #expect(both == Tool.Result(output: "tintype 0.1.0\ntintype-paint: /bin/tintype-paint\n"))
  }

  @Test(arguments: [[], ["--help"], ["help"]])
  func helpNamesEveryVerb(arguments: [String]) {
    let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
    let verbs =
      Command.Verb.allCases.map(\.rawValue) + Command.PaintingVerb.allCases.map(\.rawValue)
    for verb in verbs { #expect(result.output.contains("\n  \(verb) ")) }
    #expect(result.exitCode == .success)
  }

  @Test func helpOnAReportNamesEveryOption() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["help", "report"])
    for option in ["--output-directory", "--run", "--to"] {
      #expect(result.output.contains("\n  \(option) "))
    }
  }

  @Test func exitCodesAreFixed() {
    let codes: [ExitCode] = [.success, .different, .trouble, .nothingRan, .usage, .cannotCreate]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 4, 64, 73])
  }
}

/// Verbs that another program does.
struct PaintingVerbTests {
  static let troubles: [(PainterTrouble, String)] = [
    (
      .missing(directory: "/bin"),
      "“tintype doctor” is done by another program, tintype-paint, which does not lie beside this "
        + "one in “/bin”. Build it with “swift build --product tintype-paint”, or build and run it "
        + "with “swift run tintype-paint doctor --json”."
    ),
    (
      .missing(directory: nil),
      "“tintype doctor” is done by another program, tintype-paint, which does not lie beside this "
        + "one. Build it with “swift build --product tintype-paint”, or build and run it with “swift "
        + "run tintype-paint doctor --json”."
    ),
    (
      .refused(path: "/bin/tintype-paint", code: 13),
      "“/bin/tintype-paint” cannot be started: Permission denied. Build it again: “swift run "
        + "tintype-paint doctor --json”."
    ),
  ]

  @Test(arguments: troubles)
  func saysWhatToDoWhereItIsNotThere(trouble: PainterTrouble, words: String) {
    let tool = Tool(environment: [:], currentDirectory: "/", paint: { _ in trouble })
    let result = tool.run(["doctor", "--json"])
    #expect(result.messages == "tintype: \(words)\n")
    #expect(result.exitCode == .trouble)
  }

  @Test func handsItsArgumentsOn() {
    let handed = Mutex([String]())
    let tool = Tool(environment: [:], currentDirectory: "/") { arguments in
      handed.withLock { $0 = arguments }
      return .missing(directory: nil)
    }
    _ = tool.run(["doctor", "a.png", "--json", "--unknown"])
    #expect(handed.withLock { $0 } == ["doctor", "a.png", "--json", "--unknown"])
    _ = tool.run(["help", "doctor"])
    #expect(handed.withLock { $0 } == ["help", "doctor"])
  }
}
