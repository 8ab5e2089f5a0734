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
        Text("Terms").frame(width: 60, height: 24).accessibilityAddTraits(.isLink).onTapGesture {}
          .id("legal")
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
      exceptions: [AuditException(.targetSize, at: "legal", reason: "A link in a sentence")])
    assertAudit(of: LoginForm(), on: .iPhone13, options)
  }

  /// Records a reference, so it is only compiled.
  private func strategy() {
    assertSnapshot(of: LoginForm(), as: .audit(on: .iPhone13))
  }
}
