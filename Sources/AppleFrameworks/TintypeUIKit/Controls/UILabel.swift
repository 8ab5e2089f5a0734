// SPDX-License-Identifier: MIT

public import Foundation

/// A text that cannot be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The strategy of line breaks, which has no effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// A Boolean value that indicates whether the pointer shows the whole text.
  open var showsExpansionTextWhenTruncated: Bool = false
  /// A Boolean value that indicates whether letters come closer if the text does not fit.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// The position of a smaller text.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The smallest font size in points.
  open var minimumFontSize: CGFloat = 0
  /// The rule of the size, which has no effect.
  open var sizingRule: UILetterformAwareSizingRule = .typographic
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)) }
  /// Called to paint the text, which does not happen.
  open func drawText(in rect: CGRect) {}
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
  /// The images of an animation; the first one is shown in place of a missing image.
  open var animationImages: [UIImage]?
  /// The images of an animation of a highlighted view.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds of an animation.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of an animation.
  open var animationRepeatCount: Int = 0
  /// A Boolean value that indicates whether the focus changes the image.
  open var adjustsImageWhenAncestorFocused: Bool = false
  /// A Boolean value that indicates whether the effect of the focus has the outline of the image.
  open var masksFocusEffectToContents: Bool = false
  /// The range of brightness.
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  /// The range of brightness: always `standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// A Boolean value that indicates whether an animation was started.
  open private(set) var isAnimating = false
  /// The frame of the focus.
  public let focusedFrameGuide = UILayoutGuide()
  /// A view in front of the image, which is not shown.
  public let overlayContentView = UIView(frame: .zero)
  /// Starts an animation, which is not shown.
  open func startAnimating() { isAnimating = true }
  /// Stops an animation.
  open func stopAnimating() { isAnimating = false }
  /// Has no effect, because symbols are not animated.
  open func addSymbolEffect(
    _ effect: some Any, options: Any? = nil, animated: Bool = true,
    completion: ((Any) -> Void)? = nil
  ) {}
  /// Has no effect, because symbols are not animated.
  open func removeSymbolEffect(
    ofType effect: some Any, options: Any? = nil, animated: Bool = true,
    completion: ((Any) -> Void)? = nil
  ) {}
  /// Has no effect, because symbols are not animated.
  open func removeAllSymbolEffects(options: Any? = nil, animated: Bool = true) {}
  /// Sets the image, without an animation.
  open func setSymbolImage(
    _ image: UIImage, contentTransition: some Any, options: Any? = nil,
    completion: ((Any) -> Void)? = nil
  ) { self.image = image }
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

/// The position of a smaller text.
@nonexhaustive(warn)
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same line.
  case alignBaselines = 0
  /// In the center.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// The rule of the size of a text.
@nonexhaustive(warn)
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The metrics of the font.
  case typographic = 0
  /// The outlines of letters.
  case oversize = 1
}
