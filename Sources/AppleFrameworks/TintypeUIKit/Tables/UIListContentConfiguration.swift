// SPDX-License-Identifier: MIT

public import Foundation

/// An image and two texts of a row.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The edges whose margins are those of the view that contains this one.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// The opacity from 0 to 1, which has no effect.
  public var alpha: CGFloat = 1
  /// The header of a section.
  public static func header() -> Self { groupedHeader() }
  /// The footer of a section.
  public static func footer() -> Self { groupedFooter() }
  /// The large header of a group.
  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }
  /// The large header of a group.
  public static func extraProminentInsetGroupedHeader() -> Self { plainHeader() }
  /// A row of a sidebar with two texts.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A row of a sidebar.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// A row of a sidebar with two texts.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// The first text.
  public var text: String?
  /// The first text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The values of the first text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The values of the second text.
  public var secondaryTextProperties: TextProperties
  /// The image.
  public var image: UIImage?
  /// The values of the image.
  public var imageProperties = ImageProperties()
  /// The margins in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the texts are side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal distance between the texts in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: TextProperties, _ secondary: TextProperties, isBeside: Bool = false) {
    textProperties = text
    secondaryTextProperties = secondary
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  private static func text(
    _ style: UIFont.TextStyle, _ color: UIColor = .label,
    _ transform: TextProperties.TextTransform = .none
  ) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color, transform: transform)
  }

  /// The content of a cell, with the second text below the first one.
  public static func cell() -> Self { subtitleCell() }
  /// The content of a cell, with the second text below the first one.
  public static func subtitleCell() -> Self { Self(text(.body), text(.caption1)) }
  /// The content of a cell, with the second text beside the first one.
  public static func valueCell() -> Self {
    Self(text(.body), text(.body, .secondaryLabel), isBeside: true)
  }
  /// The content of a cell of a sidebar.
  public static func sidebarCell() -> Self { subtitleCell() }
  /// The header of a section.
  public static func plainHeader() -> Self { Self(text(.headline), text(.caption1)) }
  /// The header of a group.
  public static func groupedHeader() -> Self {
    Self(text(.footnote, .secondaryLabel, .uppercase), text(.caption1))
  }
  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }
  /// The footer of a section.
  public static func plainFooter() -> Self { groupedFooter() }
  /// The footer of a group.
  public static func groupedFooter() -> Self {
    Self(text(.footnote, .secondaryLabel), text(.caption1))
  }

  /// Returns a new view that shows the content.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The values of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The change of the case.
    public var transform = TextTransform.none
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0

    /// A change of the case.
    public enum TextTransform: Sendable {
      /// None.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letters of words are uppercase.
      case capitalized
    }

    /// The alignment of lines.
    public enum TextAlignment: Sendable {
      /// At the edge where lines start.
      case natural
      /// In the center.
      case center
      /// At both edges.
      case justified
    }
  }

  /// The values of an image.
  public struct ImageProperties {
    /// The color of a symbol or a template; `nil` for that of the view.
    public var tintColor: UIColor?
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The maximum size in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that the position of the texts reserves in points; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
  }
}

/// A view of an image and two texts.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// The values.
  open var configuration: any UIContentConfiguration { didSet { update() } }
  private let arrangement = RowArrangement()

  /// Creates a view of values.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    arrangement.add(to: self)
    update()
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  private func update() {
    guard let values = configuration as? UIListContentConfiguration else { return }
    arrangement.apply(values)
    setNeedsLayout()
  }

  /// Returns the size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(in: size.width))
  }

  /// Sets the frames of the image and the texts.
  open override func layoutSubviews() { arrangement.layOut(in: self) }
}

/// The axes of a layout.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Horizontal.
  public static let horizontal = Self(rawValue: 1)
  /// Vertical.
  public static let vertical = Self(rawValue: 2)
  /// Both.
  public static let both: Self = [.horizontal, .vertical]
}
