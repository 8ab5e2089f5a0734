// SPDX-License-Identifier: MIT

/// One part of a run that is split among several machines or processes.
package struct Shard: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Which part it is, counted from 1.
  package let index: Int
  /// How many parts there are.
  package let total: Int

  /// Creates a part; `nil` unless `1 ≤ index ≤ total`.
  package init?(index: Int, total: Int) {
    guard total >= 1, (1...total).contains(index) else { return nil }
    self.index = index
    self.total = total
  }

  /// Reads a part as ``description`` writes it, such as `2/4`; `nil` for everything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let total = Self.number(parts[1])
    else { return nil }
    self.init(index: index, total: total)
  }

  /// Reads a part, and refuses one that cannot be.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let total = try container.decode(Int.self, forKey: .total)
    guard let shard = Self(index: index, total: total) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "There is no such part.")
    }
    self = shard
  }

  /// The part as people write it, `2/4`.
  package var description: String { "\(index)/\(total)" }

  /// Whether it comes before another, by index, then by total.
  package static func < (first: Self, second: Self) -> Bool {
    (first.index, first.total) < (second.index, second.total)
  }

  /// A number in plain digits, without the signs and notations that `Int` takes.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private enum CodingKeys: String, CodingKey { case index, total }
}
