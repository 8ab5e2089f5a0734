// SPDX-License-Identifier: MIT

import Foundation

/// The members of a cause that look different from the others.
///
/// A new warning, another newer value for the same older one, another magnitude and another place
/// make a member an outlier. Magnitudes and places are compared only if there are at least
/// ``minimumCount`` members.
enum CauseOutliers {
  /// A member with the facts that are compared.
  struct Member {
    var index: Int
    /// The changes of the values, such as `#CC4729 → #1A736B`.
    var values: [String]
    var types: Set<String>
    /// The number of charged pixels; `nil` for a text.
    var pixels: Int?
    var nodes: Int
    var warning: String?
  }

  /// The minimum number of members of which one can differ in magnitude or place: 5.
  static let minimumCount = 5
  /// The minimum distance from the median magnitude, in powers of 2: 3, which is a factor of 8.
  static let magnitudeDistance = 3.0
  /// The distance from the median magnitude as a multiple of the median distance: 6.
  static let magnitudeSpread = 6.0

  /// Returns the outliers in the order of the members, each with its first reason.
  static func find(in members: [Member]) -> [ReviewCause.Outlier] {
    let unusualValues = unusualValues(in: members)
    let magnitudes = members.map { member in
      member.pixels.map { log2(Double(1 + $0 / member.nodes)) }
    }
    let places = unusualPlaces(in: members)
    let (middle, limit) = usual(magnitudes.compactMap(\.self))
    return members.indices.compactMap { index in
      let member = members[index]
      let reason: String
      if let warning = member.warning {
        reason = "new warning: \(warning)"
      } else if let value = member.values.first(where: unusualValues.contains) {
        reason = "another value: \(value)"
      } else if let limit, let magnitude = magnitudes[index], abs(magnitude - middle) > limit {
        reason = magnitude > middle ? "a larger difference" : "a smaller difference"
      } else if places.contains(index) {
        reason = "in \(member.types.sorted().joined(separator: ", "))"
      } else {
        return nil
      }
      return ReviewCause.Outlier(member: member.index, reason: reason)
    }
  }

  /// Returns the median, and the distance of outliers from it; `nil` if there are too few numbers.
  ///
  /// The median of the distances is a robust estimate of their spread (P. J. Huber, Robust
  /// Statistics, 1981, section 5.1).
  private static func usual(_ numbers: [Double]) -> (middle: Double, limit: Double?) {
    func median(_ numbers: [Double]) -> Double {
      let sorted = numbers.sorted()
      return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
    let middle = median(numbers)
    guard numbers.count >= minimumCount else { return (middle, nil) }
    let spread = median(numbers.map { abs($0 - middle) })
    return (middle, max(magnitudeDistance, magnitudeSpread * spread))
  }

  /// Returns the changes of values whose older value usually has another newer value.
  private static func unusualValues(in members: [Member]) -> Set<String> {
    var counts: [String: [String: Int]] = [:]
    for change in members.flatMap(\.values) {
      counts[older(change), default: [:]][change, default: 0] += 1
    }
    return Set(
      counts.values.flatMap { changes -> [String] in
        let most = changes.values.max() ?? 0
        // Of two values that occur equally often, neither is unusual.
        return changes.filter { $0.value < most }.map(\.key)
      })
  }

  private static func older(_ change: String) -> String {
    change.range(of: " → ").map { String(change[..<$0.lowerBound]) } ?? change
  }

  /// Returns the members whose types of nodes occur in no other member, while one type occurs in
  /// most members.
  private static func unusualPlaces(in members: [Member]) -> Set<Int> {
    guard members.count >= minimumCount else { return [] }
    var counts: [String: Int] = [:]
    for type in members.flatMap(\.types) { counts[type, default: 0] += 1 }
    guard let most = counts.values.max(), most * 2 > members.count else { return [] }
    return Set(
      members.indices.filter { index in
        let types = members[index].types
        return !types.isEmpty && types.allSatisfy { counts[$0] == 1 }
      })
  }
}
