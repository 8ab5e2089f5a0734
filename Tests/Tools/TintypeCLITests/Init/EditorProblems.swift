// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The problems that Visual Studio Code finds in the output of a task.
///
/// The rules are those of its documentation of problem matchers: the lines of a match are not
/// compared again, a matcher with several patterns needs as many consecutive lines, a pattern
/// without a location has the groups 1, 2 and 3 for the file, the line and the column.
struct EditorProblems {
  private let matchers: [[String: Any]]
  /// The problems in the order of the output.
  private(set) var found: [Problem] = []
  private var lines: [String] = []

  struct Problem: Hashable, CustomStringConvertible {
    var owner: String
    var severity: String
    /// The way in which the editor finds the file.
    var search: String
    var file: String
    var line: Int?
    var column: Int?
    var message: String

    var description: String {
      let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(severity) \(search) \(file)\(place) \(message)"
    }
  }

  /// Finds the problems of an output with the matchers of a task.
  init(of output: String, task: [String: Any]) throws {
    let matchers = task["problemMatcher"]
    self.matchers = try #require(
      matchers as? [[String: Any]] ?? (matchers as? [String: Any]).map { [$0] })
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      try take(String(line))
    }
  }

  private mutating func take(_ line: String) throws {
    lines.append(line)
    let longest = matchers.map { Self.patterns(of: $0).count }.max() ?? 1
    lines = lines.suffix(longest)
    // Matchers of more lines come first.
    for count in stride(from: lines.count, through: 1, by: -1) {
      for matcher in matchers where Self.patterns(of: matcher).count == count {
        guard let problem = try problem(matcher, Array(lines.suffix(count))) else { continue }
        found.append(problem)
        lines = []
        return
      }
    }
  }

  private static func patterns(of matcher: [String: Any]) -> [[String: Any]] {
    matcher["pattern"] as? [[String: Any]]
      ?? (matcher["pattern"] as? [String: Any]).map { [$0] } ?? []
  }

  private func problem(_ matcher: [String: Any], _ lines: [String]) throws -> Problem? {
    var values: [String: String] = [:]
    let patterns = Self.patterns(of: matcher)
    for (pattern, line) in zip(patterns, lines) {
      let text = try #require(pattern["regexp"] as? String)
      guard let groups = try Self.groups(of: text, in: line) else { return nil }
      var places = pattern.compactMapValues { $0 as? Int }
      if patterns.count == 1 {
        let usual =
          pattern["location"] != nil || pattern["kind"] as? String == "file"
          ? ["file": 1, "message": 0] : ["file": 1, "line": 2, "column": 3, "message": 0]
        places.merge(usual) { own, _ in own }
      }
      for (name, place) in places where values[name] == nil && place < groups.count {
        values[name] = groups[place]?.trimmingCharacters(in: .whitespaces)
      }
    }
    let isFile = patterns.first?["kind"] as? String == "file"
    guard let file = values["file"], let message = values["message"],
      isFile || (values["line"] ?? values["location"]).flatMap(Int.init) != nil
    else { return nil }
    let location = matcher["fileLocation"]
    return Problem(
      owner: try #require(matcher["owner"] as? String),
      severity: values["severity"] ?? (matcher["severity"] as? String ?? "error"),
      search: location as? String ?? (location as? [Any])?.first as? String ?? "",
      file: file, line: (values["line"] ?? values["location"]).flatMap(Int.init),
      // Text that is not a number would not be a column.
      column: try values["column"].map { try #require(Int($0)) }, message: message)
  }

  /// Returns the groups of the first match, as JavaScript finds it.
  static func groups(of pattern: String, in line: String) throws -> [String?]? {
    let expression = try NSRegularExpression(pattern: pattern)
    let text = line as NSString
    let all = NSRange(location: 0, length: text.length)
    guard let match = expression.firstMatch(in: line, range: all) else { return nil }
    return (0..<match.numberOfRanges).map { index in
      let range = match.range(at: index)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }
  }
}
