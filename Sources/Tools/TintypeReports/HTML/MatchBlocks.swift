// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The names of counted matches as files of a page, which it loads on demand.
struct MatchBlocks {
  /// The number of names in a file.
  static let size = 4_000

  let names: MatchNames
  /// The indices of the targets and suites in the strings of the index.
  private let scopes: [(target: Int, suite: Int)]
  private let extensions: [Int]
  private let shards: [Int]

  /// Adds the parts of the names to the strings of the index.
  init(_ names: MatchNames, _ strings: inout StringTable) {
    self.names = names
    var scopes: [(target: Int, suite: Int)] = []
    for scope in names.scopes {
      scopes.append((strings.index(of: scope.target), strings.index(of: scope.suite)))
    }
    self.scopes = scopes
    extensions = names.extensions.map { strings.index(of: $0) }
    shards = names.shards.map { shard in shard.map { strings.index(of: $0.description) } ?? -1 }
  }

  /// The number of files.
  var count: Int { (names.count + Self.size - 1) / Self.size }

  /// Returns the contents of a file.
  ///
  /// Tests, identifiers and IDs are single strings, because a browser needs more memory for a
  /// million of small ones. The other values are repeated, so that each is followed by its number of
  /// repetitions.
  func value(_ number: Int) -> JSON {
    let start = number * Self.size
    let rows = names.rows[start..<min(start + Self.size, names.count)]
    let ids = rows.map { ReportEntry.id(names.name(of: $0), names.pathExtension(of: $0)) }
    return [
      "test": lines(rows.map(names.test)),
      "identifier": lines(rows.map(names.identifier)),
      "id": .string(ids.joined()),
      "target": runs(rows.map { scopes[Int($0.scope)].target }),
      "suite": runs(rows.map { scopes[Int($0.scope)].suite }),
      "extension": runs(rows.map { extensions[Int($0.pathExtension)] }),
      "shard": runs(rows.map { shards[Int($0.shard)] }),
    ]
  }

  private func lines(_ texts: [String]) -> JSON {
    .string(texts.map { VisibleText.line($0) }.joined(separator: "\n"))
  }

  private func runs(_ values: [Int]) -> JSON {
    var runs: [Int] = []
    for value in values {
      if runs.count > 1, runs[runs.count - 2] == value {
        runs[runs.count - 1] += 1
      } else {
        runs += [value, 1]
      }
    }
    return .integers(runs)
  }
}
