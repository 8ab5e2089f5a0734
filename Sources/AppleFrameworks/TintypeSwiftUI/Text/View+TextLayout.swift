// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The maximum number of lines of a text; `nil`, the default, sets no limit.
  public var lineLimit: Int? {
    get { base.lineLimit }
    set {
      base.lineLimit = newValue
      base.reservedLineCount = 0
    }
  }

  /// The extra space between the lines of a text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { CGFloat(base.lineSpacing) }
    set { base.lineSpacing = Double(newValue) }
  }

  /// The smallest factor by which fonts may shrink to make text fit; 1 by default.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(base.minimumScaleFactor) }
    set { base.minimumScaleFactor = Double(newValue) }
  }

  /// A Boolean value that indicates whether characters may move together to make text fit; `false`
  /// by default.
  ///
  /// Text is laid out without such a change.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The alignment of the lines of a text relative to each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { base.multilineTextAlignment }
    set { base.multilineTextAlignment = newValue }
  }

  /// The position at which a text that does not fit is truncated; its end by default.
  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(base.truncationMode) }
    set { base.truncationMode = newValue.engine }
  }

  /// The letter case in which text is shown; `nil`, the default, leaves it unchanged.
  public var textCase: Text.Case? {
    get { base.textCase.map { Text.Case($0) } }
    set { base.textCase = newValue?.engine }
  }
}

extension View {
  /// Limits each text in the view to a number of lines; `nil` removes the limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    transformingEnvironment { $0.lineLimit = number }
  }

  /// Reserves space for a number of lines of each text in the view, and removes the limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = nil
      $0.base.reservedLineCount = limit.lowerBound
    }
  }

  /// Limits each text in the view to a number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    transformingEnvironment { $0.lineLimit = limit.upperBound }
  }

  /// Limits each text in the view to the upper bound of a range of lines, and reserves space for the
  /// lower bound.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.base.reservedLineCount = limit.lowerBound
    }
  }

  /// Limits each text in the view to a number of lines, and can reserve their space.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineLimit = limit
      $0.base.reservedLineCount = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// Sets the extra space between the lines of each text in the view, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = lineSpacing }
  }

  /// Sets the alignment of the lines of each text in the view.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Sets the position at which text that does not fit is truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }

  /// Lets the fonts of each text in the view shrink to make the text fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Lets the characters of each text in the view move together to make the text fit.
  ///
  /// Text is laid out without such a change.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }

  /// Sets the letter case in which text in the view is shown; `nil` leaves it unchanged.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }

  /// Sets the Dynamic Type size of the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformingEnvironment { $0.base.dynamicTypeSize = size }
  }

  /// Limits the Dynamic Type size of the view to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    modified { $0.dynamicTypeSize(range) }
  }

  // Variants: Locale.Language -> TypesettingLanguage
  /// Sets the language for the metrics of text, which do not depend on it.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    transformingEnvironment { _ in }
  }

  /// Sets whether a user can select text, which does not change its appearance.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    transformingEnvironment { _ in }
  }
}

/// A type that determines whether a user can select text.
public protocol TextSelectability {
  /// A Boolean value that indicates whether text can be selected.
  static var allowsSelection: Bool { get }
}

// Variants: EnabledTextSelectability; can; true -> DisabledTextSelectability; cannot; false
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// The value `true`.
  public static let allowsSelection = true
}

// Variants: EnabledTextSelectability; enabled; can
//   -> DisabledTextSelectability; disabled; cannot
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
