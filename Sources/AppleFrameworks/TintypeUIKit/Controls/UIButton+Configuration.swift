// SPDX-License-Identifier: MIT

public import Foundation

extension UIButton {
  /// The look and the content of a button.
  public struct Configuration {
    /// The image's change of color, which has no effect.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The change of the progress view's color, which has no effect.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The change of the indicator's color, which has no effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The change of the title's attributes, which has no effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The change of the subtitle's attributes, which has no effect.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The handling of a title that does not fit, which has no effect.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The handling of a subtitle that does not fit, which has no effect.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// The mark of a button with a menu, which is not shown.
    public var indicator = Indicator.automatic
    /// The alignment of the title and the subtitle, which has no effect.
    public var titleAlignment = TitleAlignment.automatic
    /// The style of the Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// A Boolean value that indicates whether the appearance changes with the selection.
    public var automaticallyUpdateForSelection = true

    /// Sets the insets of the content of the style.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(style: style).contentInsets
    }
    /// Returns the same configuration.
    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> Configuration { self }

    /// The mark of a button with a menu.
    public enum Indicator: Sendable {
      /// The mark that the system chooses.
      case automatic
      /// None.
      case none
      /// Two chevrons.
      case popup
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Sendable {
      /// The alignment that the system chooses.
      case automatic
      /// The edge where lines start.
      case leading
      /// The center.
      case center
      /// The edge where lines end.
      case trailing
    }

    /// The style of the Mac.
    public enum MacIdiomStyle: Sendable {
      /// The style that the system chooses.
      case automatic
      /// A button with a border.
      case bordered
      /// A button without a border.
      case borderless
      /// The same style.
      case borderlessTinted
    }

    /// A button of glass, which has the appearance of a gray one.
    public static func glass() -> Configuration { Configuration(style: .gray) }
    /// A button of colored glass, which has the appearance of a filled one.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// A button of clear glass, which has the appearance of a plain one.
    public static func clearGlass() -> Configuration { Configuration(style: .plain) }
    /// A button of colored clear glass, which has the appearance of a filled one.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .filled) }
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
  /// The view behind the content, which is not shown.
  public var customView: UIView?
  /// The insets of the background in points, which have no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The change of the color, which has no effect.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The change of the border's color, which has no effect.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The effect of the background, which is not shown.
  public var visualEffect: UIVisualEffect?
  /// The mode of resizing the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The distance of the border from the background in points.
  public var strokeOutset: CGFloat = 0

  /// Returns the color of the background.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
  /// Returns the same background.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The background of a row.
  public static func listCell() -> UIBackgroundConfiguration { plain(.systemBackground) }
  /// The background of a header.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row.
  public static func listPlainCell() -> UIBackgroundConfiguration { plain(.systemBackground) }
  /// The background of a header.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    plain(.secondarySystemGroupedBackground)
  }
  /// The background of a header of a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  private static func plain(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }
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

/// A change of a color.
public struct UIConfigurationColorTransformer: Sendable {
  /// The closure that returns another color.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a change of a color.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns another color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Gray.
  public static let grayscale = Self { $0 }
  /// The tint of the view.
  public static let preferredTint = Self { $0 }
  /// Black or white without colors.
  public static let monochromeTint = Self { $0 }
}

/// A change of attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The closure that returns other attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a change of attributes.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns other attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
