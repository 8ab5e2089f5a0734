// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeReports

@Suite("Name patterns") struct NamePatternTests {
  static let name = "FormTests/Deep/LoginTests/appearance.form"

  @Test(
    "A pattern matches a name or its last components",
    arguments: [
      ("FormTests/Deep/LoginTests/appearance.form", NamePattern.Fit.whole),
      ("LoginTests/appearance.form", .end),
      ("appearance.form", .end),
      ("/appearance.form", .end),
    ])
  func names(text: String, fit: NamePattern.Fit) {
    #expect(NamePattern(text).fit([Self.name]) == fit)
  }

  @Test(
    "A pattern does not match other names",
    arguments: [
      "", "/", "//", "appearance.form/", "form", "earance.form", "appearance", "Appearance.form",
      "LoginTests",
      "FormTests/Deep/LoginTests", "X/FormTests/Deep/LoginTests/appearance.form",
      "appearance.form.png",
      "../appearance.form", "appearance.form\u{0}", "appearance form",
    ])
  func others(text: String) {
    #expect(NamePattern(text).fit([Self.name]) == nil)
  }

  @Test("A pattern may include the file's extension")
  func pathExtension() {
    let names = [Self.name, Self.name + ".png"]
    #expect(NamePattern("appearance.form.png").fit(names) == .end)
    #expect(NamePattern(Self.name + ".png").fit(names) == .whole)
    #expect(NamePattern("*.png").fit(names) == .whole)
    #expect(NamePattern("appearance.form.txt").fit(names) == nil)
  }

  @Test("A pattern matches canonically equivalent names")
  func canonicalEquivalence() {
    #expect(NamePattern("gr\u{F6}\u{DF}e.1").fit(["A/B/gro\u{308}\u{DF}e.1"]) == .end)
  }

  static let wildcards: [(pattern: String, fits: Bool)] = [
    ("*", true), ("**", true), ("*.form", true), ("appearance.*", true), ("a*.f*m", true),
    ("LoginTests/*", true), ("*/appearance.form", true), ("FormTests/**", true),
    ("**/appearance.form", true), ("FormTests/**/appearance.form", true),
    ("FormTests/Deep/**/LoginTests/*", true), ("Form**form", true),
    ("FormTests/*/LoginTests/*", true),
    ("Deep/*/*", true), ("*Tests/Deep/*Tests/*", true), ("***", true),
    ("*.png", false), ("FormTests/*", false), ("Deep/*", false),
    ("FormTests/*/appearance.form", false),
    ("earance.*", false), ("ogin*/appearance.form", false), ("**/Login/*", false), ("*/", false),
    ("appearance.form*x", false), ("**x", false),
  ]

  @Test(
    "One asterisk matches within a component, and two match across components", arguments: wildcards
  )
  func asterisks(pattern: String, fits: Bool) {
    #expect((NamePattern(pattern).fit([Self.name]) != nil) == fits)
  }

  @Test("Matching takes time proportional to the lengths of pattern and name")
  func hostilePatterns() {
    let name = String(repeating: "a", count: 1_000)
    let pattern = NamePattern(String(repeating: "*a", count: 500) + "b")
    #expect(pattern.fit(["T/S/" + name]) == nil)
    #expect(NamePattern(String(repeating: "**/", count: 300) + "x").fit(["T/S/" + name]) == nil)
  }
}

@Suite("Names of files that describe a pending change") struct PendingFileTests {
  static let names: [(file: String, name: String, pathExtension: String)] = [
    ("T/S/a.1.change.png.json", "T/S/a.1", "png"),
    ("T/S/Deep/a.1.change.txt.json", "T/S/Deep/a.1", "txt"),
    ("T/S/a.1.change.json", "T/S/a.1", ""),
    ("T/S/a.1.change.json.json", "T/S/a.1", "json"),
    ("T/S/a.1.change.tar.gz.json", "T/S/a.1", "tar.gz"),
    ("T/S/change.change.change.png.json", "T/S/change.change", "png"),
    (
      "T/S/long-0123456789abcdef0123456789abcdef.change.png.json",
      "T/S/long-0123456789abcdef0123456789abcdef", "png"
    ),
    ("T/S/a.change.change.json.json", "T/S/a.change", "json"),
  ]

  @Test("The file name contains the snapshot's name and its extension", arguments: names)
  func reads(file: String, name: String, pathExtension: String) throws {
    let pending = try #require(PendingFile(path: "pending/" + file))
    #expect(pending.name == name)
    #expect(pending.pathExtension == pathExtension)
    #expect(!pending.mayBeShortened)
  }

  @Test(
    "Names of artifacts and of files in other directories are rejected",
    arguments: [
      "pending/T/S/a.1.actual.json",
      "pending/T/S/a.change.actual.json", "pending/T/S/a.change.reference.json",
      "pending/T/S/a.1.reference.png", "pending/T/S/.change.json",
      "pending/T/S/a.json", "pending/T/S/change.json", "pending/a.1.change.png.json",
      "runs/T/S/a.1.change.png.json", "pending/T/S/a.1.change.png", "",
    ])
  func others(path: String) {
    #expect(PendingFile(path: path) == nil)
  }
}
