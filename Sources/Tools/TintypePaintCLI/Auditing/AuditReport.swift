// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCommandLine
import TintypeReports
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

  /// An image with marked findings.
  struct Image {
    /// The name of the file.
    var name: String
    /// The width in pixels.
    var width: Int
  }

  let configuration: AuditConfiguration
  /// The base commit whose findings are left out; `nil` for none.
  let base: BaseScenes?
  private(set) var items: [Item] = []
  /// The images with marked findings, by the references.
  var images: [String: Image] = [:]
  /// The references that could not be audited completely, with the reason.
  private(set) var notes: [(reference: String, text: String)] = []
  /// The descriptions of the files that could not be read.
  var errors: [String] = []
  private(set) var auditedCount = 0
  private(set) var exceptedCount = 0
  /// The number of references that are the same in the base commit.
  private var unchangedCount = 0
  /// The number of findings that are only in the base commit.
  private var correctedCount = 0
  /// The audited paths, as in the output.
  private let paths: [String]
  private let locales: LocaleReferences
  /// The places of the exceptions that matched a finding.
  private var used: Set<Int> = []

  init(
    configuration: AuditConfiguration, paths: [String], variables: [String: String],
    base: BaseScenes? = nil
  ) {
    (self.configuration, self.paths, self.base) = (configuration, paths, base)
    locales = LocaleReferences(translating: configuration.baseLocale, base: base) { path in
      try AuditWork.scene(of: path, variables)
    }
  }

  /// Returns a reference with what its audit compares it to; `nil`, and an error in the output, if its
  /// version in the base commit cannot be found.
  mutating func reference(at path: String, named name: String) -> AuditWork.Reference? {
    var reference = AuditWork.Reference(path: path, name: name)
    do {
      reference.version = try base?.version(of: path)
      guard configuration.options.rules.contains(.textUntranslated) else { return reference }
      switch reference.version {
      case .same?: break
      case .scene?:
        reference.formerTranslations = locales.translations(of: path, inBase: true)
        fallthrough
      case .absent?, .unreadable?, nil: reference.translations = locales.translations(of: path)
      }
      return reference
    } catch {
      add(AuditWork.Result(name: name, outcome: .failed(reason: "\(error)")))
      return nil
    }
  }

  /// Adds the result of a reference.
  mutating func add(_ result: AuditWork.Result) {
    switch result.outcome {
    case .unchanged: unchangedCount += 1
    case .withoutScene: add("has no scene that this version can read; record it again", to: result)
    case .failed(let reason): errors.append("“\(result.name)” was not audited: \(reason)")
    case .audited(let audited):
      auditedCount += 1
      exceptedCount += audited.exceptedCount
      correctedCount += audited.correctedCount
      used.formUnion(audited.usedExceptions)
      items += audited.findings.map { Item(reference: result.name, finding: $0) }
      for note in audited.notes { add(note, to: result) }
    }
  }

  private mutating func add(_ note: String, to result: AuditWork.Result) {
    notes.append((result.name, note))
  }

  /// The findings that are more than notes, which are only counted in texts for people.
  var failing: [Item] { items.filter { $0.finding.severity != .note } }

  /// The exceptions that no finding needed, of those whose references were all audited.
  ///
  /// Previews can need an exception for `text-overflow`: only they are laid out in variants.
  var unusedExceptions: [AuditConfiguration.Exception] {
    guard base == nil else { return [] }
    return configuration.exceptions.enumerated().compactMap { index, exception in
      used.contains(index) || exception.exception.rule == .textOverflow
        || !exception.isInside(paths) ? nil : exception
    }
  }

  /// The output in a format, and the exit code.
  func result(_ format: AuditVerb.Format, images address: WebAddress? = nil) -> CommandResult {
    let output =
      switch format {
      case .text: text
      case .markdown: AuditMarkdown(self, images: address).text
      case .json, .sarif, .gitlab: AuditDocument(self, format).text
      }
    var result = CommandResult(output: output)
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
      (exception.reference.map { "\($0): " } ?? "")
        + AuditProblem.unusedException(exception.exception).description
    }
  }

  private var text: String {
    var lines: [String] = []
    var last: String?
    for item in failing {
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
    if let base {
      lines.append(
        "Only findings that \(base.base.shortCommit) does not have are listed: "
          + "\(Numbers.counted(correctedCount, "finding")) corrected, "
          + "\(Numbers.counted(unchangedCount, "reference")) unchanged.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
