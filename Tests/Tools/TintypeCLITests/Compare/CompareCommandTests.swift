// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeTestSupport

@testable import TintypeCLI

/// The command line of `tintype compare`.
struct CompareCommandTests {
  private static func options(
    _ tolerance: Tolerance = .exact, difference: String? = nil, isExplained: Bool = false,
    isJSON: Bool = false, isQuiet: Bool = false
  ) -> CompareOptions {
    CompareOptions(
      reference: "a", actual: "b", tolerance: tolerance, differencePath: difference,
      isExplained: isExplained, isJSON: isJSON, isQuiet: isQuiet)
  }

  private static func parsed(_ arguments: [String]) throws -> CompareOptions {
    let verb = try CompareVerb(ParsedArguments(arguments[...], manual: CompareVerb.manual))
    guard case .files(let options) = verb.request else { throw CommandError.unknownVerb("") }
    return options
  }

  static let commands: [([String], CompareOptions)] = [
    (["a", "b"], options()),
    (["a", "--json", "b"], options(isJSON: true)),
    (["a", "b", "--quiet"], options(isQuiet: true)),
    (["--explain", "a", "b"], options(isExplained: true)),
    (["--diff", "d.png", "a", "b"], options(difference: "d.png")),
    (["--mode", "exact", "a", "b"], options()),
    (["--mode=pixelmatch", "a", "b"], options(Tolerance(mode: .pixelmatch))),
    (["--mode", "perceptual", "a", "b"], options(Tolerance(mode: .perceptual))),
    (["--threshold", "0.25", "a", "b"], options(Tolerance(threshold: 0.25))),
    (["--threshold=.5", "a", "b"], options(Tolerance(threshold: 0.5))),
    (["--threshold", "0", "a", "b"], options(Tolerance(threshold: 0))),
    (["--threshold", "1", "a", "b"], options(Tolerance(threshold: 1))),
    (["--antialiasing", "a", "b"], options(Tolerance(ignoresAntialiasing: true))),
    (
      ["--no-antialiasing", "--mode", "pixelmatch", "a", "b"],
      options(Tolerance(mode: .pixelmatch, ignoresAntialiasing: false))
    ),
    (["--allow", "12", "a", "b"], options(Tolerance(allowance: .pixels(12)))),
    (["--allow", "50%", "a", "b"], options(Tolerance(allowance: .share(0.5)))),
    (
      ["--mask", "1,2,3,4", "a", "--mask", "0,0,1,1", "b"],
      options(
        Tolerance(masks: [
          PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 0, y: 0, width: 1, height: 1),
        ]))
    ),
  ]

  @Test("Command lines of compare are parsed", arguments: commands)
  func understands(arguments: [String], options: CompareOptions) throws {
    #expect(try Self.parsed(arguments) == options)
  }

  @Test("Arguments after -- are paths")
  func argumentsAfterArePaths() throws {
    #expect(
      try Self.parsed(["--", "--json", "-b.png"])
        == CompareOptions(reference: "--json", actual: "-b.png"))
  }

  static let mistakes = [
    ["a"], ["a", "b", "c"], ["--mode", "ssim", "a", "b"],
    ["--antialiasing", "--no-antialiasing", "a", "b"], ["--json", "--quiet", "a", "b"],
    ["--explain", "--quiet", "a", "b"], ["--diff", "x", "--diff", "x", "a", "b"], ["--threshold"],
    ["--fuzz", "a", "b"],
  ]

  @Test("Invalid command lines of compare are rejected with a message")
  func invalidCommandLinesOfCompareAreRejectedWithMessage() {
    assertTexts(
      Self.mistakes.map { arguments in
        let result = Tool(environment: [:], currentDirectory: "/").run(["compare"] + arguments)
        #expect(result.output.isEmpty, "\(arguments)")
        #expect(result.exitCode == .error, "\(arguments)")
        return (typed(["compare"] + arguments), result.messages)
      })
  }

  /// Returns the message for a rejected value, with the value itself replaced.
  private func refusal(_ option: String, _ text: String) -> String {
    let result = Tool(environment: [:], currentDirectory: "/")
      .run(["compare", "a", "b", option, text])
    #expect(result.exitCode == .error)
    // Messages truncate long values.
    let value = text.prefix(80)
    #expect(result.messages.contains(value))
    return result.messages.replacing(value, with: "[value]", maxReplacements: 1)
  }

  @Test(
    "Invalid values of --threshold are rejected",
    arguments: [
      "nan", "NaN", "inf", "-0.1", "1.01", "1e-1", "0x0p0", "0,1", "0.1.2", ".", " 0", "0%", "٠",
      String(repeating: "9", count: 400),
    ])
  func refusesAThreshold(_ text: String) {
    assertText(refusal("--threshold", text), named: "message")
  }

  @Test(
    "Invalid values of --allow are rejected",
    arguments: [
      "nan", "-1", "0.5", "1e3", "101%", "%", "-1%", "nan%", "4294967296", "99999999999999999999",
    ])
  func refusesAnAllowance(_ text: String) {
    assertText(refusal("--allow", text), named: "message")
  }

  @Test(
    "Invalid values of --mask are rejected",
    arguments: [
      "0,0,1", "0,0,1,1,1", "0,0,0,1", "0,0,1,0", "-1,0,1,1", "a,0,1,1", "0,0,1.5,1", "0,,1,1",
      "0 0 1 1", "0,0,1,9223372036854775808", "9223372036854775807,0,1,1", "all",
    ])
  func refusesAMask(_ text: String) {
    assertText(refusal("--mask", text), named: "message")
  }

  @Test("The help of compare lists every option and exit code")
  func helpNamesEveryOptionAndExitCode() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["compare", "--help"])
    let options = [
      "--mode", "--threshold", "--antialiasing", "--no-antialiasing", "--mask", "--allow", "--diff",
      "--explain", "--json", "--quiet", "0", "1", "2",
    ]
    for option in options { #expect(result.output.contains("\n  \(option) ")) }
    #expect(result == Tool(environment: [:], currentDirectory: "/").run(["help", "compare"]))
  }
}
