// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

extension UIKitContent {
  /// Returns the view that looks as a view of UIKit; `nil` if the view cannot be painted.
  ///
  /// Views with subviews and subclasses of `UIView` itself, which can draw, are not painted.
  @MainActor
  static func painted(_ view: UIView) -> (any View)? {
    guard let content = content(of: view) else { return nil }
    return
      content
      .background(view.backgroundColor.map { Color(uiColor: $0) } ?? .clear)
      .opacity(view.isHidden ? 0 : Double(view.alpha))
  }

  @MainActor
  private static func content(of view: UIView) -> (any View)? {
    switch view {
    case let view as UIVisualEffectView where view.contentView.subviews.isEmpty:
      (view.effect as? UIBlurEffect).map { BlurView(style: $0.style) } ?? Color.clear
    case let view as UIActivityIndicatorView: ActivityIndicator(view: view)
    case let view as UILabel: LabelText(view: view)
    case let view as UIImageView: PaintedImage(view: view)
    default:
      type(of: view) == UIView.self && view.subviews.isEmpty ? Color.clear : nil
    }
  }
}

/// The material of a blur.
private struct BlurView: View {
  let style: UIBlurEffect.Style

  var body: some View {
    switch style {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .extraLight, .light:
      rectangle.environment(\.colorScheme, .light)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark, .dark, .extraDark:
      rectangle.environment(\.colorScheme, .dark)
    default: rectangle
    }
  }

  private var rectangle: some View { Rectangle().fill(material) }

  private var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark,
      .light:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight,
      .extraDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}

/// The indicator of an activity, in the center.
private struct ActivityIndicator: View {
  let view: UIActivityIndicatorView

  var body: some View {
    ProgressView()
      .controlSize(view.style == .large ? .large : .regular)
      .tint(view.color.map { Color(uiColor: $0) })
      .opacity(view.isAnimating || !view.hidesWhenStopped ? 1 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The text of a label, at the edge of its alignment and in the vertical center.
private struct LabelText: View {
  let view: UILabel

  var body: some View {
    text
      .font(Font(view.font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(Color(uiColor: view.textColor ?? .label))
      .lineLimit(view.numberOfLines > 0 ? view.numberOfLines : nil)
      .minimumScaleFactor(view.adjustsFontSizeToFitWidth ? max(view.minimumScaleFactor, 0.01) : 1)
      .truncationMode(truncation)
      .multilineTextAlignment(alignment)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(
          horizontal: horizontal, vertical: .center))
  }

  private var text: Text {
    Text(verbatim: view.text ?? "")
  }

  private var truncation: Text.TruncationMode {
    switch view.lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }

  private var alignment: TextAlignment {
    switch view.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .center: .center
    case .trailing: .trailing
    default: .leading
    }
  }
}

/// The image of an image view, in the mode of its content.
private struct PaintedImage: View {
  let view: UIImageView

  var body: some View {
    let image = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image
    if let image {
      switch view.contentMode {
      case .scaleAspectFit:
        Image(uiImage: image).resizable().scaledToFit()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .scaleAspectFill:
        Color.clear.overlay { Image(uiImage: image).resizable().scaledToFill() }
          .modifier(ClippedIf(isClipped: view.clipsToBounds))
      case .scaleToFill, .redraw: Image(uiImage: image).resizable()
      default:
        Image(uiImage: image).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      Color.clear
    }
  }
}

/// A modifier that clips a view under a condition.
private struct ClippedIf: ViewModifier {
  let isClipped: Bool

  func body(content: Content) -> some View {
    if isClipped { content.clipped() } else { content }
  }
}
