// SPDX-License-Identifier: MIT

import TintypeBase

extension CommitComparison {
  /// The maximum number of snapshots of a kind that a text lists.
  private static let limit = 20

  /// Returns the differences of a kind.
  package func changes(_ kind: Kind) -> [Change] { changes.filter { $0.kind == kind } }

  private var counts: String {
    let parts = Kind.allCases.compactMap { kind in
      let count = changes(kind).count
      return count == 0 ? nil : "\(Numbers.grouped(count)) \(kind.title)"
    }
    return parts.isEmpty ? "the same results" : parts.joined(separator: " · ")
  }

  /// The first digits of the commit.
  var short: String { String(commit.prefix(12)) }

  /// The remarks on the commit and its runs, as sentences.
  package var remarks: [String] {
    var remarks: [String] = []
    if distance > 0 {
      remarks.append(
        """
        The base has no run; \(short) is \(Numbers.counted(distance, "commit")) older, so a change \
        may come from a commit between them.
        """)
    }
    if isIncomplete {
      remarks.append("The run of \(short) is incomplete; snapshots that it lacks are not listed.")
    }
    return remarks
  }

  /// The comparison as lines of text.
  package var text: String {
    var lines = ["Since \(short), \(Numbers.counted(runs, "run")): \(counts)"]
    lines += remarks.map { "  " + $0 }
    for kind in Kind.allCases {
      let changes = changes(kind)
      lines += changes.prefix(Self.limit).map { "  \(kind.title): \($0.line)" }
      let more = changes.count - Self.limit
      if more > 0 { lines.append("  \(kind.title): and \(Numbers.grouped(more)) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the comparison to a page in Markdown.
  func add(to page: inout MarkdownBudget) {
    page.add("\nSince `\(short)`: \(counts)")
    for remark in remarks { page.add("\n" + MarkdownText.code(remark)) }
    for kind in Kind.allCases {
      let items = changes(kind).map { "- " + MarkdownText.code($0.line) }
      page.add(heading: "Since the base: \(kind.title)", items)
    }
  }

  /// The comparison as a member of documents.
  package var json: JSON {
    .object([
      ("commit", .string(commit)), ("distance", .integer(distance)), ("runs", .integer(runs)),
      ("incomplete", .bool(isIncomplete)),
      (
        "changes",
        .array(
          changes.map { change in
            .object([
              ("kind", .string(change.kind.rawValue)),
              ("name", .string(change.name.description)),
              ("extension", .string(change.pathExtension)), ("detail", .string(change.detail)),
            ])
          })
      ),
    ])
  }
}

extension CommitComparison.Change {
  /// The name and the detail, on one line.
  var line: String {
    let name = ShortText.line(String(describing: name))
    return detail.isEmpty ? name : "\(name): \(ShortText.line(detail))"
  }
}

extension CommitComparison: Encodable {
  private enum Key: CodingKey { case commit, distance, runs, incomplete, changes }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(commit, forKey: .commit)
    try container.encode(distance, forKey: .distance)
    try container.encode(runs, forKey: .runs)
    try container.encode(isIncomplete, forKey: .incomplete)
    try container.encode(changes, forKey: .changes)
  }
}

extension CommitComparison.Change: Encodable {
  private enum Key: CodingKey { case kind, name, `extension`, detail }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(name.description, forKey: .name)
    try container.encode(pathExtension, forKey: .extension)
    try container.encode(detail, forKey: .detail)
  }
}
