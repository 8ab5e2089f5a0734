// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The colors of a button in a state.
struct ButtonPalette {
  let fill: Color
  let text: Color
  let border: Color

  init(_ state: GomaUI.ButtonDisplayState) {
    typealias Colors = StyleProvider.Color
    switch (state.phase, state.style) {
    case _ where !state.isEnabled:
      self.init(disabled: state.style)
    case (.selected, _):
      self.init(fill: Colors.highlightSelected, text: Colors.onSelected)
    case (.failed, _):
      self.init(text: Colors.alertText, border: Colors.alertText)
    case (_, .solidBackground):
      self.init(fill: Colors.highlightPrimary, text: Colors.onHighlight)
    case (_, .bordered):
      self.init(text: Colors.highlightText, border: Colors.highlightText)
    case (_, .tinted):
      self.init(fill: Colors.highlightTint, text: Colors.highlightText)
    case (_, .transparent):
      self.init(text: Colors.highlightText)
    case (_, .destructive):
      self.init(fill: Colors.alertPrimary, text: Colors.onHighlight)
    }
  }

  private init(disabled style: GomaUI.ButtonDisplayState.Style) {
    let background = StyleProvider.Color.disabledBackground
    let text = StyleProvider.Color.disabledText
    switch style {
    case .solidBackground, .destructive: self.init(fill: background, text: text)
    case .tinted: self.init(fill: background.opacity(0.5), text: text)
    case .bordered: self.init(text: text, border: text)
    case .transparent: self.init(text: text)
    }
  }

  private init(fill: Color = .clear, text: Color, border: Color = .clear) {
    self.fill = fill
    self.text = text
    self.border = border
  }
}
