// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// A full-width button with five styles, three sizes and all states of its action.
struct ButtonView<ViewModel: ButtonViewModelProtocol>: View {
  @ObservedObject private var viewModel: ViewModel

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    let state = viewModel.currentDisplayState
    VStack(alignment: .leading, spacing: 6) {
      Button(action: viewModel.buttonTapped) {
        ButtonLabel(state: state)
      }
      .buttonStyle(GomaButtonStyle(state: state))
      .disabled(!state.isEnabled)
      .allowsHitTesting(state.phase != .loading)
      if case .failed(let message) = state.phase {
        Text(message)
          .font(StyleProvider.fontWith(type: .regular, size: 13))
          .foregroundColor(StyleProvider.Color.alertText)
      }
    }
  }
}

/// The icon and the title of a button, or dots while its action is running.
private struct ButtonLabel: View {
  let state: GomaUI.ButtonDisplayState

  var body: some View {
    let color = ButtonPalette(state).text
    HStack(spacing: 8) {
      if state.phase == .loading {
        LoadingDots(color: color)
      } else if let leadingIcon {
        IconView(shape: leadingIcon, color: color)
      }
      Text(state.title)
        .font(StyleProvider.fontWith(type: .bold, size: state.size.fontSize))
        .foregroundColor(color)
        .multilineTextAlignment(.center)
        .lineLimit(2)
      if case .trailing(let icon) = state.icon {
        IconView(shape: icon, color: color)
      }
    }
  }

  private var leadingIcon: GomaUI.IconShape? {
    if case .leading(let icon) = state.icon { return icon }
    switch state.phase {
    case .selected: return .checkmark
    case .failed: return .exclamationmark
    case .idle, .loading: return nil
    }
  }
}

/// Three dots that fade toward the title.
private struct LoadingDots: View {
  let color: Color

  var body: some View {
    HStack(spacing: 4) {
      ForEach([1, 0.65, 0.3], id: \.self) { opacity in
        Circle()
          .fill(color)
          .frame(width: 6, height: 6)
          .opacity(opacity)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The size, the fill and the border of a button.
private struct GomaButtonStyle: ButtonStyle {
  let state: GomaUI.ButtonDisplayState

  func makeBody(configuration: Configuration) -> some View {
    let palette = ButtonPalette(state)
    configuration.label
      .padding(.horizontal, state.size.horizontalPadding)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: state.size.minHeight)
      .background {
        RoundedRectangle(cornerRadius: state.size.cornerRadius, style: .circular)
          .fill(palette.fill)
          .strokeBorder(palette.border, lineWidth: 1.5)
      }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

#Preview("Action") {
  ButtonView(
    viewModel: MockButtonViewModel(GomaUI.ButtonDisplayState(title: "Add", icon: .leading(.plus))) {
      $0.show(.selected)
    }
  )
  .padding()
}
