// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeAuditTesting
import TintypeComponents

/// A form with a button that is too small and a text that is too pale.
struct PaleForm: Component {
  var body: some Component {
    VStack(spacing: 20) {
      Text("Forgot password?").foregroundColor(Color(red: 0.6, green: 0.6, blue: 0.6))
      Text("Save").frame(width: 60, height: 30).accessibilityAddTraits(.isButton).onTapGesture {}
        .id("save")
    }
  }
}

/// A form without findings.
struct ClearForm: Component {
  var body: some Component {
    VStack(spacing: 20) {
      Text("Forgot password?")
      Text("Save").frame(width: 60, height: 44).accessibilityAddTraits(.isButton).onTapGesture {}
        .id("save")
    }
  }
}

@Suite("Audits in Swift Testing")
struct AssertAuditTests {
  /// Expects exactly one issue, with the text at the line.
  private func expectIssue(_ text: String, line: Int, _ body: () throws -> Void) throws {
    try withKnownIssue {
      try body()
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue).joined()
      return comments.contains(text) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("A component without findings passes")
  func passing() {
    assertAudit(of: ClearForm())
    assertAudit(of: ClearForm(), on: .iPhone13)
    assertAudit(of: ClearForm(), size: .init(width: 200, height: 200), traits: .dark)
    assertAudit(of: ClearForm(), as: .image(on: .iPhone13))
  }

  @Test("Findings are an issue at the assertion's line")
  func findings() throws {
    let message = """
      The audit found 1 error and 1 warning:
      error contrast: PaleForm/VStack[0]/Text[0] “Forgot password?” at 0
      """
    try expectIssue(String(message.dropLast(5)), line: #line + 1) {
      assertAudit(of: PaleForm())
    }
    try expectIssue(
      #"AuditException(.contrast, at: "PaleForm/VStack[0]/Text[0]", reason: "…")"#, line: #line + 2
    ) {
      assertAudit(of: PaleForm(), as: .image)
    }
  }

  @Test("Findings that are excepted pass, and unused exceptions fail")
  func exceptions() throws {
    let options = AuditOptions(exceptions: [
      AuditException(.contrast, reason: "The brand's color"),
      AuditException(.targetSize, at: "save", reason: "Used with a pointer"),
    ])
    assertAudit(of: PaleForm(), options)
    try expectIssue("The exception for contrast at all nodes", line: #line + 1) {
      assertAudit(of: ClearForm(), options)
    }
  }

  @Test("Notes do not fail")
  func notes() {
    assertAudit(of: PaleForm(), AuditOptions(severities: [.contrast: .note, .targetSize: .note]))
  }

  @Test("A target outside of the device's safe area is an issue")
  func safeArea() throws {
    try expectIssue("target-safe-area", line: #line + 1) {
      assertAudit(of: ClearForm().offset(y: -400), on: .iPhone13)
    }
  }

  @Test("A thrown error is an issue")
  func thrownError() throws {
    struct Mishap: Error {}
    func value() throws -> ClearForm { throw Mishap() }
    try expectIssue("The audit could not be made: Mishap()", line: #line + 1) {
      assertAudit(of: try value())
    }
  }

  @Test("An image without a scene is an issue")
  func withoutScene() throws {
    let strategy = Snapshotting<ClearForm, SnapshotImage>.image
    let plain = Snapshotting<ClearForm, SnapshotImage>(
      pathExtension: "png", diffing: strategy.diffing
    ) { _ in try SnapshotImage(bitmap: .init(width: 1, height: 1)) }
    try expectIssue("The image has no scene", line: #line + 1) {
      assertAudit(of: ClearForm(), as: plain)
    }
  }

  @Test("The strategy writes the findings as text")
  func strategy() {
    assertSnapshot(of: PaleForm(), as: .audit, named: "pale")
    assertSnapshot(of: ClearForm(), as: .audit(on: .iPhone13), named: "clear")
  }

  @Test("An image that matches its reference fails if its audit finds something")
  func auditedSnapshot() throws {
    assertSnapshot(of: ClearForm(), as: .image, auditing: .all, named: "clear")
    try expectIssue("The audit found 1 error and 1 warning:", line: #line + 1) {
      assertSnapshot(of: PaleForm(), as: .image, auditing: .all, named: "pale")
    }
  }
}
