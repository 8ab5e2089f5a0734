// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCommandLine
import TintypeComparison
import TintypeImaging
import TintypeReports
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

  /// The environment variables.
  private let variables: [String: String]

  init(
    configuration: AuditConfiguration, paths: [String], variables: [String: String],
    base: BaseScenes? = nil
  ) {
    (self.configuration, self.paths, self.base) = (configuration, paths, base)
    self.variables = variables
    locales = LocaleReferences(translating: configuration.baseLocale, base: base) { path in
      try Self.scene(of: path, variables)
    }
  }

  /// Reads the scene of a reference; `nil` if it has none that this version can read.
  private static func scene(of path: String, _ variables: [String: String]) throws -> Scene? {
    let bytes = try RepositoryBoundary.bytes(
      of: path, limit: ReferenceFile.sizeLimit, followingLink: false)
    return try ReferenceImage(bytes).scene(ReferenceAssets(of: path, variables: variables))
  }

  /// Audits the scene of a reference.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - name: The path in the output.
  ///   - paint: Paints scenes.
  /// - Returns: The scene and its findings without notes, in the order of the output; `nil` for none.
  mutating func audit(
    _ path: String, named name: String,
    painting paint: @escaping (Scene) throws -> Bitmap
  ) -> (scene: Scene, findings: [AuditFinding])? {
    do {
      let version = try base?.version(of: path)
      if case .same? = version {
        unchangedCount += 1
        return nil
      }
      guard let scene = try Self.scene(of: path, variables) else {
        notes.append((name, "has no scene that this version can read; record it again"))
        return nil
      }
      var options = configuration.options
      let exceptions = configuration.exceptions.enumerated().filter { $1.applies(to: name) }
      options.exceptions = exceptions.map(\.element.exception)
      let comparesTexts = options.rules.contains(.textUntranslated)
      let audit = Audit(
        of: scene, options: options,
        translations: comparesTexts ? locales.translations(of: path) : nil, painting: paint)
      auditedCount += 1
      exceptedCount += audit.exceptedCount
      for (index, exception) in exceptions
      where audit.usedExceptions.contains(exception.exception) {
        used.insert(index)
      }
      var findings = audit.findings
      switch version {
      case .scene(let old)?:
        let known = Audit(
          of: old, options: options,
          translations: comparesTexts ? locales.translations(of: path, inBase: true) : nil,
          painting: paint
        ).findings
        findings = findings.new(since: known)
        correctedCount += known.new(since: audit.findings).count
      case .unreadable(let reason)?:
        notes.append((name, "all findings count as new: \(reason)"))
      case .same?, .absent?, nil: break
      }
      items += findings.map { Item(reference: name, finding: $0) }
      for case .unpainted(let reason) in audit.problems {
        notes.append((name, "the contrast was not measured: \(reason)"))
      }
      let failing = findings.failing
      return failing.isEmpty ? nil : (scene, failing)
    } catch {
      errors.append("“\(name)” was not audited: \(error)")
      return nil
    }
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
