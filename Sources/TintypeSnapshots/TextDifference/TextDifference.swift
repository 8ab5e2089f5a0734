// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The lines that two texts do not share.
///
/// Lines are equal when their bytes are, not when they look the same. They end at line feeds; a
/// carriage return before one belongs to its line. So a text has one line more than it has line
/// feeds, and the last one is empty where the text ends with one.
///
/// Lines that occur once on both sides hold the texts together (patience diff, Bram Cohen, 2003),
/// between them rare ones, and then the algorithm of Myers (1986), looking 64 edits ahead. For n
/// lines of both texts together that takes at most 120 n steps and the sorting of n numbers, so texts
/// of any kind are compared in a time that grows with their length, but the least number of changes
/// is not promised. From the new text to the old one the difference is the same, the other way round.
package struct TextDifference: Hashable, Sendable {
  /// Lines of both texts that lie together, with up to four unchanged ones before and after.
  package struct Hunk: Hashable, Sendable {
    /// The number of the first line in the old text; the first of all is 1.
    package var oldStart: Int
    /// How many of the old text's lines these are.
    package var oldCount: Int
    /// The number of the first line in the new text; the first of all is 1.
    package var newStart: Int
    /// How many of the new text's lines these are.
    package var newCount: Int
    /// The lines, of each change those that were removed before those that were added.
    package var lines: [Line]
  }

  /// A line of one of the texts or of both.
  package struct Line: Hashable, Sendable {
    /// Which of the texts have it.
    package var kind: Kind
    /// What it says, without its line feed.
    package var text: String

    /// Which of the texts have a line.
    package enum Kind: Hashable, Sendable {
      /// Both have it.
      case kept
      /// Only the old text has it.
      case removed
      /// Only the new text has it.
      case added
    }
  }

  /// The changes, in their order; those with up to eight unchanged lines between share a hunk.
  package let hunks: [Hunk]
  /// What the texts differ in if nothing else does.
  let endings: LineEndings?

  /// How many unchanged lines are shown before and after a change.
  private static let context = 4

  /// Compares two texts, byte by byte.
  ///
  /// - Returns: `nil` where they are equal.
  package init?(from old: String, to new: String) {
    // With a line feed at the end of each line none is special.
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
        // Always from the lesser text to the greater one, so that the difference is the same in
        // both directions.
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

  private static func hunks(
    _ changes: [LineChange], _ old: TextLines, _ new: TextLines
  ) -> [Hunk] {
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
  /// How the difference looks, as a vector: the same changed lines give the same, wherever they
  /// stand in a text, and other lines another one.
  ///
  /// Each line sets eight of 256 components, chosen by its digest. The vector of a difference
  /// between pictures has another number of components, so that the two are never alike.
  package var portrait: [Int]? {
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
  /// The whole difference as a unified one: `@@ -1,4 +1,4 @@`, then lines that begin with a space, a
  /// hyphen or a plus.
  ///
  /// Control characters but tabs are shown as their pictures, so that a carriage return is seen, and
  /// lines that only look the same have what is not ASCII spelled out. Each line ends with a line
  /// feed.
  package var unified: String {
    let visible = VisibleText(hunks)
    var text = ""
    for hunk in hunks {
      text += "@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@\n"
      for line in hunk.lines {
        switch line.kind {
        case .kept: text += " "
        case .removed: text += "-"
        case .added: text += "+"
        }
        text += visible(line.text)
        text += "\n"
      }
    }
    return text
  }
}
