// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// The tests of a package, and which of them a part runs.
struct TestPart: Hashable, Sendable {
  /// The tests of the part as `swift test list` names them, sorted.
  var tests: [String]

  /// The longest argument that is made, in bytes: some systems take no more than 128 kB in one.
  static let argumentLimit = 100_000

  /// Picks a part's tests, each by its name alone: a new test changes no other's part.
  init(_ shard: Shard, of tests: [String]) {
    self.tests = tests.filter { Self.index(of: $0, total: shard.total) == shard.index }.sorted()
  }

  /// Which part runs a test, from 1.
  static func index(of test: String, total: Int) -> Int {
    let digits = Digest128.of(Array(test.utf8)).hexadecimal.prefix(12)
    return (Int(digits, radix: 16) ?? 0) % max(total, 1) + 1
  }

  /// Options for `swift test` that choose these tests and no others.
  ///
  /// Tests that begin alike share their beginning, which makes the patterns shorter and quicker.
  func filters(limit: Int = argumentLimit) -> [String] {
    var patterns: [String] = []
    var alternatives: [String] = []
    var size = 0
    func finish() {
      guard !alternatives.isEmpty else { return }
      patterns.append(Self.opening + alternatives.joined(separator: "|") + Self.ending)
      (alternatives, size) = ([], 0)
    }
    for (start, ends) in groups {
      let escaped = Self.escaped(start)
      var chunk: [String] = []
      for end in ends.map(Self.escaped) {
        let needed = end.utf8.count + 1
        let group = escaped.utf8.count + 5
        if size + group + needed > limit - Self.opening.utf8.count - Self.ending.utf8.count {
          if !chunk.isEmpty { alternatives.append(Self.group(escaped, chunk)) }
          chunk = []
          finish()
        }
        if chunk.isEmpty { size += group }
        chunk.append(end)
        size += needed
      }
      if !chunk.isEmpty { alternatives.append(Self.group(escaped, chunk)) }
    }
    finish()
    return patterns.flatMap { ["--filter", $0] }
  }

  private static func group(_ start: String, _ ends: [String]) -> String {
    "\(start)(?:\(ends.joined(separator: "|")))"
  }

  /// The tests by what stands before their last slash, or dot.
  private var groups: [(String, [String])] {
    var groups: [(String, [String])] = []
    for test in tests {
      let cut = (test.lastIndex(of: "/") ?? test.firstIndex(of: ".")).map { test.index(after: $0) }
      let start = String(test[..<(cut ?? test.startIndex)])
      let end = String(test[(cut ?? test.startIndex)...])
      if groups.last?.0 == start {
        groups[groups.count - 1].1.append(end)
      } else {
        groups.append((start, [end]))
      }
    }
    return groups
  }

  private static let opening = "^(?:"
  /// Swift Testing puts the place of a test behind its name.
  private static let ending = ")(?:/[^/]+:[0-9]+:[0-9]+)?$"

  /// The text as a regular expression that matches it alone.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if #"\^$.|?*+()[]{}"#.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// The tests in the output of `swift test list`, which may hold other lines as well.
  static func tests(in list: String) -> [String] {
    list.split(separator: "\n").map(String.init).filter { line in
      guard let dot = line.firstIndex(of: ".") else { return false }
      let module = line[..<dot]
      let rest = line[line.index(after: dot)...]
      let isModule =
        !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isModule && (rest.contains("/") || rest.hasSuffix(")"))
    }
  }
}
