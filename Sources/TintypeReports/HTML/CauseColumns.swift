// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeSnapshots

/// The causes of a report's changes in the form that the page reads.
///
/// A changed snapshot may have several causes. The page first lists snapshots that are not below a
/// cause, or not only: those without a cause, and those with unexplained pixels.
struct CauseColumns {
  /// A cause with the snapshots that it changed.
  struct Cause {
    var id: String
    var title: String
    var types: [String]
    var members: [Int]
    var outliers: [(member: Int, reason: String)]
    var pixels: Int
  }

  /// The causes of a changed snapshot.
  struct Explanation {
    /// The causes, as indices of ``CauseColumns/causes``.
    var causes: [Int] = []
    /// The number of differing pixels without a cause.
    var unexplained = 0
    /// A Boolean value that indicates whether accepting all causes accepts the snapshot.
    var isDecidedByCauses = false
  }

  /// The causes, the most important first.
  private(set) var causes: [Cause] = []
  /// The explanation of each changed snapshot, in the order of the report.
  private(set) var explanations: [Explanation] = []
  private let report: Report

  /// Creates the columns from the groups of a report.
  init(_ report: Report) {
    self.report = report
    explanations = report.entries(.changed).map { entry in
      Explanation(unexplained: Self.unexplainedPixels(of: entry.record))
    }
    for group in report.groups {
      for member in group.members where explanations.indices.contains(member) {
        explanations[member].causes.append(causes.count)
        // Nothing else explains the pixels of images with a similar appearance.
        if group.reason == .similarAppearance { explanations[member].unexplained = 0 }
        explanations[member].isDecidedByCauses = explanations[member].unexplained == 0
      }
      let pixels = group.members.filter(report.entries.indices.contains).map {
        report.entries[$0].record.pixels?.differing ?? 0
      }
      causes.append(
        Cause(
          id: group.id, title: Self.title(of: group), types: Self.types(of: group),
          members: group.members, outliers: [], pixels: pixels.reduce(0, +)))
    }
  }

  private static func title(of group: ReportGroup) -> String {
    guard case .changes(let changes, _) = group.reason else { return "similar appearance" }
    return ShortText.list(changes.map { ShortText.line($0, limit: 120) }, limit: 3)
  }

  private static func types(of group: ReportGroup) -> [String] {
    guard case .changes(_, let types) = group.reason else { return [] }
    return types
  }

  private static func unexplainedPixels(of record: JournalRecord) -> Int {
    guard let pixels = record.pixels else { return 0 }
    guard let causes = record.causes, !causes.isEmpty else { return pixels.differing }
    guard let regions = pixels.regions else { return 0 }
    return causes.unexplainedRegions.filter(regions.indices.contains).reduce(0) {
      $0 + regions[$1].differing
    }
  }

  /// The changed snapshots that the page lists before the causes, the most important first.
  ///
  /// Those with unexplained pixels come first, then those with the most pixels.
  var alone: [Int] {
    let listed = explanations.indices.filter {
      explanations[$0].causes.isEmpty || explanations[$0].unexplained > 0
    }
    return listed.sorted { first, second in
      let (one, other) = (weight(first), weight(second))
      if one.isUnexplained != other.isUnexplained { return one.isUnexplained }
      return one.pixels != other.pixels ? one.pixels > other.pixels : first < second
    }
  }

  private func weight(_ index: Int) -> (isUnexplained: Bool, pixels: Int) {
    let pixels = report.entries[index].record.pixels?.differing ?? -1
    return (explanations[index].unexplained > 0, pixels)
  }

  /// The columns of the index, by name.
  var columns: [(String, JSON)] {
    [
      ("causes", .array(causes.map(Self.value))),
      ("causesOf", .array(explanations.map { .integers($0.causes) })),
      ("unexplained", .integers(explanations.map(\.unexplained))),
      ("byCauses", .integers(explanations.map { $0.isDecidedByCauses ? 1 : 0 })),
      ("alone", .integers(alone)),
    ]
  }

  private static func value(_ cause: Cause) -> JSON {
    [
      "id": .line(cause.id), "title": .line(cause.title), "types": .lines(cause.types),
      "members": .integers(cause.members),
      "outliers": .array(
        cause.outliers.map { .array([.integer($0.member), .line($0.reason)]) }),
      "pixels": .integer(cause.pixels),
    ]
  }
}
