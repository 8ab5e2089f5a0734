// SPDX-License-Identifier: MIT

import Testing
import TintypeAudits
import TintypeCairo
import TintypeComponents
import TintypeScene

@Suite("Rules of audits")
struct AuditRuleTests {
  /// The options with a safe area, which a canvas without a device does not have.
  private var options: AuditOptions {
    var options = AuditOptions()
    options.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    return options
  }

  private func rules(of component: any Component, _ example: RuleExample) throws -> [AuditRule] {
    let renderer = try CairoRenderer.standard()
    let used = example.rule == .targetSafeArea ? options : AuditOptions()
    let size = Size(width: 300, height: 200)
    return try example.scenes(of: component, size: size, renderer).audit(used, renderer)
      .findings.map(\.rule)
  }

  @Test("A violation is found once, and no other rule finds anything", arguments: RuleExample.all)
  func violation(example: RuleExample) throws {
    #expect(try rules(of: example.wrong(), example) == [example.rule])
  }

  @Test("The corrected component has no findings", arguments: RuleExample.all)
  func correction(example: RuleExample) throws {
    #expect(try rules(of: example.right(), example) == [])
  }

  @Test("Each rule has an example")
  func coverage() {
    #expect(RuleExample.all.map(\.rule) == AuditRule.allCases)
  }

  @Test("A finding names the node, its text, the values and the solution")
  func description() throws {
    let found = try audit(
      VStack { Text("Forgot password?").foregroundColor(RuleExample.pale) }.padding(20))
    #expect(
      found.findings.map(\.description) == [
        """
        error contrast: VStack/Text[0] “Forgot password?” at 81.8 93.7, 136 × 16
          The text #999999 on #FFFFFF has a contrast of 2.84:1 (Lc 55); text needs 4.5:1. Use a \
        darker text, or another background.
        """
      ])
    #expect(found.findings.first?.measured == "2.84:1")
    #expect(found.findings.first?.required == "4.5:1")
  }

  @Test("A visible text whose lines end inside of a word is in the same label")
  func brokenName() throws {
    let found = try audit(
      Text("Reply").frame(width: 14, height: 160).accessibilityLabel("Reply")
        .accessibilityAddTraits(.isButton).frame(width: 60))
    #expect(found.findings.map(\.rule).contains(.textBrokenWord))
    #expect(!found.findings.map(\.rule).contains(.labelInName))
  }

  @Test("The dots of a password can be truncated")
  func truncatedPassword() throws {
    for (text, rules) in [
      ("••••••••••••••••", []), ("A long name of a town", [AuditRule.textTruncated]),
    ] {
      #expect(
        try audit(Text(text).lineLimit(1).frame(width: 60)).findings.map(\.rule) == rules)
    }
  }

  @Test("Findings are in the order of the nodes, and equal in each run")
  func order() throws {
    let screen = VStack {
      RuleExample.button("Undo", 60, 20)
      Text("%@ items").foregroundColor(RuleExample.pale)
      RuleExample.button("Undo", 60, 20)
    }
    let first = try audit(screen)
    #expect(
      first.findings.map(\.rule) == [
        .targetSize, .contrast, .textPlaceholder, .targetSize, .labelDuplicate,
      ])
    #expect(try audit(screen) == first)
  }

  @Test(
    "A placeholder in a text",
    arguments: [
      "%@", "%1$@ of %2$@", "%.2f km", "%lld", "{{name}}", "${user}", "Hello \\(name)",
      "Optional(\"Ada\")", "Lorem ipsum dolor", "TODO", "(null)", "ERROR_NO_NETWORK",
      "login.title.label", "settings_privacy_title",
    ])
  func placeholders(text: String) throws {
    #expect(try audit(Text(text)).findings.map(\.rule) == [.textPlaceholder])
  }

  @Test(
    "Text that only resembles a placeholder is not one",
    arguments: [
      "100%", "50% discount", "5 % of 20", "100%done", "ada@example.org", "www.example.org",
      "docs.swift.org", "snake_case", "Version 1.2.3", "e.g. this", "photo.final.png", "U.S.A.",
      "{a, b}", "$20", "Todo list", "Nil",
    ])
  func noPlaceholders(text: String) throws {
    #expect(try audit(Text(text)).findings.map(\.rule) == [])
  }

  @Test(
    "A label is the name of a file or a symbol",
    arguments: [
      "close.png", "IMG_1234", "IMG1234", "DSC-0042", "icon_close", "arrow.left.circle", "ic-menu",
      "xmark.circle.fill", "btn-close",
    ])
  func fileNames(label: String) throws {
    #expect(try audit(RuleExample.image(label)).findings.map(\.rule) == [.labelFileName])
  }

  @Test(
    "A label of words is not the name of a file",
    arguments: [
      "Close", "example.org", "ada@example.org", "Wi-Fi", "Check-in", "Dr. Who", "12.5", "A.B.",
      "well-being",
    ])
  func words(label: String) throws {
    #expect(try audit(RuleExample.image(label)).findings.map(\.rule) == [])
  }

  @Test("A symbol has the name that the system gives it")
  func symbols() throws {
    let close = Button(action: {}) { Symbol("xmark").frame(width: 44, height: 44) }
    #expect(try audit(close).findings.map(\.rule) == [])
    #expect(try audit(Symbol("heart")).findings.map(\.rule) == [])
    let hidden = Button(action: {}) {
      Symbol("xmark").frame(width: 44, height: 44).accessibilityHidden()
    }
    #expect(try audit(hidden).findings.map(\.rule) == [.labelMissing])
    let slider = HStack {
      Symbol("speaker"); Slider(value: .constant(0.5))
    }
    #expect(try audit(slider).findings.map(\.rule) == [.labelMissing])
  }

  @Test("Standard controls have the size of the system, and an excerpt is meant to be cut")
  func standardControls() throws {
    let controls = VStack(spacing: 4) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Slider(value: .constant(0.5)).accessibilityLabel("Volume")
      Stepper("Guests", value: .constant(2))
      TextField("Name", text: .constant("Ada"))
    }
    .frame(width: 240)
    let found = try audit(controls).findings.map(\.description)
    #expect(found == [])
    let text = Text("The boats come in before the light does, and nobody speaks.")
    #expect(try audit(text.lineLimit(2).frame(width: 120)).findings.map(\.rule) == [])
    #expect(try audit(text.lineLimit(1).frame(width: 120)).findings.map(\.rule) == [.textTruncated])
  }

  @Test("A box in place of content that is not shown has no findings")
  func standIn() throws {
    let box = Placeholder("WKWebView").frame(width: 120, height: 60)
    #expect(try audit(VStack { box }.background(Color(hex: 0xDDDDDD))).findings == [])
    let title = Text("Undo").foregroundColor(RuleExample.pale).background(Color.white)
    #expect(try audit(VStack { box.overlay { title } }).findings.map(\.rule) == [.contrast])
  }

  @Test("A target that something covers is not also too small")
  func coveredTargets() throws {
    let screen = ZStack {
      RuleExample.button("Undo", 60, 20)
      Color.white.frame(width: 200, height: 100)
    }
    #expect(try audit(screen).findings.map(\.rule) == [.targetCovered])
  }
}
