// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScene

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("Fingerprint differences are ordered by their effect on pixels, then by name")
  func differences() {
    let here = Fingerprint(parts: [
      "cairo": "1.16.0", "pango": "1.50", "only": "here", "renderer": "1", "font A.ttf": "1",
      "harfbuzz": "6.0.0",
    ])
    let there = Fingerprint(parts: [
      "cairo": "1.18.4", "pango": "1.50", "renderer": "2", "font A.ttf": "2", "font B.ttf": "3",
      "harfbuzz": "10.2.0",
    ])
    #expect(
      here.differences(to: there).map(\.description) == [
        "font A.ttf 1 → 2", "font B.ttf not in use → 3", "renderer 1 → 2",
        "cairo 1.16.0 → 1.18.4", "harfbuzz 6.0.0 → 10.2.0", "only here → not stated",
      ])
    #expect(here.differences(to: here).isEmpty)
  }

  @Test("Fingerprint differences ignore remarks after a font's digest")
  func remarks() {
    let here = Fingerprint(parts: ["font A.ttf": "1 (not the standard build)"])
    #expect(here.differences(to: Fingerprint(parts: ["font A.ttf": "1"])).isEmpty)
    #expect(here.differences(to: Fingerprint(parts: ["font A.ttf": "2"])).count == 1)
  }

  @Test("The processors x86-64 and arm64 are equal only with the versions that were compared")
  func processorsAreEqualWithComparedVersions() {
    let versions = [
      "cairo": "1.16.0", "pango": "1.50.12", "harfbuzz": "6.0.0", "freetype": "2.12.1",
      "fontconfig": "2.14.1", "pixman": "0.42.2", "fribidi": "1.0.8", "glib": "2.74.6",
    ]
    func effects(_ one: String, _ other: String, changing: (String, String)? = nil) -> [String] {
      let before = versions.merging(["architecture": one]) { $1 }
      var after = versions.merging(["architecture": other]) { $1 }
      if let (name, version) = changing { after[name] = version }
      return Fingerprint(parts: before).differences(to: Fingerprint(parts: after)).map(\.summary)
    }
    let equal = ["architecture x86_64 → arm64 (no known effect on pixels)"]
    #expect(effects("x86_64", "arm64") == equal)
    #expect(effects("arm64", "x86_64").count == 1)
    let unknown = ["architecture x86_64 → other (may affect pixels)"]
    #expect(effects("x86_64", "other") == unknown)
    for name in versions.keys.sorted() {
      let found = effects("x86_64", "arm64", changing: (name, "99.0"))
      #expect(found.contains("architecture x86_64 → arm64 (may affect pixels)"), "\(name)")
    }
    let texts = Fingerprint(parts: versions.merging(["architecture": "x86_64"]) { $1 })
      .differences(to: Fingerprint(parts: versions.merging(["architecture": "arm64"]) { $1 }))
      .map(\.explanation)
    #expect(
      texts == [
        "The kind of processor. With these versions of the libraries, no pixel difference between "
          + "the two is known."
      ])
  }

  @Test(
    "Each fingerprint difference has the known effect on pixels",
    arguments: [
      ("renderer", "1", "2", .certain),
      ("architecture", "x86_64", "arm64", .possible),
      ("architecture", "x86_64", "other", .possible),
      ("cairo", "1.16.0", "1.18.4", .possible),
      ("pixman", "0.42.2", "0.46.0", .possible),
      ("pixman", "0.42.2", "unknown", .possible),
      ("pixman", "0.42.2", "0.44.0", .none),
      ("pixman", "0.40.0", "0.42.2", .possible),
      ("freetype", "2.12.1", "2.13.3", .none),
      ("fontconfig", "2.14.1", "2.15.0", .none),
      ("pango", "1.50.12", "1.50.14", .possible),
      ("harfbuzz", "6.0.0", "10.2.0", .possible),
      ("fribidi", "1.0.8", "1.0.16", .possible),
      ("glib", "2.74.6", "2.84.1", .possible),
      ("font A.ttf", "1", "2", .certain),
      ("font A.ttf", "1", nil, .certain),
      ("glib", nil, "2.84.1", .unstated),
      ("renderer", "1", nil, .unstated),
      ("weather", "rain", "sun", .possible),
      ("weather", "rain", nil, .unstated),
    ] as [(String, String?, String?, Fingerprint.Difference.Effect)])
  func effects(
    name: String, before: String?, after: String?, effect: Fingerprint.Difference.Effect
  ) {
    let part = Fingerprint.Part(name: name)
    #expect(part.name == name)
    #expect(Fingerprint.Difference(part, from: before, to: after).effect == effect)
    #expect(Fingerprint.Difference(part, from: after, to: before).effect == effect)
  }

  @Test(
    "The summary of a fingerprint difference includes its effect",
    arguments: [
      ("pixman", "0.42.2", "0.44.0", "pixman 0.42.2 → 0.44.0 (no known effect on pixels)"),
      ("pango", "1.50.12", "1.56.3", "pango 1.50.12 → 1.56.3 (may affect pixels)"),
      ("renderer", "1", "2", "renderer 1 → 2 (affects pixels)"),
      ("font A.ttf", "1", nil, "font A.ttf 1 → not in use (affects the text in this font)"),
      ("glib", nil, "2.84.1", "glib not stated → 2.84.1 (unknown effect on pixels)"),
    ] as [(String, String?, String?, String)])
  func summaries(name: String, before: String?, after: String?, words: String) {
    let part = Fingerprint.Part(name: name)
    #expect(Fingerprint.Difference(part, from: before, to: after).summary == words)
  }

  static let sameVersion =
    "If images differ, install the same version, or record the references again."

  @Test(
    "The explanation of a fingerprint difference describes the part, its effect and the next step",
    arguments: [
      (
        "renderer", "1", "2",
        "The revision of Tintype's own painting rules. Every image may differ. Use the same "
          + "version of Tintype, or record the references again."
      ),
      (
        "architecture", "x86_64", "arm64",
        "The kind of processor. Images from these two have not been compared, and may differ. If "
          + "images differ, record all references on one kind of processor."
      ),
      (
        "architecture", "arm64", "other",
        "The kind of processor. Images from these two have not been compared, and may differ. If "
          + "images differ, record all references on one kind of processor."
      ),
      (
        "cairo", "1.16.0", "1.18.4",
        "cairo fills outlines and blends colors. Images from 1.16 and 1.18 are known to be equal; "
          + "another version may affect single pixels of shapes. Text is not affected, because "
          + "Tintype positions each glyph itself. \(sameVersion)"
      ),
      (
        "freetype", "2.13.3", "2.15.0",
        "FreeType rasterizes the outlines of glyphs. Images from these two versions have not been "
          + "compared, and may differ. \(sameVersion)"
      ),
      (
        "pango", "1.50.12", "1.56.3",
        "Pango breaks text into lines and runs. Nearly all text is laid out in the same way; rare "
          + "characters and scripts may differ. \(sameVersion)"
      ),
      (
        "harfbuzz", "6.0.0", "10.2.0",
        "HarfBuzz chooses and places the glyphs of a run. Nearly all text is laid out in the same "
          + "way; rare characters and scripts may differ. \(sameVersion)"
      ),
      (
        "freetype", "2.12.1", "2.13.3",
        "FreeType rasterizes the outlines of glyphs. No pixel difference between these two "
          + "versions is known."
      ),
      (
        "fontconfig", "2.14.1", "2.15.0",
        "fontconfig reads the metadata of font files. Tintype does not use it to choose fonts, so "
          + "it affects no pixels."
      ),
      (
        "pixman", "0.42.2", "0.44.0",
        "pixman blends pixels for cairo. The two versions differ in operators that Tintype does "
          + "not use."
      ),
      (
        "fribidi", "1.0.8", "1.0.16",
        "FriBidi orders bidirectional text. Only characters that one of the two versions does not "
          + "support may be laid out differently. \(sameVersion)"
      ),
      (
        "glib", "2.74.6", "2.84.1",
        "GLib provides the properties of characters, which Pango uses to break lines. Only "
          + "characters that one of the two versions does not support may be laid out differently. "
          + sameVersion
      ),
      (
        "glib", nil, "2.84.1",
        "GLib provides the properties of characters, which Pango uses to break lines. One of the "
          + "two images does not state it, because another version of Tintype painted it."
      ),
      (
        "font Roboto-Bold.ttf", "1", "2",
        "The prefix of a font file's SHA-256 digest. The two files differ, so all text in this "
          + "font may differ. Install the same file from the package fonts-roboto-unhinted "
          + "(Debian, Ubuntu), or record the references again."
      ),
      (
        "font NotoSansThai-Bold.ttf", "1", "2",
        "The prefix of a font file's SHA-256 digest. The two files differ, so all text in this "
          + "font may differ. Install the same file from the package fonts-noto-core (Debian, "
          + "Ubuntu), or record the references again."
      ),
      (
        "font Brand.ttf", "1", "2",
        "The prefix of a font file's SHA-256 digest. The two files differ, so all text in this "
          + "font may differ. Install the same file, or record the references again."
      ),
      (
        "font Brand.ttf", nil, "1",
        "The prefix of a font file's SHA-256 digest. Only one of the two images has text in this "
          + "font. If the component did not change, install the same fonts on both machines."
      ),
      (
        "weather", "rain", "sun",
        "This part is unknown to this version of Tintype. Its effect on pixels is unknown. "
          + sameVersion
      ),
    ] as [(String, String?, String?, String)])
  func explanations(name: String, before: String?, after: String?, words: String) {
    let difference = Fingerprint.Difference(
      Fingerprint.Part(name: name), from: before, to: after)
    #expect(difference.explanation == words)
  }

  @Test("Every library has an explanation", arguments: Fingerprint.Library.allCases)
  func libraries(library: Fingerprint.Library) {
    let difference = Fingerprint.Difference(.library(library), from: "1", to: "2")
    #expect(difference.explanation.hasPrefix(library.title))
    #expect(difference.explanation.hasSuffix(Self.sameVersion))
  }

  @Test(
    "Library versions are ordered numerically",
    arguments: [
      ("1.16", "1.16.1"), ("1.9", "1.16"), ("0.42.2", "0.44"), ("2", "10"), ("0", "0.0.1"),
    ])
  func versions(older: String, newer: String) throws {
    let (older, newer) = try (
      #require(LibraryVersion(older)), #require(LibraryVersion(newer))
    )
    #expect(older < newer)
    #expect(!(newer < older))
  }

  @Test(
    "Trailing zeros of a library version are ignored", arguments: ["1.16", "1.16.0", "1.16.0.0"])
  func zeros(text: String) {
    #expect(LibraryVersion(text) == LibraryVersion(1, 16))
  }

  @Test(
    "A library version contains only numbers and dots",
    arguments: ["", ".", "1.", "unknown", "1.x", "-1.2", "+1", "1. 2", "99999999999999999999"])
  func noVersions(text: String) {
    #expect(LibraryVersion(text) == nil)
  }

  @Test("A fingerprint is encoded as an object of names and values")
  func coding() throws {
    let fingerprint = Fingerprint(parts: ["cairo": "1.16.0"])
    let json = try JSONEncoder().encode(fingerprint)
    #expect(String(decoding: json, as: UTF8.self) == #"{"cairo":"1.16.0"}"#)
    #expect(try JSONDecoder().decode(Fingerprint.self, from: json) == fingerprint)
  }
}
