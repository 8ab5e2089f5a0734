// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeReports

@Suite("What somebody types to name snapshots") struct NamePatternTests {
  static let name = "FormTests/Deep/LoginTests/appearance.form"

  @Test(
    "is a name, or its end from the beginning of a part",
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
    "is nothing else",
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

  @Test("may tell the file's extension, too")
  func pathExtension() {
    let names = [Self.name, Self.name + ".png"]
    #expect(NamePattern("appearance.form.png").fit(names) == .end)
    #expect(NamePattern(Self.name + ".png").fit(names) == .whole)
    #expect(NamePattern("*.png").fit(names) == .whole)
    #expect(NamePattern("appearance.form.txt").fit(names) == nil)
  }

  @Test("is the same in both ways to write a letter with its accent")
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

  @Test("has asterisks for any characters within a part, two for any at all", arguments: wildcards)
  func asterisks(pattern: String, fits: Bool) {
    #expect((NamePattern(pattern).fit([Self.name]) != nil) == fits)
  }

  @Test("takes no longer for hostile patterns than their length times the name's")
  func hostilePatterns() {
    let name = String(repeating: "a", count: 1_000)
    let pattern = NamePattern(String(repeating: "*a", count: 500) + "b")
    #expect(pattern.fit(["T/S/" + name]) == nil)
    #expect(NamePattern(String(repeating: "**/", count: 300) + "x").fit(["T/S/" + name]) == nil)
  }
}

@Suite("The name of a file that tells of a change") struct PendingFileTests {
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

  @Test("tells the snapshot's name and its file's extension", arguments: names)
  func reads(file: String, name: String, pathExtension: String) throws {
    let pending = try #require(PendingFile(path: "pending/" + file))
    #expect(pending.name == name)
    #expect(pending.pathExtension == pathExtension)
    #expect(!pending.mayBeShortened)
  }

  @Test(
    "is that of no artifact, and of nothing elsewhere",
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
