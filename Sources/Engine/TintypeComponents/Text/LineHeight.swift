// SPDX-License-Identifier: MIT

/// The distance between the baselines of two lines of a text, whatever the metrics of its fonts.
package enum LineHeight: Hashable, Codable, Sendable {
  /// The largest font size of a line multiplied by a factor.
  case multiple(factor: Length)
  /// The largest font size of a line plus an increase in points.
  case leading(increase: Length)
  /// A distance in points.
  case exact(Length)

  /// Returns the distance of a text style, reduced by a number of points.
  static func tightened(
    _ style: Font.TextStyle, by points: Double, at dynamicTypeSize: DynamicTypeSize
  ) -> LineHeight? {
    let size = style.size(at: dynamicTypeSize)
    return Font.styleLineSpacing(ofSize: size).map {
      .leading(increase: Length($0 - size - points))
    }
  }

  /// Returns the height for the largest font size of a line; `nil` if it is not a number from 0 to
  /// 1,000,000.
  func points(forSize size: Double) -> Double? {
    let height =
      switch self {
      case .multiple(let factor): size * factor.points
      case .leading(let increase): size + increase.points
      case .exact(let height): height.points
      }
    return (0...1_000_000).contains(height) ? height : nil
  }

  /// The kind and the number, in descriptions of a text.
  package var summary: String {
    switch self {
    case .multiple(let factor): "multiple \(factor.points)"
    case .leading(let increase): "leading \(increase.points)"
    case .exact(let height): "exact \(height.points)"
    }
  }
}

extension TypesetText {
  /// Returns the text with lines of a height, which is distributed equally above and below.
  func withHeight(_ lineHeight: LineHeight?) -> TypesetText {
    guard let lineHeight else { return self }
    var text = self
    for index in lines.indices {
      let size = lines[index].spans.map(\.font.size).max() ?? 0
      guard let height = lineHeight.points(forSize: size) else { continue }
      let extra = height - lines[index].height
      text.lines[index].ascent += extra / 2
      text.lines[index].descent += extra / 2
      text.lines[index].leading = 0
    }
    return text
  }
}

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: LineHeight? { nil }
  }

  /// The distance between the baselines of the lines of text; `nil`, the default, for that of the
  /// fonts.
  package var lineHeight: LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
