// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The colours of a button in a state.
  struct ButtonPalette {
    let fill: Color
    let text: Color
    let border: Color
    var borderWidth: Double { 1.5 }

    init(_ state: ButtonDisplayState) {
      typealias Colors = StyleProvider.Color
      let isSolid = state.style == .solidBackground || state.style == .destructive
      let (fill, text, border): (Color, Color, Color)
      if !state.isEnabled {
        text = Colors.disabledText
        fill =
          isSolid
          ? Colors.disabledBackground
          : state.style == .tinted ? Colors.disabledBackground.opacity(0.5) : .clear
        border = state.style == .bordered ? Colors.disabledText : .clear
      } else if state.phase == .selected {
        (fill, text, border) = (Colors.highlightSelected, Colors.onSelected, .clear)
      } else if case .failed = state.phase {
        (fill, text, border) = (.clear, Colors.alertText, Colors.alertText)
      } else {
        switch state.style {
        case .solidBackground:
          (fill, text, border) = (Colors.highlightPrimary, Colors.onHighlight, .clear)
        case .bordered:
          (fill, text, border) = (.clear, Colors.highlightText, Colors.highlightText)
        case .tinted:
          (fill, text, border) = (Colors.highlightTint, Colors.highlightText, .clear)
        case .transparent:
          (fill, text, border) = (.clear, Colors.highlightText, .clear)
        case .destructive:
          (fill, text, border) = (Colors.alertPrimary, Colors.onHighlight, .clear)
        }
      }
      self.fill = fill
      self.text = text
      self.border = border
    }
  }
}
