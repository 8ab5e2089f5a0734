// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeScene

/// Texts that were measured before: a component is photographed light and dark, and again in the
/// next test, and its words stay the same.
///
/// What a text is painted with is no part of its measures, so it is none of a key.
final class TypesetCache: Sendable {
  private let known = Mutex<[Key: TypesetText]>([:])

  /// All that decides on lines and measures.
  struct Key: Hashable {
    private let runs: [Run]
    private let width: Double?
    private let maximumLines: Int?
    private let direction: LayoutDirection

    private struct Run: Hashable {
      let string: String
      let font: Font
      let tracking: Double
      let baselineOffset: Double

      // By hand: what the compiler makes asks by way of protocols, which takes long in builds
      // without optimisation.
      static func == (left: Run, right: Run) -> Bool {
        left.font.size == right.font.size && left.font.weight.value == right.font.weight.value
          && left.tracking == right.tracking && left.baselineOffset == right.baselineOffset
          && left.font.isItalic == right.font.isItalic && left.font.family == right.font.family
          && left.string.hasSameBytes(as: right.string)
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(font.size)
        hasher.combine(font.weight.value)
      }
    }

    /// `nil` for a text that is too long to be kept, and for one that is not equal to itself.
    init?(
      _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
    ) {
      guard runs.count <= 8, width?.isNaN != true else { return nil }
      var kept: [Run] = []
      for run in runs {
        guard run.string.utf8.count <= 512, run.font.size == run.font.size else { return nil }
        kept.append(
          Run(
            string: run.string, font: run.font, tracking: TextRun.usable(run.tracking.points),
            baselineOffset: TextRun.usable(run.baselineOffset.points)))
      }
      self.runs = kept
      self.width = width
      self.maximumLines = maximumLines
      self.direction = direction
    }
  }

  /// The text under a key, measured by a closure if it is not known.
  func text(
    _ key: Key,
    measure: () throws -> TypesetText
  ) rethrows -> TypesetText {
    if let text = known.withLock({ $0[key] }) { return text }
    let text = try measure()
    known.withLock { known in
      if known.count >= Self.greatestCount { known.removeAll(keepingCapacity: true) }
      known[key] = text
    }
    return text
  }

  /// Some megabytes at most.
  private static let greatestCount = 2048
}

extension String {
  /// Whether both are written alike; `==` holds for an accent put in two ways, too.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    guard self == other, utf8.count == other.utf8.count else { return false }
    var (mine, theirs) = (self, other)
    return mine.withUTF8 { mine in
      theirs.withUTF8 { theirs in
        guard let left = mine.baseAddress, let right = theirs.baseAddress else { return true }
        return memcmp(left, right, mine.count) == 0
      }
    }
  }
}
