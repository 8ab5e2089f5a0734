// SPDX-License-Identifier: MIT

/// An alignment that pairs items of two lists in order, for the greatest sum of scores.
///
/// It uses dynamic programming (Needleman and Wunsch, 1970) without a gap penalty, after equal
/// prefixes and suffixes have been removed.
struct SiblingAlignment {
  /// The maximum number of candidate pairs; beyond it, the pairing is greedy.
  static let maximumPairs = 40_000

  /// Returns the pairs in order; items with a score of 0 are never paired.
  static func pairs(
    _ old: [Int],
    _ new: [Int],
    score: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count <= maximumPairs / new.count else { return greedy(old, new, score) }
    let width = new.count + 1
    var scores = [Int](repeating: 0, count: old.count * new.count)
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let value = score(old[i], new[j])
        scores[i * new.count + j] = value
        let skip = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let take = value > 0 ? value + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(skip, take)
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let value = scores[i * new.count + j]
      if value > 0, best[i * width + j] == value + best[(i + 1) * width + j + 1] {
        pairs.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Pairs each item with the next matching one within a limited distance.
  private static func greedy(
    _ old: [Int],
    _ new: [Int],
    _ score: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    let reach = 16
    var pairs: [(old: Int, new: Int)] = []
    var next = 0
    for item in old {
      let window = next..<min(next + reach, new.count)
      var best: (place: Int, score: Int)?
      for place in window {
        let value = score(item, new[place])
        if value > 0, value > best?.score ?? 0 { best = (place, value) }
      }
      guard let best else { continue }
      pairs.append((item, new[best.place]))
      next = best.place + 1
    }
    return pairs
  }

  /// Returns the positions in a list of distinct numbers that are not part of its longest
  /// increasing subsequence.
  ///
  /// The algorithm is from M. Fredman, On computing the length of longest increasing subsequences,
  /// 1975.
  static func outOfOrder(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var others = Set(numbers.indices)
    var next = ends.last
    while let place = next {
      others.remove(place)
      next = previous[place]
    }
    return others
  }
}
