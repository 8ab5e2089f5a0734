// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// The diagnostics in the output of `swift build`.
struct BuildOutput {
  /// The errors and warnings in their order, each once.
  var problems: [LiveCatalog.Problem] = []

  /// The maximum number of diagnostics.
  private static let problemLimit = 200
  /// The maximum length of a line of the output, in characters; the rest of it is ignored.
  private static let lineLimit = 2000
  /// The maximum number of lines of an excerpt.
  private static let excerptLimit = 30

  /// Reads an output.
  ///
  /// - Parameters:
  ///   - text: The standard output and the standard error.
  ///   - root: The absolute path of the package, which the paths of its files begin with.
  init(_ text: String, root: String) {
    var seen: Set<LiveCatalog.Problem> = []
    var current: LiveCatalog.Problem?
    var excerpt: [String] = []
    func finish() {
      guard var problem = current else { return }
      current = nil
      // The compiler prints an error again for each group of files.
      guard problems.count < Self.problemLimit, seen.insert(problem).inserted else { return }
      problem.excerpt = excerpt.joined(separator: "\n")
      problems.append(problem)
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = String(line.prefix(Self.lineLimit))
      if let problem = Self.problem(line, root: root) {
        finish()
        (current, excerpt) = (problem, [])
      } else if Self.isExcerpt(line), excerpt.count < Self.excerptLimit {
        excerpt.append(line)
      } else if !Self.isExcerpt(line) {
        finish()
      }
    }
    finish()
  }

  /// Returns the problem that a line begins; `nil` for another line.
  ///
  /// The forms are `path:line:column: error: message`, as compilers print it, and `error: message`.
  private static func problem(_ line: String, root: String) -> LiveCatalog.Problem? {
    let pattern =
      /(?:(?<file>[^\s:][^:]*):(?<line>[0-9]{1,9}):(?:(?<column>[0-9]{1,9}):)? )?(?:fatal )?(?<kind>error|warning): (?<message>.+)/
    guard let match = line.wholeMatch(of: pattern) else {
      // Linkers print their name first, or the path of an object.
      guard line.contains(": undefined reference to ") || line.contains(": error: ") else {
        return nil
      }
      return LiveCatalog.Problem(
        kind: .error, file: nil, line: nil, column: nil, message: line, excerpt: "")
    }
    let file = match.file.map { path in
      path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : String(path)
    }
    return LiveCatalog.Problem(
      kind: match.kind == "error" ? .error : .warning, file: file,
      line: match.line.flatMap { Int($0) }, column: (match.column ?? nil).flatMap { Int($0) },
      message: String(match.message), excerpt: "")
  }

  /// Returns whether a line belongs to the excerpt of a source: a number, a bar and code.
  private static func isExcerpt(_ line: String) -> Bool {
    line.prefixMatch(of: /[ ]*[0-9]*[ ]*\|/) != nil
  }
}

extension BuildOutput {
  /// Returns the last lines of an output without diagnostics.
  static func end(of output: String) -> String {
    output.split(whereSeparator: \.isNewline).suffix(excerptLimit)
      .map { String($0.prefix(lineLimit)) }.joined(separator: "\n")
  }
}

extension LiveCatalog.Problem {
  /// The location and the message, as compilers print them.
  var text: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return (place + [" \(kind.rawValue)", " \(message)"]).joined(separator: ":")
      .trimmingPrefix(" ").description
  }
}
