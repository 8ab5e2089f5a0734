// SPDX-License-Identifier: MIT

package import Foundation

/// The type that measures and paints the content of views.
///
/// `TintypeSwiftUI`, which imports this module, conforms to it.
@MainActor
package protocol ViewPainting: AnyObject {
  /// Returns the size of the content in points; `nil` for a view without a size of its own.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The available size; `nil` for the ideal size.
  /// - Returns: The size.
  static func contentSize(of view: UIView, fitting size: CGSize?) -> CGSize?
  /// Returns the image of a hierarchy of views in the size of its root.
  static func image(of view: UIView, scale: CGFloat) -> CGImage?
  /// Returns the image of a layer in its size.
  static func image(of layer: CALayer, scale: CGFloat) -> CGImage?
  /// Returns the image of a drawing.
  static func image(
    of context: CGContext, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> CGImage?
}

/// The type that measures and paints; `nil` in a program without it.
///
/// It is found by its name, because this module cannot import it.
@MainActor
package enum ViewPainter {
  package static let current =
    NSClassFromString("TintypeSwiftUI.UIKitPainter") as? any ViewPainting.Type
}

extension UIView {
  /// Returns the size of the content in points; `nil` for a view without a size of its own.
  ///
  /// A length that is not positive, or larger than any screen, is no limit.
  package func contentSize(fitting size: CGSize?) -> CGSize? {
    func limit(_ length: CGFloat?) -> CGFloat {
      length.map { $0 > 0 && $0 < 100_000 ? $0 : .infinity } ?? .infinity
    }
    return ViewPainter.current?.contentSize(
      of: self, fitting: CGSize(width: limit(size?.width), height: limit(size?.height)))
  }

  /// The size of the content as an intrinsic size.
  var measuredSize: CGSize {
    contentSize(fitting: nil)
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// A Boolean value that indicates whether the height depends on the width.
  package var wrapsLines: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    case let view as UITextView: !view.isScrollEnabled
    case let button as UIButton: button.configuration != nil
    default: false
    }
  }

  /// The metrics of a text in the vertical center; `nil` for a view without a baseline.
  var baselineMetrics: (ascender: CGFloat, descender: CGFloat, height: CGFloat)? {
    let font: UIFont? =
      switch self {
      case let label as UILabel: label.font
      case let button as UIButton: button.titleLabel?.font
      case let field as UITextField: field.font ?? .systemFont(ofSize: 17)
      default: nil
      }
    guard let font else { return nil }
    let height =
      wrapsLines ? contentSize(fitting: bounds.size)?.height ?? font.lineHeight : font.lineHeight
    return (font.ascender, font.descender, height)
  }
}

/// The sizes of contents, which do not change during a layout.
@MainActor
final class ContentMeasurements {
  private var intrinsic: [ObjectIdentifier: CGSize] = [:]

  /// Returns the intrinsic size of a view, with its height in a width.
  func size(of view: UIView, width: CGFloat?) -> CGSize {
    let key = ObjectIdentifier(view)
    var size = intrinsic[key] ?? view.intrinsicContentSize
    intrinsic[key] = size
    if let width, width < size.width,
      let wrapped = view.contentSize(fitting: CGSize(width: width, height: 0))
    {
      size.height = wrapped.height
    }
    return size
  }
}

/// A view, or the controller of a view, whose content cannot be painted: it is shown as a placeholder.
package protocol _PlaceholderContent: AnyObject {}
