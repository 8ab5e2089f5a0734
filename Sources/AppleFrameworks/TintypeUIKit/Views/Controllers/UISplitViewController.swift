// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of two or three columns, which is stored and not shown.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// A Boolean value that indicates whether a button hides the other columns.
  open var showsSecondaryOnlyButton: Bool = false
  /// The width of the first column in points, which has no effect.
  open var preferredPrimaryColumnWidth: CGFloat = -1
  /// The least width of the first column in points, which has no effect.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// The greatest width of the first column in points, which has no effect.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// The width of the second column in points, which has no effect.
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  /// The share of the second column, which has no effect.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  /// The width of the first column in points: always 320.
  open var primaryColumnWidth: CGFloat { 320 }
  /// The width of the second column in points: always 320.
  open var supplementaryColumnWidth: CGFloat { 320 }
  /// The edge of the first column.
  open var primaryEdge: PrimaryEdge = .leading
  /// The background of the first column.
  open var primaryBackgroundStyle: BackgroundStyle = .none
  /// The visibility of the button that shows columns.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// The arrangement of the columns.
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  /// The button that shows columns, which is not shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The edge of the first column.
  @nonexhaustive(warn)
  public enum PrimaryEdge: Int, Sendable {
    /// The edge where lines start.
    case leading = 0
    /// The edge where lines end.
    case trailing = 1
  }

  /// The background of the first column.
  @nonexhaustive(warn)
  public enum BackgroundStyle: Int, Sendable {
    /// None.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// The visibility of the button that shows columns.
  @nonexhaustive(warn)
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The visibility that the system chooses.
    case automatic = 0
    /// Hidden.
    case never = 1
    /// Visible.
    case always = 2
  }
  /// The delegate; its methods are never called.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The visible columns that the app prefers; it has no effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The positions of columns that the app prefers; it has no effect.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The part of the width that the first column has; it has no effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// A Boolean value that indicates whether a gesture shows the first column; it has no effect.
  open var presentsWithGesture = true
  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }
  /// A Boolean value that indicates whether there is one column: that of a compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The visible columns.
  open var displayMode: DisplayMode { preferredDisplayMode }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Has no effect, because the columns are not shown.
  open func show(_ column: Column) {}

  /// Has no effect, because the columns are not shown.
  open func hide(_ column: Column) {}

  /// A column.
  @nonexhaustive(warn)
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one between the first and the last.
    case supplementary = 1
    /// The last one.
    case secondary = 2
    /// The only one in a compact width.
    case compact = 3
  }

  /// The visible columns.
  @nonexhaustive(warn)
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The last one.
    case secondaryOnly = 1
    /// Two beside each other.
    case oneBesideSecondary = 2
    /// Two above each other.
    case oneOverSecondary = 3
    /// Three beside each other.
    case twoBesideSecondary = 4
    /// Three above each other.
    case twoOverSecondary = 5
    /// Three, of which the last is moved.
    case twoDisplaceSecondary = 6
  }

  /// The positions of columns.
  @nonexhaustive(warn)
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Above each other.
    case overlay = 2
    /// The last is moved.
    case displace = 3
  }

  /// The number of columns.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// Two, in the classic style.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }
}

/// An object that follows a split view controller; its methods are never called.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
