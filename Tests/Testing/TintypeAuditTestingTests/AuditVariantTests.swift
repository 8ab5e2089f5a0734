// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeAuditTesting
import TintypeComponents

/// A screen with a row that has enough space for its title.
private struct Screen: Component {
  /// The mistake of a screen.
  enum Fault {
    case none, oneLine, cut, outsideFromRightToLeft
  }

  var fault = Fault.none
  @Environment(\.layoutDirection) private var direction

  var body: some Component {
    VStack(alignment: .leading, spacing: 12) {
      switch fault {
      case .none: Text("Notifications")
      case .oneLine: Text("Notifications").lineLimit(1).frame(width: 160).id("title")
      case .cut: Text("Notifications from friends").lineLimit(1).frame(width: 100).id("title")
      case .outsideFromRightToLeft:
        Text("Edit").offset(x: direction == .rightToLeft ? 400 : 0).id("title")
      }
    }
  }
}

@Suite("Audits of other layouts")
struct AuditVariantTests {
  private func expectIssue(_ texts: [String], line: Int, _ body: () throws -> Void) throws {
    try withKnownIssue {
      try body()
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue).joined()
      return texts.allSatisfy(comments.contains) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("A component with enough space passes in all layouts")
  func passing() {
    assertAudit(of: Screen(), on: .iPhone13, variants: .all)
  }

  @Test("Content that scrolls has space for more lines")
  func scrolling() {
    assertAudit(
      of: ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          for number in 1...8 { Text("A short line with the number \(number)") }
        }
      }, on: .iPhone13, variants: .all)
  }

  @Test("A text that two layouts truncate is one warning that names both")
  func truncated() throws {
    try expectIssue(
      [
        "The audit found 1 warning:\nwarning text-overflow: Screen/VStack[0]/Text#title “",
        "With the largest text size and texts of double length: The text is truncated to “",
        #"AuditException(.textOverflow, at: "Screen/VStack[0]/Text#title", reason: "…")"#,
      ], line: #line + 2
    ) {
      assertAudit(of: Screen(fault: .oneLine), on: .iPhone13, variants: .all)
    }
  }

  @Test("Only the layouts that are stated are made")
  func stated() throws {
    assertAudit(of: Screen(fault: .oneLine), on: .iPhone13)
    assertAudit(of: Screen(fault: .oneLine), on: .iPhone13, variants: [.rightToLeft])
    try expectIssue(["With texts of double length: The text is truncated"], line: #line + 1) {
      assertAudit(of: Screen(fault: .oneLine), on: .iPhone13, variants: [.doubleLength])
    }
  }

  @Test("A text that is truncated in the component's own layout is not reported again")
  func known() throws {
    try expectIssue(["The audit found 1 error:\nerror text-truncated: "], line: #line + 1) {
      assertAudit(of: Screen(fault: .cut), on: .iPhone13, variants: .all)
    }
  }

  @Test("A text that leaves the image from right to left is a warning")
  func rightToLeft() throws {
    try expectIssue(
      ["warning text-overflow: ", "With a layout from right to left: "], line: #line + 2
    ) {
      assertAudit(of: Screen(fault: .outsideFromRightToLeft), on: .iPhone13, variants: .all)
    }
  }

  @Test(
    "Exceptions and severities apply to other layouts",
    arguments: [
      AuditOptions(severities: [.textOverflow: .note]),
      AuditOptions(rules: AuditRule.allCases.filter { $0 != .textOverflow }),
      AuditOptions(exceptions: [AuditException(.textOverflow, at: "title", reason: "A brand")]),
      AuditOptions(
        exceptions: [AuditException(.textOverflow, at: "Notifications", reason: "A brand")]),
    ])
  func options(options: AuditOptions) {
    assertAudit(of: Screen(fault: .oneLine), on: .iPhone13, variants: .all, options)
  }

  @Test("Strategies lay out other values")
  func strategies() throws {
    let large = Snapshotting<Screen, SnapshotImage>.image(
      on: .iPhone13, traits: .dynamicTypeSize(.accessibility5))
    assertAudit(of: Screen(), as: .image(on: .iPhone13), variants: [.accessibilityText: large])
    try expectIssue(["With the largest text size: The text is truncated"], line: #line + 1) {
      assertAudit(
        of: Screen(fault: .oneLine), as: .image(on: .iPhone13),
        variants: [.accessibilityText: large])
    }
  }

  @Test("The value is created for each layout, and an error is an issue")
  func values() throws {
    struct Mishap: Error {}
    var count = 0
    func screen() throws -> Screen {
      count += 1
      if count == 3 { throw Mishap() }
      return Screen()
    }
    try expectIssue(["The audit could not be made: Mishap()"], line: #line + 1) {
      assertAudit(of: try screen(), on: .iPhone13, variants: .all)
    }
    #expect(count == 3)
  }

  @Test("The strategy writes the findings in other layouts after the others")
  func text() {
    assertSnapshot(of: Screen(fault: .oneLine), as: .audit(on: .iPhone13, variants: .all))
  }
}
