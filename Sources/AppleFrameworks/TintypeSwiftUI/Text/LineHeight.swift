// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension AttributedString {
  /// The distance between the baselines of two lines.
  public struct LineHeight: Hashable, Codable, Sendable {
    /// The height in the engine; `nil` for that of the fonts.
    let engine: TintypeComponents.LineHeight?

    /// The height of the fonts of each line.
    public static var variable: AttributedString.LineHeight { .init(engine: nil) }
    /// The height of the fonts, because Apple does not document the factor of this height.
    public static var normal: AttributedString.LineHeight { .init(engine: nil) }
    /// The height of the fonts, because Apple does not document the factor of this height.
    public static var tight: AttributedString.LineHeight { .init(engine: nil) }
    /// The height of the fonts, because Apple does not document the factor of this height.
    public static var loose: AttributedString.LineHeight { .init(engine: nil) }

    /// Returns the largest point size of a line multiplied by a factor.
    public static func multiple(factor: CGFloat) -> AttributedString.LineHeight {
      .init(engine: .multiple(factor: Length(Double(factor))))
    }

    /// Returns the largest point size of a line plus an increase in points.
    public static func leading(increase: CGFloat) -> AttributedString.LineHeight {
      .init(engine: .leading(increase: Length(Double(increase))))
    }

    /// Returns a height in points.
    public static func exact(points: CGFloat) -> AttributedString.LineHeight {
      .init(engine: .exact(Length(Double(points))))
    }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// The distance between the baselines of two lines of a text; `nil`, the default, for that of the
  /// fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set {
      self[LineHeightKey.self] = newValue
      base.lineHeight = newValue?.engine
    }
  }
}

extension View {
  /// Sets the distance between the baselines of the lines of each text in the view; `nil` for that of
  /// the fonts.
  ///
  /// The characters are in the middle of a line. A height that is not a number from 0 to 1,000,000
  /// points counts as `nil`.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    transformingEnvironment { $0.lineHeight = lineHeight }
  }
}
