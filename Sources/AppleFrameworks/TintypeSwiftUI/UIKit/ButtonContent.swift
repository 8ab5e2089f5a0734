// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The title and the image of a button, in the style of its type or configuration.
struct ButtonContent: View {
  let button: UIButton
  let isMeasured: Bool

  var body: some View {
    let button = Button(action: perform) {
      if let configuration = self.button.configuration {
        ConfiguredLabel(button: self.button, configuration: configuration)
          .modifier(LabelFrame(button: self.button, isMeasured: isMeasured))
      } else {
        label.modifier(LabelFrame(button: self.button, isMeasured: isMeasured))
      }
    }
    .disabled(!self.button.isEnabled)
    if let configuration = self.button.configuration {
      button.modifier(ConfiguredStyle(configuration: configuration))
    } else {
      button.buttonStyle(.plain)
        .frame(minWidth: 30)
        .background {
          if let image = self.button.currentBackgroundImage { Image(uiImage: image).resizable() }
        }
    }
  }

  private func perform() {
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private var label: some View {
    HStack(spacing: 0) {
      if let image = button.currentImage {
        Image(uiImage: image)
          .foregroundStyle(Color(uiColor: button.tintColor ?? .tintColor))
          .offset(x: button.imageEdgeInsets.left - button.imageEdgeInsets.right)
      }
      if let title = button.currentAttributedTitle {
        AttributedLines(text: title, font: font, color: color, isMeasured: true)
          .lineLimit(button.titleLabel?.numberOfLines ?? 1)
          .offset(x: button.titleEdgeInsets.left - button.titleEdgeInsets.right)
      }
    }
    .padding(insets)
  }

  private var font: UIFont { button.titleLabel?.font ?? .systemFont(ofSize: 18) }

  private var color: UIColor {
    button.titleColor(for: button.state)
      ?? (button.buttonType == .custom ? .white : button.tintColor ?? .tintColor)
  }

  private var insets: EdgeInsets {
    let insets = button.contentEdgeInsets
    // The title of a button without insets has a distance of 6 points from the upper edge.
    let vertical: CGFloat = insets == .zero && button.currentTitle != nil ? 6 : 0
    return EdgeInsets(
      top: insets.top + vertical, leading: insets.left, bottom: insets.bottom + vertical,
      trailing: insets.right)
  }
}

/// The frame of a label in a button that is larger.
private struct LabelFrame: ViewModifier {
  let button: UIButton
  let isMeasured: Bool

  func body(content: Content) -> some View {
    if isMeasured {
      content
    } else {
      content.modifier(
        FillingFrame(alignment: Alignment(horizontal: horizontal, vertical: vertical)))
    }
  }

  private var horizontal: HorizontalAlignment {
    switch button.contentHorizontalAlignment {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch button.contentVerticalAlignment {
    case .top: .top
    case .bottom: .bottom
    default: .center
    }
  }
}

/// The title, the subtitle and the image of a configuration.
private struct ConfiguredLabel: View {
  let button: UIButton
  let configuration: UIButton.Configuration

  var body: some View {
    let isVertical = configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(spacing: configuration.imagePadding))
      : AnyLayout(HStackLayout(spacing: configuration.imagePadding))
    let isFirst = !configuration.imagePlacement.isDisjoint(with: [.leading, .top])
    layout {
      if isFirst { image }
      titles
      if !isFirst { image }
    }
    .foregroundStyle(color)
    .padding(difference)
  }

  @ViewBuilder private var image: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image = configuration.image ?? button.currentImage {
      if image.isSymbolImage, let symbol = configuration.preferredSymbolConfigurationForImage {
        Image(uiImage: image.withConfiguration(symbol))
      } else {
        Image(uiImage: image)
      }
    }
  }

  @ViewBuilder private var titles: some View {
    VStack(spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(title)
      } else if let title = configuration.title ?? button.currentTitle {
        Text(verbatim: title)
      }
      if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
    }
  }

  private var color: AnyShapeStyle {
    if let color = configuration.baseForegroundColor {
      return AnyShapeStyle(Color(uiColor: color))
    }
    return configuration.style == .gray
      ? AnyShapeStyle(Color(uiColor: button.tintColor ?? .tintColor)) : AnyShapeStyle(.foreground)
  }

  /// The difference of the insets from those of the style.
  private var difference: EdgeInsets {
    let insets = configuration.contentInsets
    let hasStyle = configuration.style != .plain
    return EdgeInsets(
      top: insets.top - (hasStyle ? 7 : 0), leading: insets.leading - (hasStyle ? 12 : 0),
      bottom: insets.bottom - (hasStyle ? 7 : 0), trailing: insets.trailing - (hasStyle ? 12 : 0))
  }
}

/// The style of SwiftUI that looks as a configuration.
private struct ConfiguredStyle: ViewModifier {
  let configuration: UIButton.Configuration

  func body(content: Content) -> some View {
    let sized = content.buttonBorderShape(shape).controlSize(size)
    let color = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    switch configuration.style {
    case .plain:
      sized.buttonStyle(.borderless)
        .background(color.map { Color(uiColor: $0) } ?? .clear, in: shape)
    case .gray where color == nil: sized.buttonStyle(.bordered).tint(.gray)
    case .tinted:
      if let color {
        sized.buttonStyle(.bordered).tint(Color(uiColor: color))
      } else {
        sized.buttonStyle(.bordered)
      }
    case .filled, .gray:
      if let color {
        sized.buttonStyle(.borderedProminent).tint(Color(uiColor: color))
      } else {
        sized.buttonStyle(.borderedProminent)
      }
    }
  }

  private var shape: ButtonBorderShape {
    switch configuration.cornerStyle {
    case .capsule: .capsule
    case .fixed: .roundedRectangle(radius: configuration.background.cornerRadius)
    default: .roundedRectangle
    }
  }

  private var size: ControlSize {
    switch configuration.buttonSize {
    case .mini: .mini
    case .small: .small
    case .large: .large
    case .medium: .regular
    }
  }
}
