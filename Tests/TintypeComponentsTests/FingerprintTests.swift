// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

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

  @Test(
    "Each fingerprint difference has the known effect on pixels",
    arguments: [
      ("renderer", "1", "2", .certain),
      ("architecture", "x86_64", "arm64", .none),
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
      ("pixman", "0.42.2", "0.44.0", "pixman 0.42.2 → 0.44.0 (moves no pixel that is known)"),
      ("pango", "1.50.12", "1.56.3", "pango 1.50.12 → 1.56.3 (may move pixels)"),
      ("renderer", "1", "2", "renderer 1 → 2 (moves pixels)"),
      ("font A.ttf", "1", nil, "font A.ttf 1 → not in use (moves the text that is set in it)"),
      ("glib", nil, "2.84.1", "glib not stated → 2.84.1 (nothing is known)"),
    ] as [(String, String?, String?, String)])
  func summaries(name: String, before: String?, after: String?, words: String) {
    let part = Fingerprint.Part(name: name)
    #expect(Fingerprint.Difference(part, from: before, to: after).summary == words)
  }

  static let sameVersion =
    "If pictures differ, install the same version, or record the references again."

  @Test(
    "The explanation of a fingerprint difference describes the part, its effect and the next step",
    arguments: [
      (
        "renderer", "1", "2",
        "The number of Tintype's own rules of painting. Every picture may differ. Use the same "
          + "version of Tintype, or record the references again."
      ),
      (
        "architecture", "x86_64", "arm64",
        "The kind of processor. No pixel is known that differs between these two."
      ),
      (
        "architecture", "arm64", "other",
        "The kind of processor. Pictures of this one were not compared with others. If pictures "
          + "differ, record them on one kind of processor."
      ),
      (
        "cairo", "1.16.0", "1.18.4",
        "cairo fills outlines and mixes colours. Pictures of 1.16 and 1.18 were found "
          + "alike; another version may move single pixels of shapes. Text it does not move, as "
          + "Tintype places each glyph "
          + "itself. \(sameVersion)"
      ),
      (
        "freetype", "2.13.3", "2.15.0",
        "FreeType turns the outlines of glyphs into pixels. Pictures of these two versions were not "
          + "compared, and may differ. \(sameVersion)"
      ),
      (
        "pango", "1.50.12", "1.56.3",
        "Pango breaks text into lines and runs. Nearly all text is laid out alike; rare characters "
          + "and scripts may not be. \(sameVersion)"
      ),
      (
        "harfbuzz", "6.0.0", "10.2.0",
        "HarfBuzz chooses and places the glyphs of a run. Nearly all text is laid out alike; rare "
          + "characters and scripts may not be. \(sameVersion)"
      ),
      (
        "freetype", "2.12.1", "2.13.3",
        "FreeType turns the outlines of glyphs into pixels. No pixel is known that differs between "
          + "these two versions."
      ),
      (
        "fontconfig", "2.14.1", "2.15.0",
        "fontconfig reads what font files say of themselves. Tintype lets it choose no font, so no "
          + "pixel moves."
      ),
      (
        "pixman", "0.42.2", "0.44.0",
        "pixman mixes pixels for cairo. The two versions differ in operators that Tintype does not "
          + "use."
      ),
      (
        "fribidi", "1.0.8", "1.0.16",
        "FriBidi orders text that runs in two directions. Only characters that one of the two "
          + "versions does not know may be laid out otherwise. \(sameVersion)"
      ),
      (
        "glib", "2.74.6", "2.84.1",
        "GLib knows the properties of characters, by which Pango breaks lines. Only characters that "
          + "one of the two versions does not know may be laid out otherwise. \(sameVersion)"
      ),
      (
        "glib", nil, "2.84.1",
        "GLib knows the properties of characters, by which Pango breaks lines. One of the two does "
          + "not tell it, as it was painted by another version of Tintype."
      ),
      (
        "font Roboto-Bold.ttf", "1", "2",
        "The first digits of a font file's SHA-256. These are two files of one name, so all text "
          + "that is set in it may differ. Install the same file from the package "
          + "fonts-roboto-unhinted (Debian, Ubuntu), or record the references again."
      ),
      (
        "font NotoSansThai-Bold.ttf", "1", "2",
        "The first digits of a font file's SHA-256. These are two files of one name, so all text "
          + "that is set in it may differ. Install the same file from the package fonts-noto-core "
          + "(Debian, Ubuntu), or record the references again."
      ),
      (
        "font Brand.ttf", "1", "2",
        "The first digits of a font file's SHA-256. These are two files of one name, so all text "
          + "that is set in it may differ. Install the same file, or record the references again."
      ),
      (
        "font Brand.ttf", nil, "1",
        "The first digits of a font file's SHA-256. Only one of the two pictures has text in this "
          + "file. If the component did not change, install the same fonts on both machines."
      ),
      (
        "weather", "rain", "sun",
        "This version of Tintype does not know this part. Whether it moves pixels is not known. "
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
