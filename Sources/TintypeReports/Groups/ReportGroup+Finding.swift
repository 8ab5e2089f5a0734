// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

extension ReportGroup {
  /// How alike two differences must look to be one: the cosine of their fingerprints.
  package static let likeness: Float = 0.97

  /// Finds the groups among records; those that did not change are in none.
  ///
  /// Where what changed is known, records with the same changes are one group. One with a further
  /// change is not among them: whoever approves the group has not seen it. Where it is not known,
  /// the differences that look alike are one group, directly or by way of others.
  ///
  /// - Parameter records: The records, in the order in which a reader sees them.
  /// - Returns: The groups, the largest first, then by their first members.
  package static func groups(of records: [JournalRecord]) -> [ReportGroup] {
    var bySignature: [ChangeSignature: [Int]] = [:]
    var unexplained: [(index: Int, fingerprint: [Float])] = []
    for (index, record) in records.enumerated() where record.outcome == .changed {
      if let signature = ChangeSignature(record) {
        bySignature[signature, default: []].append(index)
      } else if let fingerprint = record.fingerprint, fingerprint.contains(where: { $0 != 0 }) {
        unexplained.append((index, fingerprint.map(Float.init)))
      }
    }
    var groups: [ReportGroup] = []
    for (signature, members) in bySignature where members.count > 1 {
      groups.append(
        ReportGroup(
          id: identity(of: members, in: records),
          bond: signature.bond(of: members.map { records[$0] }),
          members: members))
    }
    for component in alike(unexplained.map(\.fingerprint)) {
      let members = component.map { unexplained[$0].index }
      groups.append(
        ReportGroup(id: identity(of: members, in: records), bond: .likeness, members: members))
    }
    return groups.sorted {
      $0.members.count != $1.members.count
        ? $0.members.count > $1.members.count : $0.members[0] < $1.members[0]
    }
  }

  /// What looks alike, as indices.
  private static func alike(_ fingerprints: [[Float]]) -> [[Int]] {
    // Thousands that are the very same are compared with each other once.
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
      where CosineSimilarity.between(fingerprints[first], fingerprints[second]) >= likeness {
        edges.append((first, second))
      }
    }
    return ConnectedComponents(count: fingerprints.count, edges: edges).groups
  }

  /// A name made of the members and of the state that they are in.
  private static func identity(of members: [Int], in records: [JournalRecord]) -> String {
    let lines = members.map { index in
      let record = records[index]
      return [
        record.snapshot.description, record.reference ?? "", record.digests?.reference ?? "",
        record.digests?.actual ?? "",
      ].joined(separator: "\t")
    }
    let text = lines.sorted().joined(separator: "\n")
    return String(Digest128.of(Array(text.utf8)).hexadecimal.prefix(12))
  }
}
