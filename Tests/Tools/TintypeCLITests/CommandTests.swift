// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

struct CommandTests {
  /// The parsed command, without the options of the verb.
  enum Kind: Hashable {
    case help, version
    case manual(String)
    case verb(String)
    case paint([String])

    init(_ command: Command) {
      switch command {
      case .help: self = .help
      case .version: self = .version
      case .manual(let manual): self = .manual(manual.name)
      case .verb(let verb): self = .verb(type(of: verb).manual.name)
      case .paint(let arguments): self = .paint(arguments)
      }
    }
  }

  static let commands: [([String], Kind)] = [
    ([], .help),
    (["--help"], .help),
    (["-h"], .help),
    (["help"], .help),
    (["help", "--help"], .help),
    (["help", "report"], .manual("report")),
    (["report", "--help"], .manual("report")),
    (["report", "--run", "r", "-h"], .manual("report")),
    (["--version"], .version),
    (["report"], .verb("report")),
    (["status"], .verb("status")),
    (["accept", "--all"], .verb("accept")),
    (["doctor"], .paint(["doctor"])),
    (["doctor", "--compare", "a", "b"], .paint(["doctor", "--compare", "a", "b"])),
    (["doctor", "--help"], .manual("doctor")),
    (["help", "doctor"], .manual("doctor")),
    (["store", "--dry-run", "--at=/s"], .paint(["store", "--dry-run", "--at=/s"])),
  ]

  @Test("Command lines are parsed", arguments: commands)
  func understands(arguments: [String], kind: Kind) throws {
    #expect(Kind(try Command(arguments: arguments)) == kind)
  }

  @Test(
    "The values that an option takes are described as they are, with “or” before the last of several",
    arguments: [
      (["a number from 1 to 9"], "a number from 1 to 9"), (["one", "two"], "one or two"),
      (["one", "two", "three"], "one, two or three"),
    ])
  func expectation(choices: [String], text: String) {
    let error = CommandError.invalidValue("0", option: "--days", expected: .word(choices))
    #expect("\(error)" == "“0” is not a valid value for the option “--days”. Give \(text).")
  }

  /// The options of the report verb: the output directory, the run and the destination.
  struct ReportText: Hashable {
    var outputDirectory: String?
    var run: String?
    var destination: String?
  }

  static let reports: [([String], ReportText)] = [
    ([], ReportText()),
    (["--run", "r1"], ReportText(run: "r1")),
    (["--run=r=1"], ReportText(run: "r=1")),
    (["--format", "json", "--to=-"], ReportText(destination: "-")),
    (
      ["--to", "p.html", "--output-directory", "out", "--run", "r"],
      ReportText(outputDirectory: "out", run: "r", destination: "p.html")
    ),
  ]

