// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite struct DiagnosisTests {
  /// Returns the diagnosis with modified copies of fonts in a folder.
  private func diagnosis(
    fonts names: [String], changing change: (inout Data) -> Void = { _ in }
  ) throws -> Diagnosis {
    let folder = try TemporaryFolder()
    for file in try FontBook.standard().families.flatMap(\.files) where names.contains(file.name) {
      var data = try Data(contentsOf: URL(fileURLWithPath: file.path))
      change(&data)
      _ = try folder.file(file.name, data)
    }
    return Diagnosis(variables: [:], unsetVariables: [:], fontFolders: [folder.path])
  }

  @Test("A machine without problems has the level ok")
  func aMachineThatIsWell() {
    let diagnosis = Diagnosis(variables: [:], unsetVariables: [:])
    #expect(diagnosis.level == .ok)
    #expect(diagnosis.findings.contains(.environmentClean))
    #expect(diagnosis.findings.contains(.defaultFont(family: "Inter", count: 2)))
    #expect(diagnosis.findings.last == .selfTestPassed(revision: LibraryVersions.rendererRevision))
    #expect(diagnosis.families.first?.name == "Inter")
    #expect(diagnosis.fingerprint.parts["font Roboto-Bold.ttf"] == "36f3709dea3e3ce3")
    for (name, value) in LibraryVersions.parts {
      #expect(diagnosis.fingerprint.parts[name] == value)
    }
  }

  @Test("A variable that was reset is reported")
  func variableThatWasResetIsReported() {
    let diagnosis = Diagnosis(variables: [:], unsetVariables: ["PANGO_LANGUAGE": "ja"])
    #expect(diagnosis.level == .ok)
    #expect(diagnosis.findings.contains(.unsetVariables(variable: "PANGO_LANGUAGE", value: "ja")))
    #expect(!diagnosis.findings.contains(.environmentClean))
  }

  @Test("Disabling the fast paths of pixman is a problem, and the self-test does not run")
  func disablingFastPathsOfPixmanIsProblemAndSelfTestDoesNotRun() {
    let diagnosis = Diagnosis(variables: ["PIXMAN_DISABLE": "fast"], unsetVariables: [:])
    #expect(diagnosis.level == .problem)
    #expect(
      diagnosis.findings.contains(
        .refused(.untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: "fast"))))
    #expect(!diagnosis.findings.contains(.selfTestPassed(revision: 1)))
  }

  @Test("The self-test needs only the default font")
  func theDefaultFontAloneIsEnoughForTheSelfTest() throws {
    let diagnosis = try diagnosis(fonts: [])
    #expect(diagnosis.level == .warning)
    #expect(
      diagnosis.findings.suffix(3) == [
        .defaultFont(family: "Inter", count: 2),
        .fallbackMissing(families: [
          "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
          "Noto Sans Thai", "Noto Sans Symbols", "Noto Sans Symbols2", "WenQuanYi Micro Hei",
          "Noto Color Emoji",
        ]),
        .selfTestPassed(revision: LibraryVersions.rendererRevision),
      ])
  }

  @Test("Another build of a fallback font is a warning")
  func anotherBuildOfAFallbackFontIsAWarning() throws {
    let diagnosis = try diagnosis(fonts: ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"]) {
      $0.append(0)
    }
    #expect(diagnosis.level == .warning)
    #expect(
      diagnosis.findings.contains(
        .otherBuilds(files: ["NotoSans-Bold.ttf", "NotoSans-Regular.ttf"], areDefault: false)))
  }

  @Test(
    "A finding describes the problem and the next step",
    arguments: [
      (
        .library(.cairo, version: "1.16.0", file: "/lib/c.so"), .ok,
        "cairo 1.16.0; at least 1.16 is required (the oldest version with verified pixels); loaded "
          + "from /lib/c.so"
      ),
      (.library(.freetype, version: "2.12.1", file: nil), .ok, "FreeType 2.12.1"),
      (
        .libraryVersionUnknown(.fribidi), .warning,
        "FriBidi does not report its version, so it cannot be compared with other machines. "
          + "Install the package libpango1.0-dev (Debian, Ubuntu) or fribidi (Homebrew)."
      ),
      (
        .headersDiffer(library: "libpng", built: "1.6.39", loaded: "1.8.0"), .warning,
        "This program was built with the headers of libpng 1.6.39, but 1.8.0 is loaded. Delete "
          + ".build and build again."
      ),
      (
        .defaultFont(family: "Inter", count: 2), .ok,
        "Inter, the default font, is part of Tintype; its 2 files are the standard build"
      ),
      (
        .otherBuilds(files: ["Roboto-Bold.ttf"], areDefault: true), .problem,
        "These font files are not the standard build, so text in these fonts may differ from other "
          + "machines: Roboto-Bold.ttf. Install fonts-roboto-unhinted of Debian 12, or record "
          + "references with these files on all machines."
      ),
      (
        .otherBuilds(files: ["NotoSans-Bold.ttf"], areDefault: false), .warning,
        "These font files are not the standard build, so text in these fonts may differ from other "
          + "machines: NotoSans-Bold.ttf. Install fonts-noto-core of Debian 12, or record "
          + "references with these files on all machines."
      ),
      (
        .fallbackMissing(families: ["Noto Sans Thai", "Noto Sans Symbols", "Noto Color Emoji"]),
        .warning,
        "These families are not installed, so characters that only they contain cannot be painted: "
          + "Noto Sans Thai, Noto Sans Symbols, Noto Color Emoji. If you need them, install "
          + "fonts-noto-core fonts-noto-color-emoji (Debian, Ubuntu), or pass a FontBook with your "
          + "own font files."
      ),
      (
        .fallbackComplete(families: ["Noto Sans", "Noto Sans Thai"]), .ok,
        "All fonts for other scripts are installed: Noto Sans, Noto Sans Thai"
      ),
      (
        .unsetVariables(variable: "FC_LANG", value: "ja"), .ok,
        "FC_LANG is “ja”; Tintype unset it before it could affect pixels"
      ),
      (.environmentClean, .ok, "No environment variable that affects pixels is set"),
      (
        .selfTestPassed(revision: 1), .ok,
        "The self-test painted the expected pixels of renderer revision 1"
      ),
      (
        .selfTestDiffers([.shapes, .text], hasOtherBuilds: true), .problem,
        "The self-test painted different pixels than other machines: rounded rectangles and "
          + "ellipses, text. Compare the library versions above with a machine on which the "
          + "self-test passes: pass the path of a reference from that machine."
      ),
      (
        .selfTestDiffers([.text], hasOtherBuilds: true), .problem,
        "The self-test painted different pixels than other machines: text. The font files are not "
          + "the standard build; install the standard files."
      ),
      (
        .selfTestFailed(reason: "It rains."), .problem,
        "The self-test could not be painted. It rains."
      ),
      (
        .refused(.emptyFontBook), .problem,
        "The font book has no families. Pass at least one family, or use FontBook.standard()."
      ),
    ] as [(Finding, Finding.Level, String)])
  func findingDescribesProblemAndNextStep(finding: Finding, level: Finding.Level, words: String) {
    #expect(finding.level == level)
    #expect(finding.description == words)
  }
}
