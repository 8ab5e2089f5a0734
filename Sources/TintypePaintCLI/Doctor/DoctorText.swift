// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeScene
import TintypeReports
import TintypeSnapshots

/// What `tintype doctor` prints for people.
enum DoctorText {
  /// A machine: its fingerprint, its fonts, and what was found.
  static func text(of diagnosis: Diagnosis) -> String {
    var lines = [
      "This machine", "  \(padded("system", to: 12))  \(VisibleText.line(diagnosis.system))",
    ]
    lines += fingerprint(diagnosis.fingerprint, fonts: false)
    lines += ["", "Fonts"]
    if diagnosis.families.isEmpty { lines.append("  none can be used") }
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
      case .ok: "All is well: pictures painted here can be compared with those of other machines."
      case .warning: "Pictures painted here can be trusted; read the warnings."
      case .problem: "Pictures painted here cannot be compared with those of other machines."
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

  /// The parts of a fingerprint: what paints, then the libraries, then the fonts.
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
