// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text; `nil`, the default, is the font of body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      base.font = newValue?.engine ?? .body
    }
  }
}

extension View {
  /// Sets the font of text in the view; `nil` restores the default.
  public nonisolated func font(_ font: Font?) -> some View {
    transformingEnvironment { $0.font = font }
  }

  /// Sets the weight of text in the view; `nil` uses that of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.base.textAttributes.weight = weight?.engine }
  }

  /// Sets the width of the letters of text in the view; `nil` uses that of the font.
  ///
  /// The font book has no files of other widths, so the width has no effect.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    transformingEnvironment { _ in }
  }

  /// Sets the design of fonts in the view; `nil` uses that of the font.
  ///
  /// The design has no effect, with a warning, if the font book has no family for it.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.base.textAttributes.design = design.map { $0.engine } }
  }

  /// Sets the weight of text in the view to bold; if it is not active, removes an outer bold weight.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { values in
      if isActive {
        values.base.textAttributes.weight = .bold
      } else if values.base.textAttributes.weight == .bold {
        values.base.textAttributes.weight = nil
      }
    }
  }

  /// Sets text in the view to italic; if it is not active, removes an outer italic style.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.base.textAttributes.isItalic = isActive ? true : nil }
  }

  /// Sets the design of fonts in the view to monospaced; if it is not active, removes an outer one.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { values in
      if isActive {
        values.base.textAttributes.design = .some(.monospaced)
      } else if values.base.textAttributes.design == .some(.monospaced) {
        values.base.textAttributes.design = nil
      }
    }
  }

  /// Sets the same width for all digits of text in the view.
  public nonisolated func monospacedDigit() -> some View {
    transformingEnvironment { values in
      let features = values.base.textAttributes.features ?? []
      values.base.textAttributes.features = features.union(.monospacedDigits)
    }
  }

  /// Sets the extra space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    transformingEnvironment { $0.base.textAttributes.tracking = Double(kerning) }
  }

  /// Sets the extra space between characters, in points; ligatures are separated.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.base.textAttributes.tracking = Double(tracking) }
  }

  /// Moves the characters of text in the view up, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformingEnvironment { $0.base.textAttributes.baselineOffset = Double(baselineOffset) }
  }

  // Variants: underline; below -> strikethrough; through
  /// Draws a line below the characters of text in the view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return transformingEnvironment {
      $0.base.textAttributes.underline = style.decoration(isActive: isActive, in: $0)
    }
  }

  /// Sets the size of text in the view relative to its font, if it is enabled.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformingEnvironment { if isEnabled { $0.base.textAttributes.scale = scale.factor } }
  }
}
