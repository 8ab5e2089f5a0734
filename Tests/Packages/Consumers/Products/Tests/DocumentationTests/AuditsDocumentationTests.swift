// SPDX-License-Identifier: MIT

import Tintype
import TintypeAuditTesting
import TintypeComponents
import XCTest

// The examples of the guide on audits, so that they compile and work as described.

final class AuditsDocumentationTests: XCTestCase {
  private struct LoginForm: Component {
    var body: some Component {
      VStack(spacing: 20) {
        Text("Sign in")
        Text("Details").frame(width: 60, height: 24).accessibilityAddTraits(.isButton).onTapGesture
        {}
        .id("info")
      }
    }
  }

  private struct ClearForm: Component {
    var body: some Component { Text("Sign in") }
  }

  func testForms() {
    clearForm()
    exceptions()
  }

  private func clearForm() {
    typealias LoginForm = ClearForm
    assertAudit(of: LoginForm(), on: .iPhone13)
  }

  private func exceptions() {
    let options = AuditOptions(
      severities: [.nearAlignment: .note],
      exceptions: [AuditException(.targetSize, at: "info", reason: "The row does the same")])
    assertAudit(of: LoginForm(), on: .iPhone13, options)
  }

  /// Records a reference, so it is only compiled.
  private func strategy() {
    assertSnapshot(of: LoginForm(), as: .audit(on: .iPhone13))
  }
}
