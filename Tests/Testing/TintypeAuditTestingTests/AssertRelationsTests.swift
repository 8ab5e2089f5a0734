// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeAuditTesting
import TintypeComponents

/// A row with a title and a button, and with a detail at one of the two places.
private struct Row: Component {
  /// The mistake of a row.
  enum Fault: CaseIterable {
    case none, paddingInDark, fixedDirection, noDetailInLargeText, noButtonInSmallWidth
  }

  var fault = Fault.none
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.horizontalSizeClass) private var width

  var body: some Component {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Text("Wi-Fi")
        Spacer()
        if fault != .noButtonInSmallWidth || width == .regular {
          Text("Join").accessibilityAddTraits(.isButton).onTapGesture {}
        }
      }
      if fault != .noDetailInLargeText || !size.isAccessibilitySize {
        HStack(spacing: 4) {
          Circle().fill(Color.green).frame(width: 8, height: 8)
          Text("Connected").foregroundColor(.secondary)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    .padding(fault == .paddingInDark && scheme == .dark ? 20 : 16)
    .frame(width: 320)
    .background(Color.systemBackground)
  }

  @Environment(\.layoutDirection) private var inherited
  private var direction: LayoutDirection { fault == .fixedDirection ? .leftToRight : inherited }
}

/// A title in three languages, one of which can lack it.
private struct Title: Component {
  var isComplete = true
  @Environment(\.locale) private var locale

  var body: some Component {
    VStack {
      switch locale.identifier.prefix(2) {
      case "fr": Text("Réglages")
      case "de" where isComplete: Text("Einstellungen")
      default: Text("Settings")
      }
      Text("Tintype")
    }
  }
}

@Suite("Relations between variants")
struct AssertRelationsTests {
  private static let variants = Variants(
    schemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3],
    layoutDirections: [.leftToRight, .rightToLeft])

  private func expectIssue(_ texts: [String], line: Int, _ body: () throws -> Void) throws {
    try withKnownIssue {
      try body()
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue).joined()
      return texts.allSatisfy(comments.contains) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("Variants with the expected relations pass")
  func passing() {
    assertRelations(of: Row(), in: Self.variants)
    assertRelations(of: Row(), in: Variants(devices: [.iPhone13, .iPadPro11]))
    assertRelations(of: Row(), in: Variants(locales: ["en_US", "de_DE"]))
  }

  @Test("Another padding in dark mode is more than colors")
  func onlyColors() throws {
    try expectIssue(
      [
        "“dark” differs from “light” in more than colors:\n  Row",
        "has padding[0].top 20 instead of 16", "moves from ",
      ], line: #line + 2
    ) {
      assertRelations(of: Row(fault: .paddingInDark), in: Variants(schemes: [.light, .dark]))
    }
  }

  @Test("A row with a fixed direction is not mirrored")
  func mirrored() throws {
    let variants = Variants(layoutDirections: [.leftToRight, .rightToLeft])
    try expectIssue(
      ["“rtl” is not the mirror image of “ltr”:\n  Row", "“Connected” is at "], line: #line + 2
    ) {
      assertRelations(of: Row(fault: .fixedDirection), in: variants)
    }
  }

  @Test("An element that large text removes is missing")
  func sameElements() throws {
    let variants = Variants(dynamicTypeSizes: [.large, .accessibility3])
    try expectIssue(
      ["“accessibility3” lacks elements of “large”:\n  Row", "“Connected” is only in the first"],
      line: #line + 2
    ) {
      assertRelations(of: Row(fault: .noDetailInLargeText), in: variants)
    }
  }

  @Test("A control that a narrow device removes is missing")
  func sameActions() throws {
    let variants = Variants(devices: [.iPadPro11, .iPhone13])
    try expectIssue(
      ["“iPhone13” lacks controls of “iPadPro11”:\n  Row", "“Join” is only in the first variant"],
      line: #line + 2
    ) {
      assertRelations(of: Row(fault: .noButtonInSmallWidth), in: variants)
    }
  }

  @Test("A text that only one of two other languages translates is not translated in the other")
  func translated() throws {
    let variants = Variants(locales: ["en_US", "de_DE", "fr_FR"])
    assertRelations(of: Title(), in: variants)
    try expectIssue(
      [
        "“de_DE” has texts of “en_US” that are not translated:\n  Title",
        "“Settings” is not translated; another variant has “Réglages”",
      ], line: #line + 2
    ) {
      assertRelations(of: Title(isComplete: false), in: variants)
    }
    // One other language does not show which texts have translations.
    assertRelations(of: Title(isComplete: false), in: Variants(locales: ["en_US", "de_DE"]))
    assertRelations(of: Title(isComplete: false), in: variants, [.translated("en_US", "fr_FR")])
  }

  @Test("Relations between images are stated by their names")
  func images() throws {
    let images: [String: Snapshotting<Row, SnapshotImage>] = [
      "day": .image(traits: .light), "night": .image(traits: .dark),
    ]
    assertRelations(of: Row(), as: images, [.onlyColors("day", "night")])
    try expectIssue(["“night” differs from “day” in more than colors:"], line: #line + 1) {
      assertRelations(of: Row(fault: .paddingInDark), as: images, [.onlyColors("day", "night")])
    }
  }

  @Test("An unknown variant, and no relations, are issues")
  func invalid() throws {
    try expectIssue(
      ["The relation names the unknown variant “noon”. The variants are “light”, “dark”."],
      line: #line + 2
    ) {
      assertRelations(
        of: Row(), in: Variants(schemes: [.light, .dark]), [.onlyColors("light", "noon")])
    }
    try expectIssue(["There are no relations."], line: #line + 1) {
      assertRelations(of: Row(), in: Variants(schemes: [.light]))
    }
  }

  @Test("A thrown error is an issue")
  func thrownError() throws {
    struct Mishap: Error {}
    func row() throws -> Row { throw Mishap() }
    try expectIssue(["The relations could not be checked: Mishap()"], line: #line + 1) {
      assertRelations(of: try row(), in: Variants(schemes: [.light, .dark]))
    }
  }
}
