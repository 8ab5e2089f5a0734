// SPDX-License-Identifier: MIT

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
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Any? = nil) -> Self {
    Self(name: "disclosureIndicator")
  }
  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always, options: Any? = nil) -> Self {
    Self(name: "checkmark")
  }
  /// An information button.
  public static func detail(displayed: DisplayedState = .always, options: Any? = nil) -> Self {
    Self(name: "detail")
  }
  /// A circle for a selection.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> Self {
    Self(name: "multiselect")
  }
  /// A handle.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> Self {
    Self(name: "reorder")
  }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Any? = nil,
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(name: "delete")
  }
  /// A button that adds.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Any? = nil,
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
    text: String, displayed: DisplayedState = .always, options: Any? = nil
  ) -> Self {
    Self(name: "label")
  }
  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(name: "customView")
  }
}
