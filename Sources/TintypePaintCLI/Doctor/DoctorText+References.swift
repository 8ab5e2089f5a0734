// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeReports
import TintypeSnapshots
import TintypeComparison

extension DoctorText {
  /// References: what painted them, and how that differs from the machine or from each other.
  static func text(
    of survey: ReferenceSurvey, in directory: String, comparing: Bool = false
  ) -> String {
    guard !survey.references.isEmpty else { return "" }
    let listsAll = comparing || survey.references.count == 1
    var lines: [String] = []
    for reference in survey.references where listsAll || !reference.isStated {
      lines.append("Reference \(shown(reference.path, in: directory))")
      lines += words(on: reference.environment) + [""]
    }
    if !listsAll { lines += [counts(survey), ""] }
    let isComparable =
      comparing
      ? survey.references.allSatisfy(\.isStated) : survey.references.contains(where: \.isStated)
    if isComparable {
      let findings = findings(of: survey)
      let title = comparing ? "first reference → second" : "reference → this machine"
      lines.append(findings.isEmpty ? "No differences, \(title)" : "Differences, \(title)")
      for finding in findings {
        lines.append("  \(padded(finding.level, to: 9))\(VisibleText.line(finding.text))")
        lines += finding.more.map { "           \(VisibleText.line($0))" }
        if !listsAll, let first = finding.references.first {
          let count = Numbers.counted(finding.references.count, "reference")
          lines.append("           In \(count), the first \(shown(first.path, in: directory))")
        }
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private typealias Finding = (
    level: String, text: String, more: [String], references: [ReferenceSurvey.Reference]
  )

  /// Missing fonts first, then differences, and at the end in one line what one side does not tell.
  private static func findings(of survey: ReferenceSurvey) -> [Finding] {
    let differences = survey.differences
    var findings: [Finding] = survey.missingFonts.map { font, references in
      (font.isStandard ? "problem" : "warning", font.description, [], references)
    }
    for (difference, references) in differences where difference.effect > .unstated {
      findings.append(
        (difference.effect.word, difference.description, [difference.explanation], references))
    }
    let unstated = differences.filter { $0.difference.effect == .unstated }
    if let first = unstated.first {
      let names = Set(unstated.map(\.difference.part.name)).sorted().joined(separator: ", ")
      findings.append(
        (
          first.difference.effect.word, "only one of the two tells: \(names)",
          ["They were painted by different versions of Tintype, so nothing is known."],
          first.references
        ))
    }
    return findings
  }

  private static func counts(_ survey: ReferenceSurvey) -> String {
    let stated = survey.references.filter(\.isStated).count
    let total = Numbers.counted(survey.references.count, "reference")
    return "\(total), of which \(Numbers.grouped(stated)) tell what painted them"
  }

  private static func words(on environment: ReferenceEnvironment) -> [String] {
    if case .stated(let fingerprint) = environment {
      return Self.fingerprint(fingerprint, fonts: true)
    }
    return environment.silence.map { ["  \($0)"] } ?? []
  }
}

extension ReferenceSurvey.Reference {
  /// Whether the reference tells what painted it.
  var isStated: Bool { if case .stated = environment { true } else { false } }
}

extension ReferenceEnvironment {
  /// Why the reference tells nothing, and what to do; `nil` where it does tell.
  var silence: String? {
    switch self {
    case .stated: nil
    case .noManifest:
      """
      It carries no manifest, so what painted it is not known, and tests compare its pixels. Record \
      it with Tintype to know it.
      """
    case .damagedManifest:
      """
      Its manifest is damaged, so what painted it is not known, and tests compare its pixels. \
      Restore it from version control, or record it again.
      """
    case .laterFormat(let format):
      """
      Its manifest has format \(format), which this version of Tintype does not know. Use the \
      version that recorded it.
      """
    case .changedSince:
      """
      It was changed after it was recorded, so its manifest is not believed, and tests compare its \
      pixels. Restore it from version control, or record it again.
      """
    case .notStated: "Its manifest does not tell what painted it. Record it again to know it."
    }
  }
}

extension Fingerprint.Difference.Effect {
  /// The effect in one word of at most eight letters.
  var word: String {
    switch self {
    case .unstated: "unknown"
    case .none: "ok"
    case .possible: "warning"
    case .certain: "problem"
    }
  }
}
