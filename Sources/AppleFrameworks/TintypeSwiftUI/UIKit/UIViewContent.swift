// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The own content of a view of UIKit, without its background and subviews.
///
/// This is the only place that maps classes of UIKit to views.
struct UIViewContent: View {
  let view: UIView
  /// A Boolean value that indicates whether the content is measured, without the frame of the view.
  let isMeasured: Bool

  var body: some View {
    if let content {
      AnyView(content)
        .modifier(ContentFrame(size: isMeasured ? nil : view.bounds.size))
        .modifier(OptionalTint(color: view.inheritedTint))
        .environment(\.layoutDirection, direction)
    }
  }

  private var direction: LayoutDirection {
    view.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The content; `nil` for a view without content of its own.
  var content: (any View)? {
    if let hosted = UIKitContent.hosted(in: view) { return AnyView(hosted) }
    if let controller = view.controller, ContainerContent.isContainer(controller) {
      return isMeasured ? nil : ContainerContent(controller: controller)
    }
    switch view {
    case let label as UILabel: return LabelContent(label: label, isMeasured: isMeasured)
    case let view as UIImageView: return isMeasured ? nil : ImageViewContent(view: view)
    case let button as UIButton: return ButtonContent(button: button, isMeasured: isMeasured)
    case let view as UITextView: return TextViewContent(view: view, isMeasured: isMeasured)
    case let field as UITextField: return FieldContent(field: field, isMeasured: isMeasured)
    case let control as UISegmentedControl: return SegmentsContent(control: control)
    case let control as UIPageControl: return PagesContent(control: control)
    case let control as UISwitch: return SwitchContent(control: control)
    case let slider as UISlider: return SliderContent(slider: slider)
    case let stepper as UIStepper: return StepperContent(stepper: stepper)
    case let view as UIProgressView: return ProgressContent(view: view)
    case let view as UIActivityIndicatorView: return IndicatorContent(view: view)
    case let view as UIVisualEffectView:
      return (view.effect as? UIBlurEffect).map { BlurContent(style: $0.style) }
    default: return nil
    }
  }

  /// Returns the name of a view whose content cannot be painted; `nil` for all others.
  static func placeholderName(of view: UIView) -> String? {
    let name = "\(type(of: view.controller.map { $0 as AnyObject } ?? view))"
    switch view.controller {
    case is UIActivityViewController, is UIAlertController, is any _PlaceholderContent: return name
    default: break
    }
    switch view {
    case is UIDatePicker, is UIPickerView, is UINavigationBar, is UITabBar, is UIToolbar,
      is any _PlaceholderContent:
      return name
    default: return nil
    }
  }
}

/// The frame of a view.
private struct ContentFrame: ViewModifier {
  let size: CGSize?

  func body(content: Content) -> some View {
    content.frame(width: size.map { max($0.width, 0) }, height: size.map { max($0.height, 0) })
  }
}

/// The image of an image view, in the mode of its content.
private struct ImageViewContent: View {
  let view: UIImageView

  var body: some View {
    if let shown = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image {
      let image = Image(
        uiImage: view.preferredSymbolConfiguration.map { shown.applying($0) } ?? shown)
      Group {
        switch view.contentMode {
        case .scaleAspectFit: image.resizable().scaledToFit().modifier(FillingFrame())
        case .scaleAspectFill: Color.clear.overlay { image.resizable().scaledToFill() }
        case .scaleToFill, .redraw: image.resizable()
        default: image.modifier(FillingFrame(alignment: alignment))
        }
      }
      // The color of templates and symbols.
      .foregroundStyle(Color(uiColor: view.tintColor ?? .tintColor))
    }
  }

  private var alignment: Alignment {
    switch view.contentMode {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}

extension UIImage {
  fileprivate func applying(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
    isSymbolImage ? withConfiguration(configuration) : self
  }
}
