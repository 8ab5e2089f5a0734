// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// A full-width button with five styles, three sizes and all states of its action.
  package struct ButtonView: Component {
    private let viewModel: any ButtonViewModelProtocol

    /// Creates a button that shows its model's current state.
    package init(viewModel: any ButtonViewModelProtocol) {
      self.viewModel = viewModel
    }

    /// The label on its background, with an optional message below it.
    package var body: some Component {
      let state = viewModel.currentDisplayState
      let palette = ButtonPalette(state)
      VStack(alignment: .leading, spacing: 6) {
        ButtonLabel(state: state, color: palette.text)
          .padding(.horizontal, state.size.horizontalPadding)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity, minHeight: state.size.minHeight)
          .background { ButtonBackground(palette: palette, radius: state.size.cornerRadius) }
        if case .failed(let message) = state.phase {
          Text(message)
            .font(StyleProvider.fontWith(type: .regular, size: 13))
            .foregroundStyle(StyleProvider.Color.alertText)
        }
      }
      .disabled(!state.isEnabled)
    }
  }

  /// The icon and the title of a button, or dots while its action is running.
  private struct ButtonLabel: Component {
    let state: ButtonDisplayState
    let color: Color

    var body: some Component {
      HStack(spacing: 8) {
        if state.phase == .loading {
          LoadingDots(color: color)
        } else if let icon = leadingIcon {
          IconView(shape: icon, color: color)
        }
        Text(state.title)
          .font(StyleProvider.fontWith(type: .bold, size: state.size.fontSize))
          .foregroundStyle(color)
          .multilineTextAlignment(.center)
          .lineLimit(2)
        if case .trailing(let icon) = state.icon {
          IconView(shape: icon, color: color)
        }
      }
    }

    private var leadingIcon: IconShape? {
      if case .leading(let icon) = state.icon { return icon }
      return switch state.phase {
      case .selected: .checkmark
      case .failed: .exclamationmark
      case .idle, .loading: nil
      }
    }
  }

  /// Three fading dots, in the initial state of their animation.
  private struct LoadingDots: Component {
    let color: Color

    var body: some Component {
      HStack(spacing: 4) {
        ForEach([1, 0.65, 0.3], id: \.self) { opacity in
          Circle().fill(color).frame(width: 6, height: 6).opacity(opacity)
        }
      }
    }
  }

  /// The fill and the border of a button.
  private struct ButtonBackground: Component {
    let palette: ButtonPalette
    let radius: Double

    var body: some Component {
      RoundedRectangle(cornerRadius: radius)
        .fill(palette.fill)
        .strokeBorder(palette.border, lineWidth: palette.borderWidth)
    }
  }
}

extension GomaUI {
  /// The colors of a button in a state.
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

  /// Icons with round line caps in a square of 16 points.
  package enum IconShape: String, Hashable, Sendable, CaseIterable {
    /// A plus sign for adding.
    case plus
    /// A check mark for completion.
    case checkmark
    /// A forward arrow.
    case arrowForward
    /// An exclamation mark for an error.
    case exclamationmark

    var path: Path {
      Path { path in
        switch self {
        case .plus:
          path.addSegments((8, 3), (8, 13))
          path.addSegments((3, 8), (13, 8))
        case .checkmark:
          path.addSegments((3, 8.5), (6.5, 12), (13, 4.5))
        case .arrowForward:
          path.addSegments((2.5, 8), (13, 8))
          path.addSegments((8.5, 3.5), (13, 8), (8.5, 12.5))
        case .exclamationmark:
          path.addSegments((8, 2.5), (8, 9))
          path.addSegments((8, 13), (8, 13.01))
        }
      }
    }
  }

  /// An icon in a color.
  struct IconView: Component {
    let shape: IconShape
    let color: Color

    var body: some Component {
      shape.path
        .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 16, height: 16)
    }
  }
}

extension Path {
  /// Adds straight line segments between points.
  fileprivate mutating func addSegments(_ points: (x: Double, y: Double)...) {
    for (index, point) in points.enumerated() {
      let point = Point(x: point.x, y: point.y)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
