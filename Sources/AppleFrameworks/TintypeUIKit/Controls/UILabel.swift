// SPDX-License-Identifier: MIT

public import Foundation

/// A text that cannot be edited.
///
/// A `UIViewRepresentable` whose view is a label shows its text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      attributed = nil
      plain = newValue
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      plain = nil
      attributed = newValue
    }
  }
  /// The font, 17 points by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The handling of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, 1 by default; 0 for no limit.
  open var numberOfLines = 1
  /// A Boolean value that indicates whether the font becomes smaller if the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor of the font size.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The width in points at which lines break.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// A Boolean value that indicates whether the label is enabled.
  open var isEnabled = true

  private var plain: String?
  private var attributed: NSAttributedString?
}

/// An image.
///
/// A `UIViewRepresentable` whose view is an image view shows its image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image of a highlighted view.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view of an image with its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the image in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
