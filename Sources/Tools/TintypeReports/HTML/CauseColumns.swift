// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison

/// The causes of a report's changes in the form that the page reads.
///
/// A changed snapshot may have several causes. The page first lists snapshots that are not below a
/// cause, or not only: those without a cause, and those with unexplained pixels.
struct CauseColumns {
  private let report: Report
  /// The explanation of each changed snapshot, in the order of the report.
  private let explanations: [EntryExplanation]

  /// Creates the columns of a report.
  init(_ report: Report) {
    self.report = report
    explanations = (0..<report.count(.changed)).map(report.explanation)
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
      ("causes", .array(report.causes.map(value))),
      ("causesOf", .array(explanations.map { .integers($0.causes) })),
      ("unexplained", .integers(explanations.map(\.unexplained))),
      ("charged", .integers(explanations.map { $0.isCharged ? 1 : 0 })),
      ("byCauses", .integers(explanations.map { $0.isDecidedByCauses ? 1 : 0 })),
      ("alone", .integers(alone)),
    ]
  }

  private func value(_ cause: ReviewCause) -> JSON {
    [
      "id": .line(cause.id), "title": .line(cause.title), "types": .lines(cause.types),
      "members": .integers(cause.members),
      "outliers": .array(
        cause.outliers.map { .array([.integer($0.member), .line($0.reason)]) }),
      "pixels": .integer(cause.pixels), "schemes": schemes(of: cause),
    ]
  }

  /// Returns the values of a cause with several, each with its appearance: `light` or `dark`; `null`
  /// if all members have the same appearance.
  private func schemes(of cause: ReviewCause) -> JSON {
    var (light, dark): (Set<String>, Set<String>) = ([], [])
    for member in cause.members {
      let known = RecordCauses(report.entries[member].record)?.causes ?? []
      for found in known where found.identity == cause.identity {
        dark.formUnion(found.darkValues)
        light.formUnion(found.values.filter { !found.darkValues.contains($0) })
      }
    }
    dark.subtract(light)
    guard !light.isEmpty, !dark.isEmpty else { return .null }
    return .array(
      light.sorted().map { .lines([$0, "light"]) } + dark.sorted().map { .lines([$0, "dark"]) })
  }
}
