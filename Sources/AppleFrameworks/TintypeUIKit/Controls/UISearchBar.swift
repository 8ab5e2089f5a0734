// SPDX-License-Identifier: MIT

public import Foundation

/// A text field for a search, with the symbol of a magnifying glass.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A bar with a text field for a search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The text field, with margins of 8 points.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The delegate; its methods are never called.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style of the bar; it has no effect.
  open var barStyle = UIBarStyle.default
  /// The style of the field; it has no effect.
  open var searchBarStyle = Style.default
  /// A Boolean value that indicates whether a button cancels the search; it is not shown.
  open var showsCancelButton = false
  /// The titles of scopes, which are not shown.
  open var scopeButtonTitles: [String]?
  /// The index of the scope.
  open var selectedScopeButtonIndex = 0
  /// The color behind the field.
  open var barTintColor: UIColor?
  /// The image behind the field, which is not shown.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether content behind the bar is visible.
  open var isTranslucent = true

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text of an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The correction of the text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The letters that become capital.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lays out the text field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(
      dx: min(8, bounds.width / 2), dy: max(0, (bounds.height - 36) / 2))
  }

  /// The height of a bar in points, 56.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  /// Sets whether a button cancels the search, without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The background of a bar.
  @nonexhaustive(warn)
  public enum Style: UInt, Sendable {
    /// The background of the system.
    case `default` = 0
    /// The background of bars.
    case prominent = 1
    /// None.
    case minimal = 2
  }
}

/// An object that follows a search bar; its methods are never called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {}

/// A controller with a search bar, which is stored and not shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller with the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results; its method is never called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; its methods are never called.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value that indicates whether the user searches.
  open var isActive = false
  /// A Boolean value that indicates whether content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether a search shows the button that cancels it.
  open var automaticallyShowsCancelButton = true

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}

/// An object that updates the results of a search; its method is never called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that follows a search controller; its methods are never called.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {}
