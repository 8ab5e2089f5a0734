// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeRuns

/// The causes of all changed snapshots of a run.
package struct ReviewCauses: Hashable, Sendable {
  /// The causes: those of the most snapshots first, then those with the most pixels.
  package private(set) var all: [ReviewCause] = []
  /// The explanations of changed records, by their indices.
  package private(set) var explanations: [Int: EntryExplanation] = [:]

  /// The minimum cosine similarity of two fingerprints of differences with a similar appearance.
  package static let similarAppearance: Float = 0.97

  /// Finds the causes of the changed records.
  ///
  /// - Parameter records: The records, in the order of the report.
  package init(of records: [JournalRecord]) {
    var members: [String: [(index: Int, cause: RecordCauses.Cause, warning: String?)]] = [:]
    var unknown: [(index: Int, fingerprint: [Float])] = []
    let changed = records.indices.filter { records[$0].outcome == .changed }
    let known = Dictionary(
      uniqueKeysWithValues: changed.compactMap { index in
        RecordCauses(records[index]).map { (index, $0) }
      })
    let replacements = Self.replacements(in: changed.compactMap { known[$0] })
    for index in changed {
      let record = records[index]
      let causes = known[index] ?? RecordCauses(text: record, replacements: replacements)
      guard let found = causes else {
        explanations[index] = EntryExplanation(isCharged: record.pixels == nil)
        if let fingerprint = record.fingerprint, fingerprint.contains(where: { $0 != 0 }) {
          unknown.append((index, fingerprint.map(Float.init)))
        }
        continue
      }
      explanations[index] = EntryExplanation(
        unexplained: found.unexplained, isCharged: found.isCharged, isComplete: found.isComplete)
      for cause in found.causes {
        members[cause.identity, default: []].append((index, cause, found.warnings.first))
      }
    }
    all = members.map { identity, members in
      Self.cause(identity, members.map { ($0.index, $0.cause, $0.warning) }, in: records)
    }
    all += Self.alike(unknown.map(\.fingerprint)).map { component in
      Self.similarDifferences(component.map { unknown[$0].index }, in: records)
    }
    all.sort { first, second in
      if first.members.count != second.members.count {
        return first.members.count > second.members.count
      }
      if first.pixels != second.pixels { return first.pixels > second.pixels }
      return (first.title, first.identity) < (second.title, second.identity)
    }
    explain(records)
  }

  /// The maximum number of replaced texts with which lines of texts are compared.
  private static let replacementLimit = 500

  /// Returns the texts that images replace.
  private static func replacements(in images: [RecordCauses]) -> [TextCauses.Replacement] {
    var seen: Set<TextCauses.Replacement> = []
    let all = images.flatMap(\.causes).filter { $0.subject == "text" }.flatMap(\.values)
      .compactMap { TextCauses.Replacement(values: $0) }.filter { seen.insert($0).inserted }
    return Array(all.prefix(replacementLimit))
  }

  /// Adds the causes and outliers to the explanations.
  private mutating func explain(_ records: [JournalRecord]) {
    for (place, cause) in all.enumerated() {
      for member in cause.members {
        explanations[member]?.causes.append(place)
        // The reviewer compares the images themselves, because there is no scene.
        if cause.isSimilarAppearance { explanations[member]?.isCharged = true }
      }
      for outlier in cause.outliers {
        explanations[outlier.member]?.outlierReasons.append("\(cause.title): \(outlier.reason)")
      }
    }
  }

  private static func cause(
    _ identity: String, _ members: [(index: Int, cause: RecordCauses.Cause, warning: String?)],
    in records: [JournalRecord]
  ) -> ReviewCause {
    let indices = members.map(\.index)
    let subject = members.first?.cause.subject ?? ""
    let distinct = Self.values(of: members.map(\.cause))
    let values = ShortText.list(distinct.map { ShortText.line($0, limit: 160) }, limit: 3)
    let outliers = CauseOutliers.find(
      in: members.map { member in
        CauseOutliers.Member(
          index: member.index, values: member.cause.values, types: member.cause.types,
          pixels: member.cause.isText ? nil : member.cause.pixels, nodes: member.cause.nodes,
          warning: member.warning.map { ShortText.line($0, limit: 120) })
      })
    return ReviewCause(
      id: Self.id(of: indices, identity, in: records), identity: identity,
      title: [ShortText.line(subject), values].filter { !$0.isEmpty }.joined(separator: " "),
      types: members.reduce(into: Set<String>()) { $0.formUnion($1.cause.types) }.sorted(),
      members: indices, outliers: outliers,
      pixels: members.reduce(0) { $0 + $1.cause.pixels })
  }

  /// Returns the values of a cause, each once: those in light appearance first, then those in dark
  /// appearance only.
  ///
  /// The members of a run have a fixed order, so that the title is the same in each list.
  private static func values(of causes: [RecordCauses.Cause]) -> [String] {
    var seen: Set<String> = []
    let all = causes.flatMap(\.values).filter { seen.insert($0).inserted }
    let light = Set(
      causes.flatMap { cause in cause.values.filter { !cause.darkValues.contains($0) } })
    return all.filter(light.contains) + all.filter { !light.contains($0) }
  }

  private static func similarDifferences(
    _ members: [Int], in records: [JournalRecord]
  ) -> ReviewCause {
    let suites = Set(members.map { records[$0].snapshot.suite }).sorted()
    return ReviewCause(
      id: Self.id(of: members, "similar appearance", in: records), identity: "similar appearance",
      title: "similar differences in "
        + ShortText.list(suites.map { ShortText.line($0, limit: 40) }, limit: 4),
      members: members, pixels: members.reduce(0) { $0 + (records[$1].pixels?.differing ?? 0) },
      isSimilarAppearance: true)
  }

  /// Returns the indices of fingerprints with a similar appearance, at least two each.
  private static func alike(_ fingerprints: [[Float]]) -> [[Int]] {
    // Identical fingerprints are compared with others only once.
    var representatives: [[Float]: Int] = [:]
    var edges: [(Int, Int)] = []
    for (index, fingerprint) in fingerprints.enumerated() {
      if let first = representatives[fingerprint] {
        edges.append((first, index))
      } else {
        representatives[fingerprint] = index
      }
    }
    let distinct = representatives.values.sorted()
    for (place, first) in distinct.enumerated() {
      for second in distinct[(place + 1)...]
      where CosineSimilarity.between(fingerprints[first], fingerprints[second]) >= similarAppearance
      {
        edges.append((first, second))
      }
    }
    return ConnectedComponents(count: fingerprints.count, edges: edges).groups
  }

  /// Returns an identifier derived from the cause, its members and their state.
  private static func id(
    of members: [Int], _ identity: String, in records: [JournalRecord]
  ) -> String {
    let lines = members.map { index in
      let record = records[index]
      return [
        record.snapshot.description, record.reference ?? "", record.digests?.reference ?? "",
        record.digests?.actual ?? "",
      ].joined(separator: "\t")
    }
    let text = identity + "\n" + lines.sorted().joined(separator: "\n")
    return String(Digest128.of(Array(text.utf8)).hexadecimal.prefix(12))
  }
}
