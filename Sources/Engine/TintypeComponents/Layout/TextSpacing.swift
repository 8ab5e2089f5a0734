// SPDX-License-Identifier: MIT

/// The preferred distances of a text from its upper and lower neighbors.
///
/// They follow from the greatest ascent, descent, leading and height of capital letters of the
/// text's fonts, with `height` = ascent + descent and `tenth` = a tenth of it, rounded up to whole
/// pixels:
///
/// | neighbors | distance |
/// |---|---|
/// | text above text | the leading of the lower text, rounded up to whole pixels |
/// | text above another component | the greater of `height + tenth − capHeight` and `tenth + descent` |
/// | another component above text | `tenth + descent` |
///
/// Several texts at an edge, and a text beside another component, have the greatest distance.
/// Symbols and spacers beside a text do not change its distances, as recordings of iOS show for rows
/// with a symbol. To the left and the right of a text, the distance is 8. OpenSwiftUI's
/// `Text+Spacing.swift` contains this rule of SwiftUI, and public projects measured its distances on
/// iOS 26 and macOS 26.
struct TextSpacing {
  let top: Edge
  let bottom: Edge

  /// Creates the distances for the extents of the fonts of a text.
  init(_ fonts: FontExtents, displayScale: Double) {
    func up(_ length: Double) -> Double {
      displayScale > 0 ? (length * displayScale - 1e-6).rounded(.up) / displayScale : length
    }
    let height = fonts.ascent + fonts.descent
    let tenth = up(height / 10)
    let line = Edge.Line(spacing: height + fonts.leading, leading: up(fonts.leading))
    top = Edge(distance: tenth + fonts.descent, line: line)
    bottom = Edge(
      distance: max(height + tenth - fonts.capHeight, tenth + fonts.descent), line: line)
  }

  /// The preferences of an upper or a lower edge where texts are involved.
  struct Edge: Hashable, Sendable {
    /// The distance between lines of the text.
    struct Line: Hashable, Sendable {
      /// The distance between baselines.
      var spacing: Double
      /// The distance from the bottom of a line to the top of the next one.
      var leading: Double
    }

    /// A Boolean value that indicates whether a neighboring text determines the distance.
    private var isPlain = false
    /// A Boolean value that indicates whether the edge is only plain without a text beside it.
    private var yieldsToText = false
    /// The distance of the text at this edge from a plain edge.
    private var distance: Double?
    /// The line of the text at this edge.
    private var line: Line?

    /// Creates the edge of another component than a text.
    init(isPlain: Bool, yieldsToText: Bool = false) {
      (self.isPlain, self.yieldsToText) = (isPlain, yieldsToText)
    }

    /// Creates the edge of a text.
    init(distance: Double, line: Line) { (self.distance, self.line) = (distance, line) }

    /// Returns the distance to the edge below; `nil` if no text determines it.
    func distance(to next: Edge) -> Double? {
      var result = line == nil ? nil : next.line?.leading
      if next.isPlain { result = ComponentSpacing.maximum(result, distance) }
      if isPlain { result = ComponentSpacing.maximum(result, next.distance) }
      return result
    }

    /// Returns the preferences of components that share the edge.
    func union(_ other: Edge) -> Edge {
      var union = self
      let hasText = line != nil || other.line != nil
      union.isPlain =
        isPlain && !(hasText && yieldsToText) || other.isPlain && !(hasText && other.yieldsToText)
      union.yieldsToText =
        (yieldsToText || !isPlain) && (other.yieldsToText || !other.isPlain)
      union.distance = ComponentSpacing.maximum(distance, other.distance)
      if other.line?.spacing ?? -.infinity > line?.spacing ?? -.infinity { union.line = other.line }
      return union
    }
  }
}

extension LayoutTree {
  /// Returns the preferred distances of a text; none if the measurer has no fonts.
  func spacing(of text: TextContent) -> ComponentSpacing {
    guard let fonts, let first = text.runs.first,
      var extents = try? fonts.extents(of: first.font)
    else { return ComponentSpacing() }
    for run in text.runs.dropFirst() {
      if let other = try? fonts.extents(of: run.font) { extents.formUnion(other) }
    }
    return ComponentSpacing(TextSpacing(extents, displayScale: displayScale))
  }
}
