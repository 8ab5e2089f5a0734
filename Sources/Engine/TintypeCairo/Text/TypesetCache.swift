// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeScene

/// A cache of measured texts.
///
/// A component is rendered in light and dark mode and in several tests, with the same texts. Paints
/// do not affect measures, so they are not part of a key.
final class TypesetCache: Sendable {
  private let content = Mutex(Content())

  private struct Content {
    var texts: [Key: TypesetText] = [:]
    /// The approximate size of the texts in bytes.
    var size = 0
  }

  /// The values that determine lines and measures.
  struct Key: Hashable {
    private let runs: [Run]
    private let width: Double?
    private let maximumLines: Int?
    private let direction: LayoutDirection
    /// The approximate size of the key and a text of one line, in bytes.
    fileprivate let size: Int

    private struct Run: Hashable {
      let string: String
      let font: Font
      let tracking: Double
      let baselineOffset: Double

      // The synthesized implementation uses protocol dispatch, which is slow in unoptimized builds.
      static func == (left: Run, right: Run) -> Bool {
        left.font.size == right.font.size && left.font.weight.value == right.font.weight.value
          && left.tracking == right.tracking && left.baselineOffset == right.baselineOffset
          && left.font.isItalic == right.font.isItalic && left.font.family == right.font.family
          && left.font.design == right.font.design
          && left.font.features?.rawValue == right.font.features?.rawValue
          && left.font.textStyle == right.font.textStyle
          && left.font.dynamicTypeSize == right.font.dynamicTypeSize
          && left.string.hasSameBytes(as: right.string)
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(font.size)
        hasher.combine(font.weight.value)
      }
    }

    /// Creates a key; returns `nil` for a text that is too long to be cached or not equal to
    /// itself.
    init?(_ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection) {
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
      size = kept.reduce(256) { $0 + 128 + $1.string.utf8.count }
      (self.width, self.maximumLines, self.direction) = (width, maximumLines, direction)
    }
  }

  /// Returns the text for a key; a closure measures it if it is not cached.
  func text(_ key: Key, measure: () throws -> TypesetText) rethrows -> TypesetText {
    if let text = content.withLock({ $0.texts[key] }) { return text }
    let text = try measure()
    let size = key.size + text.lines.count * 256
    content.withLock { content in
      if content.size + size > Self.maximumSize {
        content.texts.removeAll(keepingCapacity: true)
        content.size = 0
      }
      // Another thread may have measured the same text.
      if content.texts.updateValue(text, forKey: key) == nil { content.size += size }
    }
    return text
  }

  /// The maximum size of all texts, in bytes, which suffices for 10,000 rows.
  private static let maximumSize = 16 << 20
}

extension String {
  /// Returns a Boolean value that indicates whether both have the same bytes.
  ///
  /// `==` also holds for different encodings of an accented character.
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
