// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeReports
import TintypeScene

/// The text output of `tintype doctor`.
enum DoctorText {
  /// Returns the text for a machine: its fingerprint, its fonts, and the findings.
  static func text(of diagnosis: Diagnosis) -> String {
    var lines = [
      "This machine", "  \(padded("system", to: 12))  \(VisibleText.line(diagnosis.system))",
    ]
    lines += fingerprint(diagnosis.fingerprint, fonts: false)
    lines += ["", "Fonts"]
    if diagnosis.families.isEmpty { lines.append("  no usable fonts") }
    for family in diagnosis.families {
      lines.append("  \(family.name)")
      lines += family.files.map { "    \(self.text(of: $0))" }
    }
    lines += ["", "Checks"]
    lines += diagnosis.findings.map { finding in
      "  \(padded(finding.level.rawValue, to: 9))\(VisibleText.line(finding.description))"
    }
    let summary =
      switch diagnosis.level {
      case .ok: "No problems: images of this machine are comparable with images of other machines."
      case .warning: "Images of this machine are reliable; read the warnings."
      case .problem: "Images of this machine are not comparable with images of other machines."
      }
    return (lines + ["", summary, ""]).joined(separator: "\n")
  }

  private static func text(of file: FontFile) -> String {
    let style = "\(file.weight.value)\(file.isItalic ? " italic" : "")"
    let build = file.isStandard ? "standard build" : "another build"
    let name = VisibleText.line(file.name)
    return "\(padded(name, to: 32)) \(padded(style, to: 12))"
      + "\(file.digest.hexadecimal.prefix(16))  \(build)"
  }

  /// Returns the parts of a fingerprint: the renderer, then the libraries, then the fonts.
  static func fingerprint(_ fingerprint: Fingerprint, fonts: Bool) -> [String] {
    let named: [(order: Int, name: String, value: String)] = fingerprint.parts.map { name, value in
      switch Fingerprint.Part(name: name) {
      case .architecture: (0, name, value)
      case .renderer: (1, name, value)
      case .library: (2, name, value)
      case .other: (3, name, value)
      case .font: (4, name, value)
      }
    }
    let shown = named.filter { fonts || $0.order < 4 }
    let width = shown.map { VisibleText.line($0.name).count }.max() ?? 0
    return
      shown
      .sorted { ($0.order, $0.name) < ($1.order, $1.name) }
      .map { "  \(padded(VisibleText.line($0.name), to: width))  \(VisibleText.line($0.value))" }
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  static func shown(_ path: String, in directory: String) -> String {
    let prefix = directory + "/"
    return VisibleText.line(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }
}

extension DoctorText {
  /// Returns the text for references.
  ///
  /// It describes the environments that rendered them, and how these differ from the machine or
  /// from each other.
  static func text(
    of survey: ReferenceSurvey, in directory: String, comparing: Bool = false
  ) -> String {
    guard !survey.references.isEmpty else { return "" }
    let listsAll = comparing || survey.references.count == 1
    var lines: [String] = []
    for reference in survey.references where listsAll || !reference.isStated {
      lines.append("Reference \(shown(reference.path, in: directory))")
      lines += summary(on: reference.environment) + [""]
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

  /// Returns the findings of a survey.
  ///
  /// Missing fonts are first, then differences, and last, in one line, the parts that only one side
  /// states.
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
          first.difference.effect.word, "stated by only one of the two: \(names)",
          ["Different versions of Tintype painted them, so the effect is unknown."],
          first.references
        ))
    }
    return findings
  }

  private static func counts(_ survey: ReferenceSurvey) -> String {
    let stated = survey.references.filter(\.isStated).count
    let total = Numbers.counted(survey.references.count, "reference")
    return "\(total), \(Numbers.grouped(stated)) with a stated environment"
  }

  private static func summary(on environment: ReferenceEnvironment) -> [String] {
    if case .stated(let fingerprint) = environment {
      return Self.fingerprint(fingerprint, fonts: true)
    }
    return environment.silence.map { ["  \($0)"] } ?? []
  }
}

extension ReferenceSurvey.Reference {
  /// A Boolean value that indicates whether the reference states its rendering environment.
  var isStated: Bool { if case .stated = environment { true } else { false } }
}

extension ReferenceEnvironment {
  /// The reason why the reference states no environment, and the next step; `nil` if it states one.
  var silence: String? {
    switch self {
    case .stated: nil
    case .noManifest:
      """
      It contains no manifest, so its rendering environment is unknown, and tests compare its \
      pixels. Record it with Tintype to store the environment.
      """
    case .damagedManifest:
      """
      Its manifest is damaged, so its rendering environment is unknown, and tests compare its \
      pixels. Restore it from version control, or record it again.
      """
    case .laterFormat(let format):
      """
      Its manifest has format \(format), which this version of Tintype does not support. Use the \
      version that recorded it.
      """
    case .changedSince:
      """
      It was changed after it was recorded, so its manifest is ignored, and tests compare its \
      pixels. Restore it from version control, or record it again.
      """
    case .notStated:
      "Its manifest does not state its rendering environment. Record it again to store it."
    }
  }
}

extension Fingerprint.Difference.Effect {
  /// The effect as a label of at most eight letters.
  var word: String {
    switch self {
    case .unstated: "unknown"
    case .none: "ok"
    case .possible: "warning"
    case .certain: "problem"
    }
  }
}
