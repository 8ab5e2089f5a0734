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
    variants()
    relations()
    relationsOfImages()
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

  private func variants() {
    typealias LoginForm = ClearForm
    assertAudit(
      of: LoginForm(), on: .iPhone13, variants: [.accessibilityText, .doubleLength, .rightToLeft])
  }

  private func relations() {
    typealias LoginForm = ClearForm
    let variants = Variants(
      schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft])
    assertRelations(of: LoginForm(), in: variants)
  }

  private func relationsOfImages() {
    assertRelations(
      of: LoginForm(),
      as: ["day": .image(traits: .light), "night": .image(traits: .dark)],
      [.onlyColors("day", "night")])
  }

  /// Records references, so it is only compiled.
  private func strategy() {
    assertSnapshot(of: LoginForm(), as: .audit(on: .iPhone13))
    assertSnapshot(of: LoginForm(), as: .image(on: .iPhone13), auditing: .all)
  }
}
