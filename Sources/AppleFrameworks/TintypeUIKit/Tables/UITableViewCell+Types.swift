// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// A style of labels.
  @nonexhaustive(warn)
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A second text in gray at the other edge.
    case value1 = 1
    /// A second text beside the first one.
    case value2 = 2
    /// A second text below the first one.
    case subtitle = 3
  }

  /// A mark at the edge where lines end.
  @nonexhaustive(warn)
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An information button, without the chevron of UIKit.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4

    var symbol: String {
      switch self {
      case .disclosureIndicator: "chevron.forward"
      case .checkmark: "checkmark"
      default: "info.circle"
      }
    }
  }

  /// The background of a selected row.
  @nonexhaustive(warn)
  public enum SelectionStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The style of the system.
    case `default` = 3
  }

  /// The style of separators.
  @nonexhaustive(warn)
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line with a bright edge.
    case singleLineEtched = 2
  }

  /// The appearance of a row with the focus.
  @nonexhaustive(warn)
  public enum FocusStyle: Int, Sendable {
    /// The appearance of the system.
    case `default` = 0
    /// The app shows it.
    case custom = 1
  }

  /// The state of editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The row is edited.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that deletes is shown.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  /// The state of a drag.
  @nonexhaustive(warn)
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// At the start.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}

extension UICollectionViewCell {
  /// The state of a drag.
  @nonexhaustive(warn)
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// At the start.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}
