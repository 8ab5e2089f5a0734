// SPDX-License-Identifier: MIT

public import Foundation

/// The content of an empty screen: an image, two texts and buttons.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The values of the image.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text with attributes.
  public var attributedText: NSAttributedString?
  /// The values of the first text.
  public var textProperties = UIListContentConfiguration.cell().textProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The values of the second text.
  public var secondaryTextProperties = UIListContentConfiguration.cell().secondaryTextProperties
  /// The first button.
  public var button = UIButton.Configuration.plain()
  /// The values of the first button.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The values of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment.
  public var alignment = Alignment.center
  /// The edges whose margins are those of the view that contains this one.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance between the image and the first text in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the first button in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  /// The alignment of the content.
  public enum Alignment: Sendable {
    /// The center.
    case center
    /// The natural alignment.
    case natural
  }

  /// The values of a button.
  @MainActor @preconcurrency
  public struct ButtonProperties {
    /// The action.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true
    /// The role.
    public var role = UIButton.Role.normal

    init() {}
  }

  private init() {
    textProperties.font = .preferredFont(forTextStyle: .title2)
    textProperties.alignment = .center
    secondaryTextProperties.color = .secondaryLabel
    secondaryTextProperties.alignment = .center
    imageProperties.tintColor = .secondaryLabel
  }

  /// Returns an empty content.
  public static func empty() -> Self { Self() }
  /// Returns the content of a screen that loads, with a text.
  public static func loading() -> Self {
    var content = Self()
    content.text = "Loading…"
    return content
  }
  /// Returns the content of a search without results.
  public static func search() -> Self {
    var content = Self()
    content.image = UIImage(systemName: "magnifyingglass")
    content.text = "No Results"
    content.secondaryText = "Check the spelling or try a new search."
    return content
  }

  /// Returns a view of the image and the texts.
  public func makeContentView() -> UIView & UIContentView {
    var content = UIListContentConfiguration.subtitleCell()
    (content.image, content.text, content.secondaryText) = (image, text, secondaryText)
    content.imageProperties = imageProperties
    (content.textProperties, content.secondaryTextProperties) =
      (textProperties, secondaryTextProperties)
    return UIListContentView(configuration: content)
  }
}

/// A view of the content of an empty screen.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView {
  /// The content.
  open var configuration: UIContentUnavailableConfiguration

  /// Creates a view of a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(configuration.makeContentView())
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Sets the frame of the content.
  open override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
