// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeScene

@testable import TintypeAudits

@Suite("Contrast of graphics")
struct AuditGraphicTests {
  private func rules(_ component: some Component) throws -> [AuditRule] {
    try audit(component).findings.map(\.rule)
  }

  private func symbol(_ color: Color, _ name: String = "heart.fill") -> some Component {
    Symbol(name).font(.system(size: 24)).foregroundStyle(color)
  }

  @Test("A symbol is measured if it has a label, or is the only content of a control")
  func meaning() throws {
    let pale = symbol(RuleExample.pale)
    #expect(try rules(pale.accessibilityLabel("Liked")) == [.contrastGraphics])
    #expect(try rules(RuleExample.iconButton(RuleExample.pale)) == [.contrastGraphics])
    let hidden = Button(action: {}) { pale.accessibilityHidden().frame(width: 44, height: 44) }
    #expect(try rules(hidden.accessibilityLabel("Like")) == [.contrastGraphics])
  }

  @Test("Decoration, disabled controls, and symbols beside text are not measured")
  func exemptions() throws {
    let pale = symbol(RuleExample.pale)
    let titled = Button(action: {}) {
      HStack {
        pale; Text("Like").foregroundColor(.black)
      }.frame(width: 100, height: 44)
    }
    let covered = ZStack {
      pale.accessibilityLabel("Liked"); Color.white.frame(width: 60, height: 60)
    }
    let colors = HStack(spacing: 0) {
      pale; symbol(.black)
    }
    let pair = Button(action: {}) { colors.frame(width: 60, height: 44) }
    let cases: [any Component] = [
      pale, pale.accessibilityLabel("Liked").accessibilityHidden(), titled, covered,
      RuleExample.iconButton(RuleExample.pale).disabled(true), pair.accessibilityLabel("Rating"),
      RuleExample.iconButton(RuleExample.pale).opacity(0),
    ]
    for component in cases { #expect(try rules(component) == []) }
  }

  @Test("The ratio is that of the pixels behind the symbol, whatever is erased from it")
  func ratios() throws {
    let gray = Color(red: 128 / 255, green: 128 / 255, blue: 128 / 255)
    let close = Color(red: 77 / 255, green: 77 / 255, blue: 77 / 255)
    for name in ["heart.fill", "xmark.circle.fill", "trash", "plus"] {
      let found = try audit(
        HStack { symbol(gray, name).accessibilityLabel("Liked") }.padding(10).background(
          Color.black))
      #expect(found.findings.map(\.measured) == [], "\(name)")
      let other = try audit(
        HStack { symbol(gray, name).accessibilityLabel("Liked") }.padding(10).background(close))
      // Lines of two pixels are computed from rounded colors.
      #expect(other.findings.map { String($0.measured.prefix(3)) } == ["2.1"], "\(name)")
    }
  }

  @Test("A symbol of exactly the color of its background has a contrast of 1")
  func invisible() throws {
    let found = try audit(RuleExample.iconButton(.white).background(Color.white))
    #expect(found.findings.map(\.measured) == ["1:1"])
  }

  @Test("Low contrast of a symbol in a system color is a note")
  func systemColors() throws {
    let cases: [(symbol: Color, ground: Color, rules: [AuditRule])] = [
      (.orange, .white, [.contrastSystem]), (.tertiary, .white, [.contrastSystem]),
      (.white, .green, [.contrastSystem]), (.yellow, .white, [.contrastSystem]),
      (.white, RuleExample.pale, [.contrastGraphics]), (.blue, .blue, [.contrastGraphics]),
      (.primary, .white, []),
    ]
    for (color, ground, expected) in cases {
      let found = try rules(RuleExample.iconButton(color).background(ground))
      #expect(found == expected, "\(color) on \(ground)")
    }
  }
}
