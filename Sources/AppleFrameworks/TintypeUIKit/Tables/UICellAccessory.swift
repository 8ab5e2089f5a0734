// SPDX-License-Identifier: MIT

public import Foundation

/// A mark of an element that looks like a row of a table, which is not shown.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// The time at which a mark is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// During editing.
    case whenEditing
    /// Except during editing.
    case whenNotEditing
  }

  /// The place of a mark.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view in place of a mark.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place.
    public let placement: Placement

    /// Creates a view in place of a mark.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  /// The values of a mark, which have no effect.
  public struct Options {
    /// Creates values of a mark.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, font: UIFont? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {}
  }

  /// The values of a chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The values of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The values of a button that deletes.
  public typealias DeleteOptions = Options
  /// The values of a button that adds.
  public typealias InsertOptions = Options
  /// The values of a handle.
  public typealias ReorderOptions = Options
  /// The values of a circle for a selection.
  public typealias MultiselectOptions = Options
  /// The values of a text.
  public typealias LabelOptions = Options

  /// The width of a mark.
  public enum LayoutDimension {
    /// That of the content.
    case actual
    /// The standard width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The style of the mark of an outline.
  public struct OutlineDisclosureOptions: Sendable {
    /// The styles.
    public enum Style: Sendable {
      /// The style that the system chooses.
      case automatic
      /// That of a header.
      case header
      /// That of an element.
      case cell
    }

    /// The style.
    public var style: Style

    /// Creates a style.
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.style = style
    }
  }

  private let name: String

  /// A chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options? = nil
  ) -> Self {
    Self(name: "disclosureIndicator")
  }
  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always, options: Options? = nil) -> Self
  {
    Self(name: "checkmark")
  }
  /// An information button.
  public static func detail(displayed: DisplayedState = .always, options: Options? = nil) -> Self {
    Self(name: "detail")
  }
  /// A circle for a selection.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options? = nil)
    -> Self
  {
    Self(name: "multiselect")
  }
  /// A handle.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options? = nil)
    -> Self
  {
    Self(name: "reorder")
  }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options? = nil,
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(name: "delete")
  }
  /// A button that adds.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options? = nil,
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(name: "insert")
  }
  /// A chevron that shows the elements below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions? = nil,
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(name: "outlineDisclosure")
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options? = nil
  ) -> Self {
    Self(name: "label")
  }
  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(name: "customView")
  }
}
