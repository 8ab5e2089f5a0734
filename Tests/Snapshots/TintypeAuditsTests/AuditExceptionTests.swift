// SPDX-License-Identifier: MIT

import Testing
import TintypeAudits
import TintypeComponents

@Suite("Exceptions of audits")
struct AuditExceptionTests {
  private var screen: some Component {
    VStack {
      Text("%@ of 3").id("counter")
      RuleExample.button("Close", 60, 20).id("close")
    }
  }

  private func findings(_ exceptions: AuditException...) throws -> ([AuditRule], [String]) {
    let audit = try audit(screen, AuditOptions(exceptions: exceptions))
    return (audit.findings.map(\.rule), audit.problems.map(\.description))
  }

  @Test("An exception applies to its rule, its node and the descendants of the node")
  func matching() throws {
    #expect(try findings() == ([.textPlaceholder, .targetSize], []))
    #expect(
      try findings(AuditException(.targetSize, at: "close", reason: "A toy")) == (
        [.textPlaceholder], []
      ))
    #expect(try findings(AuditException(nil, at: "VStack", reason: "A draft")) == ([], []))
    #expect(
      try findings(AuditException(.textPlaceholder, reason: "A draft")) == ([.targetSize], []))
  }

  @Test("An unused exception is a problem")
  func unused() throws {
    let (rules, problems) = try findings(
      AuditException(.contrast, at: "close", reason: "The brand's color"))
    #expect(rules == [.textPlaceholder, .targetSize])
    #expect(
      problems == [
        "The exception for contrast at “close” (The brand's color) is not used: no finding matches "
          + "it. Remove it."
      ])
  }

  @Test("An exception without a reason is a problem")
  func withoutReason() throws {
    let (_, problems) = try findings(AuditException(.targetSize, at: "close", reason: " "))
    #expect(
      problems == [
        "The exception for target-size at “close” ( ) has no reason. State why the finding is right "
          + "as it is."
      ])
  }

  @Test("Rules can be left out, and severities changed")
  func configuration() throws {
    let without = try audit(screen, AuditOptions(rules: [.targetSize]))
    #expect(without.findings.map(\.rule) == [.targetSize])
    let changed = try audit(screen, AuditOptions(severities: [.targetSize: .note]))
    #expect(changed.findings.map(\.severity) == [.error, .note])
    #expect(changed.findings.countsText == "1 error and 1 note")
  }

  @Test("An invalid limit counts as the default", arguments: [-1, .nan, .infinity] as [Double])
  func invalidLimits(limit: Double) throws {
    let options = AuditOptions(minimumTargetSize: limit, minimumTextSize: limit)
    #expect(options.minimumTargetSize == 44)
    #expect(options.minimumTextSize == 11)
  }
}