  @Test("Options of the report verb are parsed", arguments: reports)
  func understandsReport(arguments: [String], summary: ReportText) throws {
    let verb = try ReportVerb(ParsedArguments(arguments[...], manual: ReportVerb.manual))
    #expect(
      ReportText(
        outputDirectory: verb.outputDirectory, run: verb.run, destination: verb.destination)
        == summary)
  }

  static let mistakes: [(arguments: [String], error: CommandError)] = [
    (["repot"], .unknownVerb("repot")),
    (["help", "x"], .unknownVerb("x")),
    ([""], .unknownVerb("")),
    (["--verbose"], .unknownOption("--verbose", verb: nil)),
    (["report", "--out=x"], .unknownOption("--out", verb: "report")),
    (["report", "--run"], .valueMissing(option: "--run")),
    (["report", "--to", "--run", "r"], .valueMissing(option: "--to")),
    (["report", "--to="], .valueEmpty(option: "--to")),
    (["report", "--output-directory", ""], .valueEmpty(option: "--output-directory")),
    (["merge", "parts/1", "", "--to", "x"], .emptyPath(verb: "merge")),
    (["report", "--help=x"], .valueUnexpected(option: "--help")),
    (["report", "--run", "a", "--run", "b"], .repeatedOption("--run")),
    (["report", "latest"], .unexpectedArgument("latest", verb: "report")),
    (["doctor", "--unknown"], .unknownOption("--unknown", verb: "doctor")),
    (["doctor", "--compare", "a"], .twoReferencesNeeded(count: 1)),
    (["push", "--check=no"], .valueUnexpected(option: "--check")),
    (["help", "report", "x"], .unexpectedArgument("x", verb: "help")),
    (["--version", "x"], .unexpectedArgument("x", verb: "--version")),
  ]

  @Test("Invalid command lines are rejected with a message")
  func invalidCommandLinesAreRejectedWithMessage() {
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

  static let forwarded: [(arguments: [String], suggestion: String)] = [
    (["test", "--filter", "X"], "tintype test -- --filter X"),
    (["test", "--filter=A b"], "tintype test -- '--filter=A b'"),
    (
      ["test", "--record", "failed", "--filter", "A|B", "--", "--parallel"],
      "tintype test --record failed -- --filter 'A|B' --parallel"
    ),
    (["test", "-v"], "tintype test -- -v"),
    (["catalog", "-c", "release"], "tintype catalog -- -c release"),
    (["watch", "--scratch-path", "/s"], "tintype watch -- --scratch-path /s"),
  ]

  @Test("An option of the command that a verb runs is suggested after --", arguments: forwarded)
  func forwardedOption(arguments: [String], suggestion: String) {
    let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
    #expect(result.exitCode == .usage)
    #expect(result.messages.contains("write “\(suggestion)”. "))
    if arguments == ["test", "--filter", "X"] { assertText(result.messages) }
  }

  @Test("--version prints the version")
  func version() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["--version"])
    #expect(result == Tool.Result(output: "tintype 0.2.0\n"))
  }

  @Test("The help lists every verb", arguments: [[], ["--help"], ["help"]])
  func helpNamesEveryVerb(arguments: [String]) {
    let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
    for verb in verbs { #expect(result.output.contains("\n  \(verb.manual.name) ")) }
    #expect(!result.output.contains(Painter.name))
    #expect(result.exitCode == .success)
    assertText(result.output, named: "help")
  }

  @Test("The help of report lists every option")
  func helpOnAReportNamesEveryOption() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["help", "report"])
    for option in ["--output-directory", "--run", "--to"] {
      #expect(result.output.contains("\n  \(option) "))
    }
  }

  @Test("Exit codes have fixed values")
  func exitCodesAreFixed() {
    let codes: [ExitCode] = [
      .success, .different, .error, .incomplete, .nothingRan, .orphans, .usage, .dataFormat,
      .cannotCreate, .interrupted, .terminated,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 64, 65, 73, 130, 143])
  }

  @Test(
    "Every verb has an example and a manual of at most 100 columns",
    arguments: try nonEmpty(verbs).map { $0.manual.name })
  func everyVerbHasAnExampleAndAManualThatFits(name: String) throws {
    let manual = try #require(verbs.first { $0.manual.name == name }?.manual)
    #expect(!manual.examples.isEmpty)
    #expect(manual.examples.allSatisfy { $0.command.hasPrefix("tintype \(name)") })
    #expect(manual.exitCodes.first?.0 == .success)
    #expect(manual.abstract.hasSuffix("."))
    #expect(!manual.text.contains(Painter.name))
    let lines = manual.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(
      Tool(environment: [:], currentDirectory: "/").run([name, "--help"]).output == manual.text)
    assertText(manual.text, named: name)
  }

  @Test(
    "Every example in a manual is a valid command line",
    arguments: try nonEmpty(verbs).map { $0.manual.name })
  func everyExampleIsUnderstood(name: String) throws {
    let manual = try #require(verbs.first { $0.manual.name == name }?.manual)
    for example in manual.examples {
      // Arguments as a shell would split them, as far as the examples need it.
      let summary = example.command.split(separator: " ").dropFirst().prefix {
        $0 != "|" && $0 != ">"
      }
      #expect(throws: Never.self) { try Command(arguments: summary.map(String.init)) }
    }
  }
}

/// Verbs that are implemented by `tintype-paint`.
struct PaintingVerbTests {
  static let errors: [(name: String, error: PaintingProgramError)] = [
    ("missing, directory", .missing(directory: "/bin")),
    ("missing, no directory", .missing(directory: nil)),
    ("refused", .refused(path: "/bin/tintype-paint", code: 13)),
  ]

  @Test("A missing tintype-paint is reported with instructions")
  func missingTintypePaintIsReportedWithInstructions() {
    assertTexts(
      Self.errors.map { name, error in
        let tool = Tool(environment: [:], currentDirectory: "/", paint: { _ in error })
        let result = tool.run(["doctor", "--json"])
        #expect(result.exitCode == .error, "\(name)")
        return (name, result.messages)
      })
  }

  @Test("Painting verbs forward their arguments unchanged")
  func handsItsArgumentsOn() {
    let handed = Mutex([String]())
    let tool = Tool(environment: [:], currentDirectory: "/") { arguments in
      handed.withLock { $0 = arguments }
      return .missing(directory: nil)
    }
    _ = tool.run(["doctor", "--json", "--", "a.png", "--unknown"])
    #expect(handed.withLock { $0 } == ["doctor", "--json", "--", "a.png", "--unknown"])
  }

  @Test(
    "Help and errors of painting verbs do not need the painting program",
    arguments: try nonEmpty(paintingVerbs).map { $0.manual.name })
  func withoutThePainter(name: String) {
    let tool = Tool(environment: [:], currentDirectory: "/") { _ in
      Issue.record("The painting program was started.")
      return .missing(directory: nil)
    }
    #expect(tool.run(["help", name]).output.hasPrefix("tintype \(name): "))
    #expect(tool.run([name, "--help"]).exitCode == .success)
    #expect(tool.run([name, "--unknown"]).exitCode == .usage)
  }
}
