// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// What is wrong with the parts that were given, beside those that are missing.
struct MergeChecks {
  var inputs: [MergeInput]
  /// How many parts were announced.
  var expected: Int?

  /// How many parts there should be; `nil` where nothing speaks of parts.
  var total: Int? {
    (totals.map(\.0) + [expected].compactMap(\.self)).max()
  }

  /// The problems in an order that does not depend on that of the directories.
  var problems: [MergeProblem] {
    var problems = twice
    let claims = totals
    if claims.count > 1 {
      problems.append(
        .partsDisagree(claims.map { MergeProblem.Claim(total: $0, directories: $1) }))
    }
    if let expected, let found = claims.map(\.0).max(), found != expected {
      problems.append(.otherTotal(expected: expected, found: found))
    }
    return problems + unmarked
  }

  /// The numbers of parts that are spoken of, with the directories that do.
  private var totals: [(Int, [String])] {
    var totals: [Int: Set<String>] = [:]
    for input in inputs {
      for piece in input.pieces {
        if let total = piece.shard?.total { totals[total, default: []].insert(input.name) }
      }
    }
    return totals.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// Parts that are there more than once with their latest attempt.
  private var twice: [MergeProblem] {
    var directories: [MergeNote.Piece: [String]] = [:]
    for input in inputs {
      for piece in input.pieces { directories[piece, default: []].append(input.name) }
    }
    return directories.keys.sorted().compactMap { piece in
      let names = directories[piece, default: []].sorted()
      let isLatest = !directories.keys.contains {
        $0.shard == piece.shard && $0.attempt > piece.attempt
      }
      // Those without a part are told one by one.
      guard names.count > 1, isLatest, let shard = piece.shard else { return nil }
      return .partTwice(shard.description, attempt: piece.attempt, directories: names)
    }
  }

  /// Directories that do not say which part they are, though there is more than one.
  private var unmarked: [MergeProblem] {
    let unmarked = inputs.filter { $0.pieces.contains { $0.shard == nil } || $0.pieces.isEmpty }
    let isSplit = inputs.count > unmarked.count || (expected ?? 1) > 1
    // A whole run may have been repeated.
    let attempts = unmarked.flatMap { $0.pieces.map(\.attempt) }
    guard isSplit || Set(attempts).count < unmarked.count else { return [] }
    return unmarked.map(\.name).sorted().map { .unmarked(directory: $0) }
  }
}
