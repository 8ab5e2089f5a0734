// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

@testable import TintypePaintCLI
import TintypeComparison

struct DoctorVerbTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// The libraries and the font of a machine that is well.
  static let parts = [
    "renderer": "1", "pixman": "0.44.0", "pango": "1.56.3", "font Roboto-Bold.ttf": "b1",
    "font Roboto-Regular.ttf": "a1",
  ]

  private func run(
    _ arguments: [String], machine: [String: String] = parts,
    findings: [Finding] = [.environmentClean]
  ) -> Tool.Result {
    let tool = Tool(environment: [:], currentDirectory: output.path) { _ in
      Diagnosis(system: "Some OS 1", fingerprint: Fingerprint(parts: machine), findings: findings)
    }
    return tool.run(["doctor"] + arguments)
  }

  private func write(_ parts: [String: String]?, to file: String) throws {
    let picture = Picture(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: parts.map(Fingerprint.init))
    try output.write(Data(Diffing.image.encode(picture)), to: file)
  }

  @Test func printsTheFingerprintAndWhatWasFound() {
    let result = run([])
    #expect(
      result
        == Tool.Result(
          output: """
            This machine
              system        Some OS 1
              renderer  1
              pango     1.56.3
              pixman    0.44.0

            Fonts
              none can be used

            Checks
              ok       No variable of the environment is set that would move pixels

            All is well: pictures painted here can be compared with those of other machines.

            """))
  }

  @Test(
    arguments: [
      (
        [.environmentClean, .fallbackMissing(families: ["Noto Sans"])], .success,
        "Pictures painted here can be trusted; read the warnings.\n"
      ),
      (
        [.refused(.emptyFontBook), .environmentClean], .different,
        "Pictures painted here cannot be compared with those of other machines.\n"
      ),
    ] as [([Finding], ExitCode, String)])
  func endsAsBadAsTheWorstThatWasFound(findings: [Finding], code: ExitCode, end: String) {
    let result = run([], findings: findings)
    #expect(result.exitCode == code)
    #expect(result.output.hasSuffix(end))
  }

  @Test(arguments: [["help"], ["help", "doctor"], ["--version"], ["doctor", "--help"]])
  func nothingButTheDoctorLooksAtTheMachine(arguments: [String]) {
    let tool = Tool(environment: [:], currentDirectory: output.path) { _ in
      Issue.record("looked")
      return Diagnosis(system: "", fingerprint: Fingerprint(parts: [:]), findings: [])
    }
    _ = tool.run(arguments)
  }

  @Test func thisMachineIsWell() {
    let tool = Tool(environment: [:], currentDirectory: "/")
    let result = tool.run(["doctor"])
    #expect(result.exitCode == .success)
    #expect(result.output.contains("\n    Roboto-Regular.ttf "))
    #expect(result.output.contains("\n  ok       The pixels of the self-test are those of every"))
  }

  @Test func anEnvironmentThatCannotBeTrustedIsTold() {
    let tool = Tool(environment: ["PIXMAN_DISABLE": "fast"], currentDirectory: "/")
    let result = tool.run(["doctor"])
    #expect(result.exitCode == .different)
    #expect(result.output.contains("\n  problem  PIXMAN_DISABLE is “fast”, which makes pixman"))
  }

  @Test func explainsHowAReferenceDiffers() throws {
    try write(
      [
        "renderer": "1", "pixman": "0.42.2", "pango": "1.50.12", "font Roboto-Bold.ttf": "b1",
        "font Roboto-Regular.ttf": "a2", "font NotoSans-Bold.ttf": "c1", "font Brand.ttf": "d1",
      ], to: "a.png")
    let result = run(["a.png"], machine: Self.parts.merging(["glib": "2.74.6"]) { $1 })
    let text = try #require(result.output.range(of: "\nReference "))
    #expect(
      result.output[text.lowerBound...] == """

        Reference a.png
          renderer                 1
          pango                    1.50.12
          pixman                   0.42.2
          font Brand.ttf           d1
          font NotoSans-Bold.ttf   c1
          font Roboto-Bold.ttf     b1
          font Roboto-Regular.ttf  a2

        Differences, reference → this machine
          warning  font Brand.ttf is none of the standard fonts, so it is not compared. Check that \
        the file in your FontBook has a SHA-256 that begins with d1.
          problem  font NotoSans-Bold.ttf is not installed, so text is set in another font or not \
        at all. Install the package fonts-noto-core (Debian, Ubuntu).
          problem  font Roboto-Regular.ttf a2 → a1
                   The first digits of a font file's SHA-256. These are two files of one name, so \
        all text that is set in it may differ. Install the same file from the package \
        fonts-roboto-unhinted (Debian, Ubuntu), or record the references again.
          warning  pango 1.50.12 → 1.56.3
                   Pango breaks text into lines and runs. Nearly all text is laid out alike; rare \
        characters and scripts may not be. If pictures differ, install the same version, or record \
        the references again.
          ok       pixman 0.42.2 → 0.44.0
                   pixman mixes pixels for cairo. The two versions differ in operators that Tintype \
        does not use.
          unknown  only one of the two tells: glib
                   They were painted by different versions of Tintype, so nothing is known.

        """)
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
  }

  @Test(arguments: [
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

  @Test func saysThatNothingDiffers() throws {
    try write(Self.parts, to: "a.png")
    let result = run(["a.png"])
    #expect(result.output.hasSuffix("\nNo differences, reference → this machine\n"))
    #expect(result.exitCode == .success)
  }

  @Test func gathersWhatTheReferencesOfADirectoryHaveInCommon() throws {
    let older = Self.parts.merging(["pixman": "0.42.2"]) { $1 }
    try write(older, to: "all/b/1.png")
    try write(older, to: "all/a.PNG")
    try write(Self.parts, to: "all/c.png")
    try write(nil, to: "all/d.png")
    try output.write("text", to: "all/e.txt")
    let result = run(["all"])
    let text = try #require(result.output.range(of: "\nReference "))
    #expect(
      result.output[text.lowerBound...] == """

        Reference all/d.png
          Its manifest does not tell what painted it. Record it again to know it.

        4 references, of which 3 tell what painted them

        Differences, reference → this machine
          ok       pixman 0.42.2 → 0.44.0
                   pixman mixes pixels for cairo. The two versions differ in operators that Tintype \
        does not use.
                   In 2 references, the first all/a.PNG

        """)
    #expect(result.exitCode == .success)
  }

  @Test func comparesTwoReferencesAndNothingElse() throws {
    try write(["renderer": "1", "cairo": "1.16.0"], to: "a.png")
    try write(["renderer": "2", "cairo": "1.16.0"], to: "b.png")
    let result = run(["--compare", "a.png", "b.png"], findings: [.refused(.emptyFontBook)])
    #expect(
      result.output == """
        Reference a.png
          renderer  1
          cairo     1.16.0

        Reference b.png
          renderer  2
          cairo     1.16.0

        Differences, first reference → second
          problem  renderer 1 → 2
                   The number of Tintype's own rules of painting. Every picture may differ. Use the \
        same version of Tintype, or record the references again.

        """)
    #expect(result.exitCode == .different)
    #expect(run(["--compare", "a.png", "a.png"]).exitCode == .success)
  }

  @Test func doesNotCompareReferencesThatTellNothing() throws {
    try write(nil, to: "a.png")
    try write(Self.parts, to: "b.png")
    let result = run(["--compare", "a.png", "b.png"])
    #expect(!result.output.contains("ifferences"))
    #expect(result.exitCode == .success)
  }

  @Test func doesNotCompareDirectories() throws {
    try write(nil, to: "a/a.png")
    try write(nil, to: "a/b.png")
    let result = run(["--compare", "a", "a/b.png"])
    #expect(
      result
        == Tool.Result(
          messages: "tintype: Two references are compared, not directories. Name two PNG files.\n",
          exitCode: .trouble))
  }

  @Test func writesJSONWithSortedKeys() throws {
    try write(["pixman": "0.42.2", "font Brand.ttf": "d1"], to: "a.png")
    let json = run(["--json", "a.png"], machine: ["pixman": "0.44.0"]).output
    let escaped = output.path.replacing("\\", with: "\\\\")
    #expect(
      json == """
        {
          "checks" : [
            {
              "level" : "ok",
              "text" : "No variable of the environment is set that would move pixels"
            }
          ],
          "fingerprint" : {
            "pixman" : "0.44.0"
          },
          "fonts" : [

          ],
          "format" : 1,
          "references" : [
            {
              "differences" : [
                {
                  "after" : "0.44.0",
                  "before" : "0.42.2",
                  "effect" : "none",
                  "explanation" : "pixman mixes pixels for cairo. The two versions differ in operators \
        that Tintype does not use.",
                  "part" : "pixman"
                }
              ],
              "fingerprint" : {
                "font Brand.ttf" : "d1",
                "pixman" : "0.42.2"
              },
              "missingFonts" : [
                {
                  "file" : "Brand.ttf",
                  "isStandard" : false,
                  "text" : "font Brand.ttf is none of the standard fonts, so it is not compared. \
        Check that the file in your FontBook has a SHA-256 that begins with d1."
                }
              ],
              "path" : "\(escaped)/a.png"
            }
          ],
          "system" : "Some OS 1",
          "troubles" : [

          ]
        }

        """)
  }

  @Test func namesEveryFontInJSON() throws {
    let result = Tool(environment: [:], currentDirectory: "/").run(["doctor", "--json"])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let fonts = try #require(document["fonts"] as? [[String: Any]])
    let regular = try #require(fonts.first { $0["file"] as? String == "Roboto-Regular.ttf" })
    #expect(regular["family"] as? String == "Roboto")
    #expect(regular["weight"] as? Int == 400)
    #expect((regular["sha256"] as? String)?.count == 64)
  }
}
