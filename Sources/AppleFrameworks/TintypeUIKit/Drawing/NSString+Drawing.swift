// SPDX-License-Identifier: MIT

public import Foundation

/// The options of drawing a text, which have no effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The origin is that of the first line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height has the distances between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The size is that of the drawn shapes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The values of drawing a text, which have no effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor of the font size.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// Draws the text at a point of the current context, without breaking lines.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.drawText(self, in: CGRect(origin: point, size: size()))
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.drawText(self, in: rect) }

  /// Returns the size of the text in points, without breaking lines.
  public func size() -> CGSize { size(fitting: nil) }

  /// Returns the rectangle of the text in points, with lines that fit in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size(fitting: size))
  }

  private func size(fitting size: CGSize?) -> CGSize {
    // Proof of safety: the text is read by this thread only.
    nonisolated(unsafe) let text = self
    return assumingMainActor {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 12)
      label.attributedText = text
      return label.contentSize(fitting: size) ?? .zero
    }
  }
}

extension NSString {
  /// Draws the text with attributes at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text with attributes in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Returns the size of the text with attributes in points, without breaking lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Returns the rectangle of the text with attributes in points, with lines that fit in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options)
  }

  private func attributed(_ values: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: values)
  }
}

extension String {
  /// Draws the text with attributes at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Returns the size of the text with attributes in points, without breaking lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text with attributes in points, with lines that fit in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options)
  }
}
