// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// A file of lines, such as `.gitattributes`, to which missing lines are added.
struct LineFile {
  /// The path of the file, relative to the package's root.
  let name: String
  /// The lines, each with its purpose.
  let lines: [Line]

  /// A line that the file should contain.
  struct Line {
    /// The text of the line.
    var text: String
    /// The purpose, as a comment without `#`.
    var comment: String
    /// The first words of equivalent lines.
    var equivalents: [String]
    /// An attribute such as `merge`, whose value is compared.
    ///
    /// The line is present if an equivalent line gives the attribute the same value. It is not
    /// added if an equivalent line gives the attribute another value.
    var attribute: String?
  }

  /// The outcome for the file.
  enum Outcome: Hashable {
    /// The file contains every line.
    case complete
    /// These lines were added.
    case added([String], kept: [String] = [])
    /// The file contains these lines in place of some, and every other line.
    case kept([String])
    /// The item at the path cannot be extended or written.
    case failed(FileError, missing: [String])
  }

  /// Appends the missing lines; existing bytes are not changed.
  func complete(in root: String, dryRun isDryRun: Bool) -> Outcome {
    let file = PackageFile(name: name, root: root)
    var bytes: [UInt8] = []
    do {
      bytes = try file.bytes() ?? []
    } catch {
      return .failed(error, missing: lines.map(\.text))
    }
    let present = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let states = lines.map { $0.state(in: present) }
    let kept = states.compactMap { state in if case .other(let line) = state { line } else { nil } }
    var missing = zip(lines, states).filter { $1 == .missing }.map(\.0)
    // A later line overrides the attributes of earlier ones, so present attribute lines are
    // repeated.
    if !missing.isEmpty {
      missing = zip(lines, states).filter { line, state in
        state == .missing || line.attribute != nil && state == .present
      }.map(\.0)
    }
    guard !missing.isEmpty else { return kept.isEmpty ? .complete : .kept(kept) }
    let texts = missing.map(\.text)
    guard !isDryRun else { return .added(texts, kept: kept) }
    do {
      try AtomicFile.write(bytes + addition(of: missing, to: bytes), to: file.path)
    } catch {
      return .failed(error, missing: texts)
    }
    return .added(texts, kept: kept)
  }

  /// Returns the missing lines, with the line endings of the file.
  private func addition(of missing: [Line], to bytes: [UInt8]) -> [UInt8] {
    let hasReturns = bytes.contains(UInt8(ascii: "\r"))
    var text = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
    if !bytes.isEmpty { text += "\n" }
    for line in missing { text += "# \(line.comment)\n\(line.text)\n" }
    let ending: [UInt8] = hasReturns ? [0x0D, 0x0A] : [0x0A]
    return text.utf8.flatMap { $0 == 0x0A ? ending : [$0] }
  }
}

extension LineFile.Line {
  /// The state of a line in a file.
  enum State: Hashable {
    case present
    case missing
    /// Another line gives the attribute another value.
    case other(String)
  }

  /// Returns the state of this line in a file, given the words of each line in the file.
  func state(in present: [[String]]) -> State {
    let candidates = present.filter { $0.first.map(equivalents.contains) ?? false }
    guard let attribute else { return candidates.isEmpty ? .missing : .present }
    let values = candidates.compactMap { words in
      words.last { $0.hasPrefix(attribute + "=") }.map { (value: $0, line: words) }
    }
    guard let last = values.last else { return .missing }
    let isSame = text.split(separator: " ").contains { $0 == last.value }
    return isSame ? .present : .other(last.line.joined(separator: " "))
  }
}

extension LineFile {
  /// The lines that keep version control from merging references.
  static let attributes = LineFile(
    name: ".gitattributes",
    lines: [
      Line(
        text: "**/__Snapshots__/** -merge -text",
        comment: "References of Tintype: no merging of lines, no changes of line endings.",
        equivalents: ["**/__Snapshots__/**", "__Snapshots__/**"]),
      Line(
        text: "**/__Snapshots__/**/*.png binary",
        comment: "Images of references: binary files.",
        equivalents: ["**/__Snapshots__/**/*.png", "__Snapshots__/**/*.png", "*.png"]),
      drivers,
    ])

  /// The line of `.gitattributes` for the drivers.
  private static let drivers = Line(
    text: "**/__Snapshots__/**/*.png merge=tintype diff=tintype",
    comment: "Merged and compared by Tintype in clones where “tintype init --git” was run.",
    equivalents: [
      "**/__Snapshots__/**/*.png", "__Snapshots__/**/*.png", "*.png", "**/__Snapshots__/**",
      "__Snapshots__/**",
    ], attribute: "merge")

  /// The file with only the line for the drivers.
  static let driverAttributes = LineFile(name: ".gitattributes", lines: [drivers])

  private static func results(_ name: String, comment: String) -> Line {
    Line(
      text: "/\(name)/", comment: comment,
      equivalents: ["/\(name)/", "/\(name)", "\(name)/", name])
  }

  /// The lines for files that are never committed.
  static let ignored = LineFile(
    name: ".gitignore",
    lines: [
      Line(
        text: "/.build/",
        comment: "Build products, with the journals and reports of Tintype.",
        equivalents: ["/.build/", "/.build", ".build/", ".build"]),
      results("tintype-shards", comment: "Outputs of shards of Tintype's steps for CI."),
      results("tintype-results", comment: "Results of Tintype's steps for CI."),
      Line(
        text: "**/__Snapshots__/**/.tintype-*.tmp",
        comment: "Temporary files of test processes that were killed while recording.",
        equivalents: ["**/__Snapshots__/**/.tintype-*.tmp", ".tintype-*.tmp", "*.tmp"]),
    ])
}
