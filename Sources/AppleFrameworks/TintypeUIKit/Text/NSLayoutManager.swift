// SPDX-License-Identifier: MIT

public import Foundation

/// An object that lays out a text in an area.
///
/// A glyph is a UTF-16 code unit. Lines are measured as those of a label.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The areas, of which the first one has the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that indicates whether lines have the leading of the font; it has no effect.
  open var usesFontLeading = true
  /// A Boolean value that indicates whether parts are laid out alone; it has no effect.
  open var allowsNonContiguousLayout = false

  /// Creates an object without a text.
  public override init() { super.init() }

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Has no effect, because each measurement lays out the text.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Returns the range of the glyphs in an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the rectangle of the text in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let size = layout.size(0..<layout.text.length)
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// Returns the rectangle of glyphs in points, which has the full width for several lines.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let (start, end) = (layout.caret(glyphRange.lowerBound), layout.caret(glyphRange.upperBound))
    guard start.minY == end.minY else {
      let used = usedRect(for: container)
      return CGRect(
        x: 0, y: start.minY, width: used.width, height: end.maxY - start.minY)
    }
    return start.union(end).offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Returns the index of the glyph at a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let layout = layout(in: container), layout.text.length > 0 else { return 0 }
    let point = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let next = layout.first { caret, _ in
      caret.minY > point.y || caret.maxY > point.y && caret.minX > point.x
    }
    return min(max(next - 1, 0), layout.text.length - 1)
  }

  /// Returns the index of the character at a point.
  ///
  /// The fraction is 0.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }

  /// Draws glyphs at a point of the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let layout = layout(in: container) else { return }
    let start = layout.caret(glyphsToShow.lowerBound)
    let text = layout.part(glyphsToShow.lowerBound..<glyphsToShow.upperBound)
    text.draw(
      in: CGRect(
        x: origin.x + container.lineFragmentPadding, y: origin.y + start.minY,
        width: layout.width, height: .greatestFiniteMagnitude))
  }

  /// Draws nothing, because backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  private func layout(in container: NSTextContainer) -> TextLayout? {
    textStorage.map { text in
      let width = container.size.width - 2 * container.lineFragmentPadding
      return TextLayout(
        text: text, width: container.size.width > 0 ? max(width, 0) : .greatestFiniteMagnitude)
    }
  }
}

/// A text in lines of a width, whose parts are measured.
struct TextLayout {
  let text: NSAttributedString
  let width: CGFloat

  func part(_ range: Range<Int>) -> NSAttributedString {
    let range = range.clamped(to: 0..<text.length)
    return text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
  }

  func size(_ range: Range<Int>) -> CGSize {
    guard !range.isEmpty else { return .zero }
    return part(range).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude)
    ).size
  }

  /// Returns the rectangle of the insertion point before a code unit, without a width.
  func caret(_ offset: Int) -> CGRect {
    let offset = min(max(offset, 0), text.length)
    let height = size(0..<offset).height
    // The line starts after the last prefix that is less tall.
    let start = partition(0, offset) { size(0..<$0 + 1).height >= height }
    let above = size(0..<start).height
    let x = offset > start ? size(start..<offset).width : 0
    let tallest =
      height > above ? height - above : size(offset..<min(offset + 1, text.length)).height
    return CGRect(x: x, y: above, width: 0, height: tallest)
  }

  /// Returns the first offset whose insertion point meets a condition; the length if there is none.
  func first(where condition: (CGRect, Int) -> Bool) -> Int {
    partition(0, text.length) { condition(caret($0), $0) }
  }

  private func partition(_ start: Int, _ end: Int, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
