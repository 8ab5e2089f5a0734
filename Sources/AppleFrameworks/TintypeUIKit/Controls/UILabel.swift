// SPDX-License-Identifier: MIT

public import Foundation

/// A text that cannot be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      attributed = nil
      plain = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      plain = nil
      attributed = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font, 17 points by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The handling of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, 1 by default; 0 for no limit.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
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
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The color of a highlighted text.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that indicates whether the text is highlighted.
  open var isHighlighted = false

  /// The size of the text in points, with lines as wide as `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: preferredMaxLayoutWidth, height: 0)) ?? measuredSize
  }

  private var plain: String?
  private var attributed: NSAttributedString?
}

/// A view of an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The configuration of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The image of a highlighted view.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view of an image with its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view of an image with its size, and of the image of a highlighted view.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
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
