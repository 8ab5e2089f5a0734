// SPDX-License-Identifier: MIT

/// The errors in the output of `swift build`, each once.
package struct CompilerOutput {
  /// An error at a position of a file.
  package struct Problem: Hashable, Sendable {
    /// The path as the compiler prints it.
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// The errors at positions, in their order.
  package private(set) var problems: [Problem] = []
  /// The errors without a position, such as those of SwiftPM and of the linker.
  package private(set) var others: [String] = []
  /// The errors at positions of other files, such as those of generated sources.
  package private(set) var foreign: [Problem] = []
  /// The last lines.
  package private(set) var end = ""

  /// The maximum length of a line of the output, in characters; the rest of it is ignored.
  private static let lineLimit = 2000
  /// The maximum number of last lines of the output.
  private static let endLimit = 20

  /// Reads an output.
  ///
  /// - Parameters:
  ///   - text: The standard output and the standard error.
  ///   - isKnown: Returns whether a path is that of a source.
  package init(_ text: String, isKnown: (String) -> Bool) {
    var seen: Set<Problem> = []
    var others: Set<String> = []
    // The error in code that a macro generated, whose use a note tells.
    var generated: String?
    var last: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      last.append(line)
      if last.count > Self.endLimit { last.removeFirst() }
      let line = line.prefix(Self.lineLimit)
      if let found = Self.diagnostic(line) {
        if isKnown(found.problem.path) {
          if found.kind == "error" {
            generated = nil
          } else if let message = generated, found.kind == "note" {
            generated = nil
            var problem = found.problem
            problem.message = message
            if seen.insert(problem).inserted { problems.append(problem) }
          }
          if found.kind == "error", seen.insert(found.problem).inserted {
            problems.append(found.problem)
          }
        } else if found.kind == "error" {
          generated = found.problem.message
          if seen.insert(found.problem).inserted { foreign.append(found.problem) }
        }
      } else if let crash = Self.crash(line), isKnown(crash.path) {
        if seen.insert(crash).inserted { problems.append(crash) }
      } else if let match = line.firstMatch(of: /(?:^|: )error: (.+)$/),
        others.insert(String(match.1)).inserted
      {
        self.others.append(String(match.1))
      }
    }
    end = last.joined(separator: "\n")
  }

  private static func diagnostic(_ line: Substring) -> (kind: Substring, problem: Problem)? {
    guard line.contains("error: ") || line.contains(": note: "),
      let match = line.wholeMatch(
        of: /(.+?):([0-9]{1,9}):([0-9]{1,9}): (?:fatal )?(error|note): (.+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (
      match.4,
      Problem(
        path: String(match.1), line: number, column: column, message: String(match.5))
    )
  }

  /// The position at which the compiler crashed, of which it prints a stack of activities.
  private static func crash(_ line: Substring) -> Problem? {
    guard line.contains("While "),
      let match = line.firstMatch(of: #/\[?(/[^\[\]]+?\.swift):([0-9]{1,9}):([0-9]{1,9})/#),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return Problem(
      path: String(match.1), line: number, column: column, message: "the compiler crashed")
  }
}
