// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A font")
struct FontTests {
  @Test("Fonts have the family, weight, size and features of the engine")
  func fonts() {
    let fonts: [(Font, String)] = [
      (.largeTitle, "default regular 34"), (.headline, "default semibold 17"),
      (.caption2, "default regular 11"), (.title.bold(), "default bold 28"),
      (.title.weight(.light).italic(), "default light italic 28"),
      (.system(size: 12), "default regular 12"),
      (.system(size: 12, weight: .medium, design: .rounded), "rounded medium 12"),
      (.system(.body, design: .serif, weight: .heavy), "serif heavy 17"),
      (.body.monospaced(), "monospaced regular 17"),
      (.system(size: 16).monospaced(), "monospaced regular 16"),
      (.system(size: 16, design: .monospaced).monospaced(), "monospaced regular 16"),
      (.custom("Roboto", fixedSize: 12).monospaced(), "Roboto regular 12"),
      (.body.monospacedDigit(), "default regular 17 tnum"),
      (.body.smallCaps(), "default regular 17 smcp,c2sc"),
      (.body.lowercaseSmallCaps(), "default regular 17 smcp"),
      (.custom("Roboto", size: 12), "Roboto regular 12"),
      (.custom("Roboto", fixedSize: 12).bold(), "Roboto bold 12"),
      (Font(UIFont.systemFont(ofSize: 12, weight: .bold)), "default bold 12"),
      (
        Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)),
        "monospaced regular 12"
      ),
    ]
    for (font, expected) in fonts {
      #expect(outline(of: Text("a").font(font)).contains("font: \(expected)  "), "\(expected)")
    }
  }

  @Test("Monospaced text has characters 0.618 em wide, in every weight and style")
  func monospaced() {
    let font = Font.system(size: 100, design: .monospaced)
    for font in [font, font.bold(), font.weight(.medium), font.italic(), font.bold().italic()] {
      for text in ["i", "W", "é", "0", "Ж"] {
        let outline = outline(of: Text(text).font(font))
        #expect(outline.contains("× 119.5") && outline.contains(" 62 × "), "\(outline)")
      }
    }
  }

  @Test("The modifier for monospaced text keeps the size of the font")
  func monospacedModifier() {
    for text in [Text("a").monospaced(), Text("a").fontDesign(.monospaced)] {
      #expect(outline(of: text.font(.system(size: 16))).contains("font: monospaced regular 16  "))
    }
  }

  @Test("A font is found by the PostScript name and the full name of its file")
  func postScriptNames() {
    // The widths are those of the same weights of the family.
    for (name, weight) in [("Roboto-Bold", Font.Weight.bold), ("Roboto Light", .light)] {
      let named = outline(of: Text("Width").font(.custom(name, size: 20)))
      let family = outline(of: Text("Width").font(.custom("Roboto", size: 20).weight(weight)))
      #expect(frame(in: named) == frame(in: family))
    }
    #expect(
      issues(of: Text("a").font(.custom("Missing-Bold", size: 12)))
        .contains("The font family “Missing-Bold” is not in the font book"))
  }

  @Test("Small capitals are set with a feature of the font file, which Roboto has")
  func smallCaps() {
    let font = Font.custom("Roboto", fixedSize: 20)
    let plain = outline(of: Text("abc").font(font))
    let smallCaps = outline(of: Text("abc").font(font.smallCaps()))
    #expect(frame(in: plain) != frame(in: smallCaps))
  }

  @Test("The environment changes the attributes of fonts")
  func environment() {
    let text = VStack { Text("a") }
    #expect(outline(of: text.fontWeight(.black)).contains("black 17"))
    #expect(outline(of: text.fontDesign(.rounded)).contains("rounded regular 17"))
    #expect(outline(of: text.monospaced()).contains("monospaced regular 17"))
    #expect(outline(of: text.monospacedDigit()).contains("regular 17 tnum"))
    #expect(outline(of: text.italic()).contains("italic 17"))
    #expect(outline(of: text.font(nil).font(.title)).contains("regular 17"))
    #expect(outline(of: text.dynamicTypeSize(.xLarge)).contains("regular 19"))
    #expect(
      outline(of: text.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxxLarge))
        .contains("regular 17"))
    #expect(outline(of: text.textScale(.secondary)).contains("regular 12.75"))
    #expect(outline(of: text.textCase(.uppercase)).contains("text: \"A\""))
  }

  /// The frame of the last node in an outline.
  private func frame(in outline: String) -> Substring? {
    outline.split(separator: "\n").last?.split(separator: "text:").first
  }
}

@MainActor
@Suite("An attributed string")
struct AttributedStringTests {
  @Test("The attributes of SwiftUI apply to the runs of a text")
  func attributes() {
    var string = AttributedString("a b")
    string.foregroundColor = .red
    string.font = .headline
    if let range = string.range(of: "b") {
      string[range].foregroundColor = .blue
      string[range].underlineStyle = .single
      string[range].tracking = 2
      string[range].baselineOffset = 3
    }
    let outline = outline(of: Text(string))
    for part in ["red", "blue", "semibold", "underline", "tracking: 2", "baselineOffset: 3"] {
      #expect(outline.contains(part), "\(part) in \(outline)")
    }
  }

  @Test("Markdown becomes the attributes of a string")
  func markdown() throws {
    let string = try AttributedString(markdown: "**a** [b](https://c.d)")
    #expect(String(string.characters) == "a b")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(string.runs.map(\.link).last == URL(string: "https://c.d"))
    #expect(outline(of: Text(string)).contains("bold"))
  }
}
