// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots

@testable import SwiftUI

/// The only preview of its module, with a text that is too pale.
struct AuditedRegistry: PreviewRegistry {
  static let fileID = "AuditedPreviews/Login.swift"
  static let line = 7
  static let column = 1

  static func makePreview() -> Preview {
    Preview("Form", traits: .sizeThatFitsLayout) {
      Text("Forgot password?").foregroundStyle(Color(white: 0.6)).padding()
    }
  }
}

/// The only preview of its module, with a row for a short title.
struct AuditedRowRegistry: PreviewRegistry {
  static let fileID = "AuditedRows/Row.swift"
  static let line = 3
  static let column = 1

  static func makePreview() -> Preview {
    Preview("Row", traits: .fixedLayout(width: 160, height: 60)) {
      Text("Notifications").lineLimit(1)
    }
  }
}

@Suite("Audits of previews")
final class PreviewAuditTests {
  private let root =
    FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Compares the preview with its reference, which the first call records.
  private func message(
    _ configuration: String?, module: String = "AuditedPreviews"
  ) throws -> String? {
    let preview = try #require(Preview.all(inModule: module).first)
    let session = SnapshotSession(
      environment: ["TINTYPE_OUTPUT": root + "/output", "TINTYPE_RUN": "run"])
    var verification = PreviewRequest.Verification(
      root: root, files: [:], allowsPendingWork: false)
    verification.auditConfiguration = configuration
    return try SnapshotScope.with({ $0.session = session }) {
      session.beginSupervisedJournal()
      return try PreviewVerification(request: verification).message(for: preview)
    }
  }

  /// The tests that failed, and their messages.
  private func failures() throws -> [[String?]] {
    let run = root + "/output/runs/run"
    return try FileManager.default.contentsOfDirectory(atPath: run).flatMap { name in
      try String(contentsOfFile: "\(run)/\(name)", encoding: .utf8).split(separator: "\n")
        .filter { $0.contains(#""event":"testFailed""#) }
        .map { line in
          let event = try JSONDecoder().decode(JournalEvent.self, from: Data(line.utf8))
          return [event.test, event.message]
        }
    }
  }

  private static let reference = "__Snapshots__/AuditedPreviews/Login/Form.asDeclared.png"

  @Test("A preview that matches its reference fails with the findings, which the journal contains")
  func findings() throws {
    _ = try message(nil)
    let message = try #require(try message("{}"))
    #expect(message.hasPrefix("The audit found 1 error:\nerror contrast: "))
    #expect(message.contains(#"to .tintype-audit.json: {"rule": "contrast", "node": ""#))
    #expect(message.hasSuffix(#"", "reference": "\#(Self.reference)", "reason": "…"}."#))
    #expect(try failures() == [[Self.reference, message]])
  }

  @Test("Without a configuration of audits, nothing is audited")
  func withoutAudit() throws {
    _ = try message(nil)
    #expect(try message(nil) == nil)
    #expect(try failures() == [])
  }

  @Test("A preview without a reference is audited, too")
  func recorded() throws {
    let message = try #require(try message("{}"))
    // The first part is that of the recorded reference.
    #expect(message.contains("\nThe audit found 1 error:"))
    #expect(try failures().count == 1)
  }

  @Test(
    "Severities and exceptions are those of the configuration",
    arguments: [
      #"{"rules": {"contrast": "off"}}"#, #"{"rules": {"contrast": "note"}}"#,
      #"{"exceptions": [{"rule": "contrast", "reference": "__Snapshots__/AuditedPreviews/*", "reason": "The brand"}]}"#,
      #"{"rules": {"contrast": "off"}, "exceptions": [{"rule": "traits", "reason": "Of another reference"}]}"#,
    ])
  func configuration(json: String) throws {
    _ = try message(nil)
    #expect(try message(json) == nil)
    #expect(try failures() == [])
  }

  @Test("An exception for another reference does not apply")
  func otherReference() throws {
    _ = try message(nil)
    let json = #"{"exceptions": [{"reference": "__Snapshots__/Other/*", "reason": "The brand"}]}"#
    #expect(try message(json) != nil)
  }

  @Test("A preview is laid out in the variants of the configuration")
  func variants() throws {
    _ = try message(nil, module: "AuditedRows")
    #expect(try message("{}", module: "AuditedRows") == nil)
    let json = #"{"variants": ["accessibility-text", "double-length", "right-to-left"]}"#
    let message = try #require(try message(json, module: "AuditedRows"))
    #expect(message.hasPrefix("The audit found 1 warning:\nwarning text-overflow: "))
    #expect(
      message.contains(
        "With the largest text size and texts of double length: The text is truncated"))
  }
}
