// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeScene
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypePaintCLI

struct DoctorVerbTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// The libraries and the fonts of a machine without problems.
  static let parts = [
    "renderer": "1", "pixman": "0.44.0", "pango": "1.56.3", "font Roboto-Bold.ttf": "b1",
    "font Roboto-Regular.ttf": "a1",
  ]

  private func run(
    _ arguments: [String], machine: [String: String] = parts,
    findings: [Finding] = [.environmentClean]
  ) -> PaintTool.Result {
    let tool = PaintTool(environment: [:], currentDirectory: output.path) { _ in
      Diagnosis(system: "Some OS 1", fingerprint: Fingerprint(parts: machine), findings: findings)
    }
    return tool.run(["doctor"] + arguments)
  }

  private func write(_ parts: [String: String]?, to file: String) throws {
    let image = SnapshotImage(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: parts.map(Fingerprint.init))
    try output.write(Data(Diffing.image.encode(image)), to: file)
  }

  @Test("The fingerprint and the findings are printed")
  func fingerprintAndFindingsArePrinted() {
    let result = run([])
    #expect(result == PaintTool.Result(output: result.output))
    assertText(result.output)
  }

  static let ends: [(name: String, findings: [Finding], code: ExitCode)] = [
    ("a warning", [.environmentClean, .fallbackMissing(families: ["Noto Sans"])], .success),
    ("a problem", [.refused(.emptyFontBook), .environmentClean], .different),
  ]

  @Test("The exit code reflects the most severe finding")
  func endsAsBadAsTheWorstThatWasFound() {
    assertTexts(
      Self.ends.map { name, findings, code in
        let result = run([], findings: findings)
        #expect(result.exitCode == code, "\(name)")
        return (name, result.output)
      })
  }

  @Test(
    "Only the doctor verb inspects the machine",
    arguments: [[], ["doctor", "--help"], ["doctor", "--unknown"]])
  func onlyDoctorVerbInspectsMachine(arguments: [String]) {
    let tool = PaintTool(environment: [:], currentDirectory: output.path) { _ in
      Issue.record("The machine was inspected.")
      return Diagnosis(system: "", fingerprint: Fingerprint(parts: [:]), findings: [])
    }
    _ = tool.run(arguments)
  }

  @Test("This machine has no problems")
  func thisMachineIsWell() {
    let tool = PaintTool(environment: [:], currentDirectory: "/")
    let result = tool.run(["doctor"])
    #expect(result.exitCode == .success)
    #expect(result.output.contains("\n    InterVariable.ttf "))
    #expect(
      result.output.contains(
        "\n  ok       \(Finding.selfTestPassed(revision: LibraryVersions.rendererRevision))\n"))
  }

  @Test("An environment variable that would change pixels is a problem")
  func environmentVariableThatWouldChangePixelsIsProblem() {
    let tool = PaintTool(environment: ["PIXMAN_DISABLE": "fast"], currentDirectory: "/")
    let result = tool.run(["doctor"])
    #expect(result.exitCode == .different)
    #expect(result.output.contains("\n  problem  PIXMAN_DISABLE "))
  }

  @Test("Differences between the machine and a reference are explained")
  func explainsHowAReferenceDiffers() throws {
    try write(
      [
        "renderer": "1", "pixman": "0.42.2", "pango": "1.50.12", "font Roboto-Bold.ttf": "b1",
        "font Roboto-Regular.ttf": "a2", "font NotoSans-Bold.ttf": "c1", "font Brand.ttf": "d1",
      ], to: "a.png")
    let result = run(["a.png"], machine: Self.parts.merging(["glib": "2.74.6"]) { $1 })
    let text = try #require(result.output.range(of: "\nReference "))
    assertText(String(result.output[text.lowerBound...]))
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
  }

  @Test(
    "tintype doctor fails if a difference affects pixels",
    arguments: [
      (["font Roboto-Bold.ttf": "b1"], ExitCode.success),
      (["font Brand.ttf": "d1"], .success),
      (["pango": "1.50.12"], .success),
      (["cairo": "1.16.0"], .success),
      (["font Roboto-Bold.ttf": "b2"], .different),
      (["font Roboto-Thin.ttf": "b2"], .different),
      (["renderer": "0"], .different),
    ])
  func failsWhereADifferenceMovesPixels(parts: [String: String], code: ExitCode) throws {
    try write(parts, to: "a.png")
    #expect(run(["a.png"]).exitCode == code)
  }

  @Test("A reference of the same environment has no differences")
  func referenceOfSameEnvironmentHasNoDifferences() throws {
    try write(Self.parts, to: "a.png")
    let result = run(["a.png"])
    assertText(result.output)
    #expect(result.exitCode == .success)
  }

  @Test("References of a directory with the same environment are summarized")
  func referencesOfDirectoryWithSameEnvironmentAreSummarized() throws {
    let older = Self.parts.merging(["pixman": "0.42.2"]) { $1 }
    try write(older, to: "all/b/1.png")
    try write(older, to: "all/a.PNG")
    try write(Self.parts, to: "all/c.png")
    try write(nil, to: "all/d.png")
    try output.write("text", to: "all/e.txt")
    let result = run(["all"])
    let text = try #require(result.output.range(of: "\nReference "))
    assertText(String(result.output[text.lowerBound...]))
    #expect(result.exitCode == .success)
  }

  @Test("--compare compares two references and ignores the machine")
  func compareComparesTwoReferencesAndIgnoresMachine() throws {
    try write(["renderer": "1", "cairo": "1.16.0"], to: "a.png")
    try write(["renderer": "2", "cairo": "1.16.0"], to: "b.png")
    let result = run(["--compare", "a.png", "b.png"], findings: [.refused(.emptyFontBook)])
    assertText(result.output)
    #expect(result.exitCode == .different)
    #expect(run(["--compare", "a.png", "a.png"]).exitCode == .success)
  }

  @Test("References without a fingerprint are not compared")
  func referencesWithoutFingerprintAreNotCompared() throws {
    try write(nil, to: "a.png")
    try write(Self.parts, to: "b.png")
    let result = run(["--compare", "a.png", "b.png"])
    assertText(result.output)
    #expect(result.exitCode == .success)
  }

  @Test("--compare rejects a directory")
  func doesNotCompareDirectories() throws {
    try write(nil, to: "a/a.png")
    try write(nil, to: "a/b.png")
    let result = run(["--compare", "a", "a/b.png"])
    #expect(result == PaintTool.Result(messages: result.messages, exitCode: .error))
    assertText(result.messages)
  }

  @Test("--json prints sorted keys")
  func writesJSONWithSortedKeys() throws {
    try write(["pixman": "0.42.2", "font Brand.ttf": "d1"], to: "a.png")
    let json = run(["--json", "a.png"], machine: ["pixman": "0.44.0"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      json.matches(of: /\n  "(\w+)" :/).map { String($0.1) } == [
        "checks", "errors", "fingerprint", "fonts", "format", "references", "system",
      ])
    #expect(document["format"] as? Int == 1)
    #expect(document["fingerprint"] as? [String: String] == ["pixman": "0.44.0"])
    let reference = try #require((document["references"] as? [[String: Any]])?.first)
    #expect(reference["path"] as? String == output.path + "/a.png")
    #expect(
      reference["fingerprint"] as? [String: String]
        == ["pixman": "0.42.2", "font Brand.ttf": "d1"])
    let difference = try #require((reference["differences"] as? [[String: Any]])?.first)
    #expect(
      difference.filter { $0.key != "explanation" } as? [String: String]
        == ["part": "pixman", "before": "0.42.2", "after": "0.44.0", "effect": "none"])
    let missing = try #require((reference["missingFonts"] as? [[String: Any]])?.first)
    #expect(missing["file"] as? String == "Brand.ttf")
    #expect(missing["isStandard"] as? Bool == false)
    assertText(json, in: output.path)
  }

  @Test("--json lists every font")
  func namesEveryFontInJSON() throws {
    let result = PaintTool(environment: [:], currentDirectory: "/").run(["doctor", "--json"])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let fonts = try #require(document["fonts"] as? [[String: Any]])
    let regular = try #require(fonts.first { $0["file"] as? String == "Roboto-Regular.ttf" })
    #expect(regular["family"] as? String == "Roboto")
    #expect(regular["weight"] as? Int == 400)
    #expect((regular["sha256"] as? String)?.count == 64)
  }
}
