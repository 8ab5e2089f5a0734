// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCommandLine
import TintypeComparison
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The findings in references.
struct AuditReport {
  /// A finding with the reference that contains it.
  struct Item {
    var reference: String
    var finding: AuditFinding

    /// The identity of the finding in later runs, which does not depend on other findings.
    var fingerprint: String {
      let text = [reference, finding.rule.rawValue, finding.node.description]
        .joined(separator: "\0")
      return SHA256Digest.of(Array(text.utf8)).hexadecimal
    }
  }

  let configuration: AuditConfiguration
  private(set) var items: [Item] = []
  /// The references that could not be audited completely, with the reason.
  private(set) var notes: [(reference: String, text: String)] = []
  /// The descriptions of the files that could not be read.
  var errors: [String] = []
  private(set) var auditedCount = 0
  private(set) var exceptedCount = 0
  private var used: Set<AuditException> = []

  init(configuration: AuditConfiguration) { self.configuration = configuration }

  /// Audits the scene of a reference.
  mutating func audit(
    _ path: String, named name: String, variables: [String: String],
    painting paint: @escaping (Scene) throws -> Bitmap
  ) {
    do {
      let bytes = try RepositoryBoundary.bytes(
        of: path, limit: ReferenceFile.sizeLimit, followingLink: false)
      let assets = ReferenceAssets(of: path, variables: variables)
      guard let scene = try ReferenceImage(bytes).scene(assets) else {
        notes.append((name, "has no scene that this version can read; record it again"))
        return
      }
      var options = configuration.options
      options.exceptions = configuration.exceptions.filter { $0.applies(to: name) }
        .map(\.exception)
      let audit = Audit(of: scene, options: options, painting: paint)
      auditedCount += 1
      exceptedCount += audit.exceptedCount
      used.formUnion(audit.usedExceptions)
      items += audit.findings.map { Item(reference: name, finding: $0) }
      for case .unpainted(let reason) in audit.problems {
        notes.append((name, "the contrast was not measured: \(reason)"))
      }
    } catch {
      errors.append("“\(name)” was not audited: \(error)")
    }
  }

  /// The exceptions that no finding needed.
  var unusedExceptions: [AuditConfiguration.Exception] {
    configuration.exceptions.filter { !used.contains($0.exception) }
  }

  /// The output in a format, and the exit code.
  func result(_ format: AuditVerb.Format) -> CommandResult {
    var result = CommandResult(
      output: format == .text ? text : AuditDocument(self, format).text)
    // Unused exceptions are in the text, and on standard error for other formats.
    var messages = errors
    if format != .text { messages += unusedTexts }
    result.messages = messages.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    let fails = items.map(\.finding).failsAssertions || !unusedExceptions.isEmpty
    result.exitCode = !errors.isEmpty ? .error : fails ? .different : .success
    return result
  }

  private var unusedTexts: [String] {
    unusedExceptions.map { exception in
      "\(AuditProblem.unusedException(exception.exception))"
    }
  }

  private var text: String {
    var lines: [String] = []
    var last: String?
    for item in items {
      if item.reference != last { lines.append(VisibleText.line(item.reference)) }
      last = item.reference
      lines += item.finding.description.split(separator: "\n").map {
        "  \(VisibleText.line(String($0)))"
      }
    }
    lines += notes.map { VisibleText.line("\($0.reference): \($0.text)") }
    lines += unusedTexts.map { VisibleText.line($0) }
    lines.append(
      "\(Numbers.counted(auditedCount, "reference")) audited: \(items.map(\.finding).countsText) "
        + "found, \(Numbers.counted(exceptedCount, "finding")) excepted.")
    return lines.joined(separator: "\n") + "\n"
  }
}
