// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeScene

/// A cache of measured texts.
///
/// A component is rendered in light and dark mode and in several tests, with the same texts. Paints
/// do not affect measures, so texts that differ in them are the same.
///
/// It is a table of its own, because a dictionary calls each key's operations through a protocol,
/// which takes longer in unoptimized builds than comparing the keys.
final class TypesetCache: Sendable {
  private let content = Mutex(Content())

  private struct Content {
    /// The texts by hash; a text whose place is taken is at the next free one.
    var places: [Entry?] = Array(repeating: nil, count: 256)
    var count = 0
    /// The approximate size of the texts in bytes.
    var size = 0
  }

  /// The values that determine lines and measures.
  struct Request {
    fileprivate let runs: [TextRun]
    fileprivate let width: Double?
    fileprivate let maximumLines: Int?
    fileprivate let direction: LayoutDirection
    fileprivate let hash: Int

    /// Creates a request; returns `nil` for a text that is too long to be cached or not equal to
    /// itself.
    init?(_ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection) {
      let count = runs.count
      guard count <= 8 else { return nil }
      if let width, width.isNaN { return nil }
      var hasher = Hasher()
      // Of numbers, a sum is enough: few texts differ in them only.
      var numbers = 0
      var index = 0
      while index < count {
        let run = runs[index]
        guard run.string.utf8.count <= 512, run.font.size == run.font.size else { return nil }
        run.string.hash(into: &hasher)
        numbers = numbers &* 31 &+ Self.bits(run.font.size) &+ run.font.weight.value
        index += 1
      }
      if let width { numbers = numbers &* 31 &+ Self.bits(width) }
      if let maximumLines { numbers = numbers &* 31 &+ maximumLines }
      hash = hasher.finalize() &+ numbers
      (self.runs, self.width, self.maximumLines, self.direction) =
        (runs, width, maximumLines, direction)
    }

    /// Returns the bits of a number, of which the last ones are often 0.
    private static func bits(_ number: Double) -> Int {
      let bits = Int(bitPattern: UInt(number.bitPattern))
      return bits ^ bits >> 40
    }

    /// Returns whether both have the same lines and measures.
    fileprivate func isSame(as other: Request) -> Bool {
      let count = runs.count
      guard hash == other.hash, direction == other.direction, count == other.runs.count else {
        return false
      }
      switch (width, other.width) {
      case (nil, nil): break
      case (let mine?, let theirs?): if mine != theirs { return false }
      default: return false
      }
      switch (maximumLines, other.maximumLines) {
      case (nil, nil): break
      case (let mine?, let theirs?): if mine != theirs { return false }
      default: return false
      }
      var index = 0
      while index < count {
        let (mine, theirs) = (runs[index], other.runs[index])
        guard mine.usableTracking == theirs.usableTracking,
          mine.usableBaselineOffset == theirs.usableBaselineOffset,
          mine.font.isSame(as: theirs.font), mine.string.hasSameBytes(as: theirs.string)
        else { return false }
        index += 1
      }
      return true
    }
  }

  private final class Entry: Sendable {
    let request: Request
    let text: TypesetText

    init(_ request: Request, _ text: TypesetText) { (self.request, self.text) = (request, text) }

    /// The approximate size in bytes.
    var size: Int {
      request.runs.reduce(256) { $0 + 128 + $1.string.utf8.count } + text.lines.count * 256
    }
  }

  /// Returns the text for a request; a closure measures it if it is not cached.
  func text(_ request: Request, measure: () throws -> TypesetText) rethrows -> TypesetText {
    let known = content.withLock { content in
      Self.place(of: request, in: content.places).entry
    }
    if let known { return known.text }
    let text = try measure()
    let entry = Entry(request, text)
    content.withLock { content in
      if content.size + entry.size > Self.maximumSize { content = Content() }
      if content.count * 2 >= content.places.count { Self.enlarge(&content) }
      let (place, known) = Self.place(of: request, in: content.places)
      // Another thread may have measured the same text.
      guard known == nil else { return }
      content.places[place] = entry
      content.count += 1
      content.size += entry.size
    }
    return text
  }

  /// Returns the place of a request and its text, or the free place for it.
  private static func place(
    of request: Request, in places: [Entry?]
  ) -> (place: Int, entry: Entry?) {
    let last = places.count - 1
    var place = request.hash & last
    while let entry = places[place] {
      if entry.request.isSame(as: request) { return (place, entry) }
      place = (place + 1) & last
    }
    return (place, nil)
  }

  /// Doubles the number of places.
  ///
  /// It is a power of 2, and there are more places than texts.
  private static func enlarge(_ content: inout Content) {
    var places: [Entry?] = Array(repeating: nil, count: content.places.count * 2)
    for case let entry? in content.places {
      places[place(of: entry.request, in: places).place] = entry
    }
    content.places = places
  }

  /// The maximum size of all texts, in bytes, which suffices for 10,000 rows.
  private static let maximumSize = 16 << 20
}

extension Font {
  /// Returns the same result as `==`, without the protocol dispatch of optional values.
  fileprivate func isSame(as other: Font) -> Bool {
    guard size == other.size, weight.value == other.weight.value, isItalic == other.isItalic else {
      return false
    }
    switch (family, other.family) {
    case (nil, nil): break
    case (let mine?, let theirs?): if mine != theirs { return false }
    default: return false
    }
    switch (design, other.design) {
    case (nil, nil): break
    case (let mine?, let theirs?): if mine != theirs { return false }
    default: return false
    }
    switch (features, other.features) {
    case (nil, nil): break
    case (let mine?, let theirs?): if mine.rawValue != theirs.rawValue { return false }
    default: return false
    }
    switch (textStyle, other.textStyle) {
    case (nil, nil): break
    case (let mine?, let theirs?): if mine != theirs { return false }
    default: return false
    }
    switch (dynamicTypeSize, other.dynamicTypeSize) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine == theirs
    default: return false
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether both have the same bytes.
  ///
  /// `==` also holds for different encodings of an accented character.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (mine, theirs) = (self, other)
    return mine.withUTF8 { mine in
      theirs.withUTF8 { theirs in
        guard let left = mine.baseAddress, let right = theirs.baseAddress else { return true }
        return memcmp(left, right, mine.count) == 0
      }
    }
  }
}
