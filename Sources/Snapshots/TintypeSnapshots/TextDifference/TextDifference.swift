// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The lines that two texts do not share.
///
/// Lines are equal if their bytes are equal, not if they look the same. They end at line feeds; a
/// carriage return before a line feed belongs to its line. So a text has one line more than it has
/// line feeds, and the last line is empty if the text ends with a line feed.
///
/// Lines that occur once on both sides are anchors (patience diff, Bram Cohen, 2003), between them
/// rare lines, and then the algorithm of Myers (1986) is used, with a lookahead of 64 edits. For n
/// lines of both texts together, that takes at most 120 n steps and the sorting of n numbers. The
/// time grows with the length of the texts, whatever they contain, but a minimum number of changes
/// is not guaranteed. The difference from the new text to the old one is the same with both sides
/// exchanged.
package struct TextDifference: Hashable, Sendable {
  /// Adjacent lines of both texts, with up to four unchanged lines before and after.
  package struct Hunk: Hashable, Sendable {
    /// The number of the first line in the old text, counted from 1.
    package var oldStart: Int
    /// The number of lines of the old text.
    package var oldCount: Int
    /// The number of the first line in the new text, counted from 1.
    package var newStart: Int
    /// The number of lines of the new text.
    package var newCount: Int
    /// The lines; in each change, removed lines precede added ones.
    package var lines: [Line]
  }

  /// A line of one of the texts or of both.
  package struct Line: Hashable, Sendable {
    /// The texts that contain the line.
    package var kind: Kind
    /// The contents without the line feed.
    package var text: String

    /// The texts that contain a line.
    package enum Kind: Hashable, Sendable {
      /// Both texts contain the line.
      case kept
      /// Only the old text contains the line.
      case removed
      /// Only the new text contains the line.
      case added
    }
  }

  /// The changes in ascending order; changes with up to eight unchanged lines between share a hunk.
  package let hunks: [Hunk]
  /// The difference of the line endings, if the texts differ in nothing else.
  let endings: LineEndings?

  /// The number of unchanged lines that are shown before and after a change.
  private static let context = 4

  /// Compares two texts, byte by byte.
  ///
  /// - Returns: `nil` if they are equal.
  package init?(from old: String, to new: String) {
    // An additional line feed ends the last line, so that no line is special.
    var (oldText, newText) = (old + "\n", new + "\n")
    let result: (hunks: [Hunk], endings: LineEndings?)? = oldText.withUTF8 { oldBytes in
      newText.withUTF8 { newBytes in
        guard let old = oldBytes.baseAddress, let new = newBytes.baseAddress else { return nil }
        let order =
          oldBytes.count == newBytes.count
          ? Int(memcmp(old, new, oldBytes.count)) : oldBytes.count - newBytes.count
        if order == 0 { return nil }
        let oldLines = TextLines(old, size: oldBytes.count)
        let newLines = TextLines(new, size: newBytes.count)
        // The smaller text is always compared with the greater one, so that the difference is the
        // same in both directions.
        let changes =
          order < 0
          ? LineChange.all(from: oldLines, to: newLines)
          : LineChange.all(from: newLines, to: oldLines).map(\.reversed)
        return (
          Self.hunks(changes, oldLines, newLines), LineEndings(oldLines, newLines)
        )
      }
    }
    guard let result else { return nil }
    (hunks, endings) = result
  }

  private static func hunks(_ changes: [LineChange], _ old: TextLines, _ new: TextLines) -> [Hunk] {
    var hunks: [Hunk] = []
    var index = 0
    while index < changes.count {
      let first = changes[index]
      let lead = min(context, first.oldStart)
      var hunk = Hunk(
        oldStart: first.oldStart - lead + 1, oldCount: 0,
        newStart: first.newStart - lead + 1, newCount: 0, lines: [])
      var place = first.oldStart - lead
      func add(_ lines: TextLines, _ start: Int, _ end: Int, _ kind: Line.Kind) {
        var line = start
        while line < end {
          hunk.lines.append(Line(kind: kind, text: lines.string(line)))
          line += 1
        }
      }
      var last = first
      repeat {
        last = changes[index]
        add(old, place, last.oldStart, .kept)
        add(old, last.oldStart, last.oldEnd, .removed)
        add(new, last.newStart, last.newEnd, .added)
        place = last.oldEnd
        index += 1
      } while index < changes.count && changes[index].oldStart - last.oldEnd <= 2 * context
      let trail = min(context, old.count - last.oldEnd)
      add(old, place, place + trail, .kept)
      hunk.oldCount = last.oldEnd + trail + 1 - hunk.oldStart
      hunk.newCount = last.newEnd + trail + 1 - hunk.newStart
      hunks.append(hunk)
    }
    return hunks
  }
}

extension TextDifference {
  /// A feature vector of the difference's appearance.
  ///
  /// The same changed lines have the same vector, regardless of their position in a text; other
  /// lines have another one. Each line increments eight of 256 components, which its digest
  /// selects. Vectors of differences between images have another number of components, so that the
  /// two kinds are never similar.
  package var features: [Int]? {
    var components = [Int](repeating: 0, count: 256)
    for line in hunks.flatMap(\.lines) where line.kind != .kept {
      let mark = UInt8(ascii: line.kind == .removed ? "-" : "+")
      var digits = SHA256Digest.of([mark] + Array(line.text.utf8)).hexadecimal.prefix(16)
      while let place = Int(digits.prefix(2), radix: 16) {
        components[place] = min(components[place] + 1, 255)
        digits = digits.dropFirst(2)
      }
    }
    return components
  }
}

extension TextDifference {
  /// The whole difference in the unified format.
  ///
  /// A hunk begins with `@@ -1,4 +1,4 @@`; its lines begin with a space, a hyphen or a plus.
  /// Control characters except tabs are replaced by their Unicode control pictures, so that a
  /// carriage return is visible. Characters that cannot be seen are escaped where both sides would
  /// look the same. Each line ends with a line feed.
  package var unified: String {
    let visible = VisibleLines(hunks)
    var text = ""
    for hunk in hunks {
      text += "@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@\n"
      for line in hunk.lines {
        switch line.kind {
        case .kept: text += " "
        case .removed: text += "-"
        case .added: text += "+"
        }
        text += visible(line.text, of: line)
        text += "\n"
      }
    }
    return text
  }
}
