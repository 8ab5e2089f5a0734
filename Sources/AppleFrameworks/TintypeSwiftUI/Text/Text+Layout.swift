// SPDX-License-Identifier: MIT

import Foundation

extension Text {
  /// The lines of a text that a renderer draws; there are none.
  public struct Layout: RandomAccessCollection, Equatable {
    var lines: [Line] = []
    /// A Boolean value that indicates whether the text does not fit.
    public var isTruncated: Bool { false }
    /// The position of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The position after the last line.
    public var endIndex: Int { lines.endIndex }
    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }

    /// The position of a character.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      /// Returns the position at a distance.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
      /// Returns the distance of a position.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// Returns whether a position precedes another one.
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    }

    /// The options of drawing.
    public struct DrawingOptions: OptionSet {
      /// The bits.
      public let rawValue: UInt32

      /// Creates options from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Characters have exact positions.
      public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1)
      }
    }

    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      var runs: [Run] = []
      /// The position of the baseline in points.
      public var origin: CGPoint
      /// The size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The position of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The position after the last run.
      public var endIndex: Int { runs.endIndex }
      /// The run at a position.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Characters with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
      let length: Int
      /// The direction of the characters.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The positions of the characters.
      public var characterIndices: [CharacterIndex] {
        indices.map { CharacterIndex(offset: $0) }
      }
      /// The position of the first part.
      public var startIndex: Int { 0 }
      /// The position after the last part.
      public var endIndex: Int { length }
      /// The part at a position.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The part in a range.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The attribute of a type; `nil` without one.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    }

    /// A part of characters with the same attributes.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The characters.
      public var run: Run
      /// The range of the part.
      public var indices: Range<Int>

      /// Creates a part.
      public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

      /// The size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The positions of the characters.
      public var characterIndices: [CharacterIndex] {
        indices.map { CharacterIndex(offset: $0) }
      }
      /// The position of the first character.
      public var startIndex: Int { indices.lowerBound }
      /// The position after the last character.
      public var endIndex: Int { indices.upperBound }
      /// The part at a position.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The part in a range.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The attribute of a type; `nil` without one.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    }

    /// The size of characters in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The position of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The height below the baseline.
      public var descent: CGFloat
      /// The space between lines.
      public var leading: CGFloat

      /// Creates an empty size.
      public init() {
        (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
      }

      /// The rectangle of the characters.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }

  /// The key of the layouts of texts; there are none.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout at a position.
    public struct AnchoredLayout: Equatable {
      /// The position.
      public var origin: Anchor<CGPoint>
      /// The layout.
      public var layout: Text.Layout
    }

    /// No layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Adds layouts.
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) {
      value += nextValue()
    }
  }
}
