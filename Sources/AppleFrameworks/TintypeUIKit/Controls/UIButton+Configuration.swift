// SPDX-License-Identifier: MIT

public import Foundation

extension UIButton {
  /// The look and the content of a button.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle in points.
    public var titlePadding: CGFloat = 1
    /// The insets of the content in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the title and the image; that of the style by default.
    public var baseForegroundColor: UIColor?
    /// The color of the background; that of the style by default.
    public var baseBackgroundColor: UIColor?
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// A Boolean value that indicates whether an indicator replaces the image.
    public var showsActivityIndicator = false

    package let style: Style

    /// The look of the background.
    package enum Style: Sendable { case plain, gray, tinted, filled }

    /// Returns the configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns the configuration with a background of the tint at a low opacity.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the configuration with a background of the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns the configuration without a background.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration with a gray background.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns the configuration with a background of the tint at a low opacity.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the configuration with a background of the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }

    /// The corners of the background.
    @nonexhaustive(warn)
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// A radius that follows the text size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// The size of a button.
    @nonexhaustive(warn)
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Mini.
      case mini = 2
      /// Large.
      case large = 3
    }
  }
}

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
  /// The color; that of the style by default.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// The image.
  public var image: UIImage?

  /// Returns the configuration without a color.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
