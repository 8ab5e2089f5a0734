// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeDeterminism

@Suite("The command line of the determinism check") struct CommandTests {
  @Test(
    "Command lines of the determinism check are parsed",
    arguments: [
      ([], .check(DeterminismCommand.CheckOptions(repeats: 1000, painters: 16, step: 1))),
      (["--quick"], .check(DeterminismCommand.CheckOptions(repeats: 100, painters: 16, step: 8))),
      (
        ["--repeats", "3", "--painters", "2"],
        .check(DeterminismCommand.CheckOptions(repeats: 3, painters: 2, step: 1))
      ),
      (
        ["--quick", "--repeats", "7"], .check(DeterminismCommand.CheckOptions(repeats: 7, step: 8))
      ),
      (["--help"], .help),
      (["-h"], .help),
      (["paint", "--output", "a"], .paint(DeterminismCommand.PaintOptions(output: "a"))),
      (
        ["paint", "--every", "8", "--known", "k", "--fonts", "f", "--output", "a"],
        .paint(DeterminismCommand.PaintOptions(output: "a", known: "k", fonts: "f", step: 8))
      ),
      (
        ["compare", "a", "b", "trixie"],
        .compare(DeterminismCommand.CompareOptions(known: "a", other: "b", title: "trixie"))
      ),
    ] as [([String], DeterminismCommand)])
  func isUnderstood(arguments: [String], command: DeterminismCommand) throws {
    #expect(try DeterminismCommand(arguments: arguments) == command)
  }

  @Test(
    "Invalid command lines of the determinism check are rejected",
    arguments: [
      (["--fast"], .unknownArgument("--fast")),
      (["check"], .unknownArgument("check")),
      (["--quick", "7"], .unknownArgument("7")),
      (["--repeats"], .valueMissing(option: "--repeats")),
      (
        ["--repeats", "0"],
        .notANumber(option: "--repeats", value: "0", range: 1...1_000_000)
      ),
      (
        ["--repeats", "9999999999999999999999"],
        .notANumber(
          option: "--repeats", value: "9999999999999999999999", range: 1...1_000_000)
      ),
      (["--painters", "257"], .notANumber(option: "--painters", value: "257", range: 1...256)),
      (["--painters", "two"], .notANumber(option: "--painters", value: "two", range: 1...256)),
      (["paint"], .valueMissing(option: "--output")),
      (["paint", "--output", ""], .valueMissing(option: "--output")),
      (["paint", "--output", "a", "b"], .unknownArgument("b")),
      (["paint", "--every", "0"], .notANumber(option: "--every", value: "0", range: 1...1000)),
      (["compare", "a", "b"], .valueMissing(option: "compare")),
      (["compare", "a", "b", "c", "d"], .unknownArgument("d")),
    ] as [([String], DeterminismError)])
  func isRefused(arguments: [String], error: DeterminismError) {
    #expect(throws: error) { try DeterminismCommand(arguments: arguments) }
    #expect(error.isUsage)
  }

  @Test("The help lists every option of the determinism check")
  func help() {
    for option in ["--quick", "--repeats", "--painters", "--release", "--known", "--fonts"] {
      #expect(DeterminismCommand.helpText.contains(option))
    }
    #expect(DeterminismCommand.helpText.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}

@Suite("Errors of the determinism check") struct DeterminismErrorTests {
  @Test(
    "Errors of the determinism check have descriptions",
    arguments: [
      (
        .unknownArgument("-x"), "There is no option “-x”. See “scripts/measure/determinism --help”."
      ),
      (
        .valueMissing(option: "--repeats"),
        "“--repeats” needs a further argument. See “scripts/measure/determinism --help”."
      ),
      (
        .notANumber(option: "--painters", value: "0", range: 1...256),
        "“--painters” needs a number from 1 to 256, not “0”."
      ),
      (
        .unreadable(path: "/a", error: .missing),
        "The file /a cannot be read: there is no such file. Run scripts/measure/determinism again."
      ),
      (
        .unwritable(path: "/a", error: .notARegularFile),
        "The file /a cannot be written: it is not a regular file. Check the permissions and the "
          + "free space of that directory."
      ),
      (
        .damaged(path: "/a"),
        "The file /a is damaged. Remove .build/determinism, and run "
          + "scripts/measure/determinism again."
      ),
      (
        .busy(folder: "/a"),
        "Another check uses /a. Wait for its end, then run scripts/measure/determinism again."
      ),
      (
        .packageMissing(directory: "/a"),
        "Neither /a nor a directory above it contains a Package.swift. Run scripts/measure/determinism, "
          + "which changes to the package."
      ),
      (
        .noFontToCopy(searched: ["/a", "/b"]),
        "Roboto-BlackItalic.ttf was not found in /a, /b, so no font can be copied under the name "
          + "of another font. Run scripts/setup."
      ),
      (
        .unsteady(image: "A/b"),
        "A/b was painted twice by this process, with different pixels, so it cannot be compared. "
          + "Check what it depends on in addition to its scene."
      ),
      (
        .cannotStart(path: "/a", reason: "no"),
        "The program /a cannot be started: no. Build it again with scripts/measure/determinism."
      ),
    ] as [(DeterminismError, String)])
  func errorsOfDeterminismCheckHaveDescriptions(error: DeterminismError, words: String) {
    #expect(error.description == words)
  }
}
