// SPDX-License-Identifier: MIT

/// Pairs the items of two lists that follow each other in both, for the greatest sum of scores.
///
/// This is the alignment of sequences by dynamic programming (Needleman and Wunsch, 1970), without
/// a price for gaps, after equal beginnings and ends were set aside.
struct SiblingAlignment {
  /// The greatest number of pairs that are weighed up; beyond it, the first that fits is taken.
  static let maximumPairs = 40_000

  /// The pairs in their order; a score of 0 stands for items that are not to be paired.
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

  /// Takes for each item the next one that may be paired with it, if one comes soon.
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

  /// The places of a list of different numbers that are not part of its longest increasing sequence.
  ///
  /// M. Fredman, On computing the length of longest increasing subsequences, 1975.
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
