// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeCommandLine

/// The output of `tintype audit` for programs; the keys are part of the tool's interface.
struct AuditDocument {
  /// The document.
  let text: String

  /// Creates a document in a format other than text.
  init(_ report: AuditReport, _ format: AuditVerb.Format) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let document: any Encodable =
      switch format {
      case .sarif: SARIF(report)
      case .gitlab: report.items.map(CodeQuality.init)
      case .json, .text, .markdown: Findings(report)
      }
    let data = (try? encoder.encode(document)) ?? Data()
    text = String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Findings: Encodable {
    var format = 1
    var base: String?
    var references: Int
    var excepted: Int
    var findings: [Finding]
    var notes: [Note]
    var errors: [String]

    struct Finding: Encodable {
      var reference: String
      var rule: String
      var severity: String
      var node: String
      var text: String?
      var frame: [Double]
      var measured: String
      var required: String
      var message: String
      var fingerprint: String
      var image: String?
    }

    struct Note: Encodable {
      var reference: String
      var text: String
    }

    init(_ report: AuditReport) {
      references = report.auditedCount
      excepted = report.exceptedCount
      findings = report.items.map { item in
        let finding = item.finding
        return Finding(
          reference: item.reference, rule: finding.rule.rawValue,
          severity: finding.severity.rawValue, node: finding.node.description, text: finding.text,
          frame: item.frame, measured: finding.measured, required: finding.required,
          message: finding.message, fingerprint: item.fingerprint,
          image: report.images[item.reference]?.name)
      }
      base = report.base?.base.commit
      notes = report.notes.map { Note(reference: $0.reference, text: $0.text) }
      errors = report.errors
    }
  }

  /// An entry of GitLab's code quality report.
  private struct CodeQuality: Encodable {
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location

    struct Location: Encodable {
      var path: String
      var lines = ["begin": 1]
    }

    init(_ item: AuditReport.Item) {
      description = "\(item.finding.node): \(item.finding.message)"
      check_name = "tintype/\(item.finding.rule.rawValue)"
      fingerprint = item.fingerprint
      severity =
        switch item.finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
      location = Location(path: item.reference)
    }
  }

  /// A log of SARIF 2.1.0 (OASIS Standard, 27 March 2020).
  private struct SARIF: Encodable {
    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }

    struct Run: Encodable {
      var tool: [String: Driver]
      var results: [Result]
    }

    struct Driver: Encodable {
      var name = "tintype audit"
      var version = toolVersion
      var rules: [Rule]
    }

    struct Rule: Encodable {
      var id: String
      var shortDescription: Message
      var defaultConfiguration: [String: String]
    }

    struct Message: Encodable {
      var text: String
    }

    struct Result: Encodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var partialFingerprints: [String: String]
      var properties: [String: String]
    }

    struct Location: Encodable {
      var physicalLocation: [String: Artifact]
      var logicalLocations: [[String: String]]
    }

    struct Artifact: Encodable {
      var uri: String
    }

    init(_ report: AuditReport) {
      let places = Dictionary(
        uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })
      let rules = AuditRule.allCases.map { rule in
        Rule(
          id: rule.rawValue, shortDescription: Message(text: rule.summary),
          defaultConfiguration: ["level": rule.defaultSeverity.rawValue])
      }
      let results = report.items.map { item in
        let finding = item.finding
        return Result(
          ruleId: finding.rule.rawValue, ruleIndex: places[finding.rule] ?? 0,
          level: finding.severity.rawValue, message: Message(text: finding.message),
          locations: [
            Location(
              physicalLocation: ["artifactLocation": Artifact(uri: item.uri)],
              logicalLocations: [["fullyQualifiedName": finding.node.description]])
          ],
          partialFingerprints: ["tintypeFinding/v1": item.fingerprint],
          properties: ["measured": finding.measured, "required": finding.required])
      }
      runs = [Run(tool: ["driver": Driver(rules: rules)], results: results)]
    }
  }
}

extension AuditReport.Item {
  /// The area as the left edge, the top edge, the width and the height, in points.
  fileprivate var frame: [Double] {
    let frame = finding.frame
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0.isFinite ? $0 * 1000 : 0).rounded() / 1000 }
  }

  /// The path of the reference as a relative URI.
  fileprivate var uri: String {
    reference.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? reference
  }
}
