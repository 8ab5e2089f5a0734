// SPDX-License-Identifier: MIT

extension Font {
  /// The purpose of a text, which determines its size.
  public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle
    /// A first-level title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading above body text.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2

    /// Returns the size of the em square in points.
    public func size(at dynamicTypeSize: DynamicTypeSize) -> Double {
      let sizes = sizes
      let step = dynamicTypeSize.step
      return sizes.indices.contains(step) ? sizes[step] : 17
    }

    /// Returns a length that is `value` at `.large`, and a whole number of pixels at every other
    /// size.
    ///
    /// It scales with the distance between the baselines of the style, as recordings of iOS show:
    /// for body text at `.medium` with two pixels per point, 17 becomes 16 and 16 becomes 15.5.
    package func scaled(
      _ value: Double,
      for dynamicTypeSize: DynamicTypeSize,
      displayScale: Double
    ) -> Double {
      guard let large = Font.styleLineSpacing(ofSize: size(at: .large)),
        let wanted = Font.styleLineSpacing(ofSize: size(at: dynamicTypeSize)), wanted != large
      else { return value }
      let scaled = value * wanted / large
      let pixels = (scaled * displayScale).rounded()
      return displayScale > 0 && pixels.isFinite ? pixels / displayScale : scaled
    }

    /// The sizes from `.xSmall` to `.accessibility5`.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, “iOS, iPadOS Dynamic Type sizes” and
    /// “Larger accessibility type sizes”.
    private var sizes: [Double] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
      }
    }
  }

  /// The distance between the baselines of a text style in its own size, in points; `nil` for other
  /// fonts.
  package var styleLineSpacing: Double? {
    guard family == nil, let textStyle, size == textStyle.size(at: dynamicTypeSize ?? .large) else {
      return nil
    }
    return Self.styleLineSpacing(ofSize: size)
  }

  /// Returns the distance between the baselines of a text style, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, which list it as “leading” for each
  /// style and size; it depends on the size alone.
  package static func styleLineSpacing(ofSize size: Double) -> Double? {
    let added = [(60, 10), (53, 9), (44, 8), (37, 7), (29, 6), (21, 5), (12, 4), (11, 2)]
    return added.last { size <= Double($0.0) }.map { size + Double($0.1) }
  }

  /// Returns the default family in the size of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - weight: The weight; `nil`, the default, is semibold for a headline and regular otherwise.
  /// - Returns: The font.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    Font(
      size: style.size(at: .large),
      weight: weight ?? (style == .headline ? .semibold : .regular),
      textStyle: style
    )
  }

  /// The title of a screen: 34 points at `.large`.
  public static let largeTitle = system(.largeTitle)
  /// A first-level title: 28 points at `.large`.
  public static let title = system(.title)
  /// A second-level title: 22 points at `.large`.
  public static let title2 = system(.title2)
  /// A third-level title: 20 points at `.large`.
  public static let title3 = system(.title3)
  /// A heading above body text: semibold, 17 points at `.large`.
  public static let headline = system(.headline)
  /// A subheading: 15 points at `.large`.
  public static let subheadline = system(.subheadline)
  /// The default font of text: the default family, 17 points at `.large`.
  public static let body = system(.body)
  /// Callouts: 16 points at `.large`.
  public static let callout = system(.callout)
  /// Footnotes: 13 points at `.large`.
  public static let footnote = system(.footnote)
  /// Captions: 12 points at `.large`.
  public static let caption = system(.caption)
  /// Smaller captions: 11 points at `.large`.
  public static let caption2 = system(.caption2)
}
