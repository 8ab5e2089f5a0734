// SPDX-License-Identifier: MIT

public import Foundation

/// An indicator of an activity without a known end, which is visible while it is animated.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size.
  open var style: Style
  /// The color; that of the style by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// A Boolean value that indicates whether the indicator is hidden when it is not animated.
  open var hidesWhenStopped = true
  /// A Boolean value that indicates whether the indicator is animated.
  open private(set) var isAnimating = false

  /// Creates an indicator of a size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// Creates an indicator of medium size with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
  }

  /// Ends the animation.
  open func stopAnimating() {
    isAnimating = false
  }

  /// The side in points: 20, or 37 for a large indicator.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of an indicator.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }
}

/// An indicator of the progress of an activity.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The image of the filled part, which is not shown.
  open var progressImage: UIImage?
  /// The image of the line, which is not shown.
  open var trackImage: UIImage?
  /// The progress, whose value is read once.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  /// The progress from 0 to 1.
  open var progress: Float = 0
  /// The color of the completed part.
  open var progressTintColor: UIColor?
  /// The color of the other part.
  open var trackTintColor: UIColor?
  /// The style.
  open var progressViewStyle = Style.default

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The height of the bar in points, 4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }

  /// The style of a progress view.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The style of content.
    case `default` = 0
    /// The style of bars.
    case bar = 1
  }

  /// Sets the progress, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// A view with a visual effect: the material of a blur.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for subviews.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// An effect that makes content in front of a blur stand out.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect on a blur with a style, which has no effect.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Creates an effect in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// The style of vibrancy.
@nonexhaustive(warn)
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label = 0
  /// A second label.
  case secondaryLabel = 1
  /// A third label.
  case tertiaryLabel = 2
  /// A fourth label.
  case quaternaryLabel = 3
  /// A shape.
  case fill = 4
  /// A second shape.
  case secondaryFill = 5
  /// A third shape.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}
