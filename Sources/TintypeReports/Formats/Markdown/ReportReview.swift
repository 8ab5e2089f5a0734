// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The causes of a report and the entries that they do not decide, as a summary lists them.
struct ReportReview {
  /// A cause, as a row of a table.
  struct Cause: Hashable {
    var id: String
    /// The change and the types of the changed nodes, in one line.
    var title: String
    /// The number of images with the cause.
    var count: Int
    /// The index of the first entry with the cause.
    var example: Int
  }

  /// The causes, the most important first.
  let causes: [Cause]
  /// The indices of changed entries that need their own decision, in ascending order.
  let undecided: [Int]

  /// The command that accepts a cause, without its identifier.
  static let accept = "swift run tintype accept --group"

  init(_ report: Report) {
    causes = report.groups.compactMap { group in
      group.members.first.map { example in
        let title = ReportGroup.summary(of: group.reason)
        return Cause(id: group.id, title: title, count: group.members.count, example: example)
      }
    }
    let decided = Set(report.groups.flatMap(\.members))
    undecided = report.entries.indices.filter {
      report.entries[$0].record.outcome == .changed && !decided.contains($0)
    }
  }
}
