// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeImaging
import TintypeReports
import TintypeScene
import TintypeSnapshots

/// The audits of references, which do not depend on each other.
struct AuditWork: Sendable {
  let configuration: AuditConfiguration
  let renderer: CairoRenderer
  /// The environment variables.
  let variables: [String: String]
  /// A Boolean value that indicates whether an image is painted for references with findings.
  let marks: Bool

  /// A reference.
  struct Reference: Sendable {
    /// The absolute path.
    var path: String
    /// The path in the output.
    var name: String
    /// The version in the base commit; `nil` without a base commit.
    var version: BaseScenes.Version?
    /// The texts in other locales, and those in the base commit.
    var translations: SceneTranslations?
    var formerTranslations: SceneTranslations?
  }

  /// The result of a reference.
  struct Result: Sendable {
    /// The path in the output.
    var name: String
    var outcome: Outcome

    /// The image in which the findings are marked; `nil` if there is nothing to mark.
    var image: PNGFile? {
      if case .audited(let audited) = outcome { audited.image } else { nil }
    }
  }

  enum Outcome: Sendable {
    case audited(Audited)
    /// The reference is the same in the base commit.
    case unchanged
    /// No scene of the reference can be read.
    case withoutScene
    /// The file cannot be read, or its image cannot be painted.
    case failed(reason: String)
  }

  struct Audited: Sendable {
    /// The findings that the base commit does not have.
    var findings: [AuditFinding]
    var exceptedCount: Int
    /// The places in the configuration of the exceptions that matched a finding.
    var usedExceptions: Set<Int>
    /// The number of findings that only the base commit has.
    var correctedCount = 0
    /// The reasons why the reference was not audited completely.
    var notes: [String] = []
    var image: PNGFile?
  }

  /// Reads the scene of a reference; `nil` if it has none that this version can read.
  static func scene(of path: String, _ variables: [String: String]) throws -> Scene? {
    let bytes = try RepositoryBoundary.bytes(
      of: path, limit: ReferenceFile.sizeLimit, followingLink: false)
    return try ReferenceImage(bytes).scene(ReferenceAssets(of: path, variables: variables))
  }

  /// Audits the scene of a reference.
  func result(for reference: Reference) -> Result {
    do {
      return Result(name: reference.name, outcome: try outcome(for: reference))
    } catch {
      return Result(name: reference.name, outcome: .failed(reason: "\(error)"))
    }
  }

  private func outcome(for reference: Reference) throws -> Outcome {
    if case .same? = reference.version { return .unchanged }
    guard let scene = try Self.scene(of: reference.path, variables) else { return .withoutScene }
    var options = configuration.options
    let exceptions = configuration.exceptions.enumerated().filter {
      $1.applies(to: reference.name)
    }
    options.exceptions = exceptions.map(\.element.exception)
    let audit = Audit(
      of: scene, options: options, translations: reference.translations, painting: renderer.paint)
    let used = exceptions.filter { audit.usedExceptions.contains($1.exception) }
    var audited = Audited(
      findings: audit.findings, exceptedCount: audit.exceptedCount,
      usedExceptions: Set(used.map(\.offset)))
    switch reference.version {
    case .scene(let old)?:
      let known = Audit(
        of: old, options: options, translations: reference.formerTranslations,
        painting: renderer.paint
      ).findings
      audited.findings = audit.findings.new(since: known)
      audited.correctedCount = known.new(since: audit.findings).count
    case .unreadable(let reason)?: audited.notes.append("all findings count as new: \(reason)")
    case .same?, .absent?, nil: break
    }
    for case .unpainted(let reason) in audit.problems {
      audited.notes.append("the contrast was not measured: \(reason)")
    }
    let failing = audited.findings.failing
    if marks, !failing.isEmpty {
      audited.image = try PNG.encode(try renderer.paint(scene.marking(failing)))
    }
    return .audited(audited)
  }
}
