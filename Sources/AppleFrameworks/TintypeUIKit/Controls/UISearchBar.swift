// SPDX-License-Identifier: MIT

public import Foundation

/// A text field for a search, with the symbol of a magnifying glass.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  /// The tokens before the text, which are not shown.
  open var tokens: [UISearchToken] = []
  /// A Boolean value that indicates whether tokens can be copied.
  open var allowsCopyingTokens: Bool = true
  /// A Boolean value that indicates whether tokens can be deleted.
  open var allowsDeletingTokens: Bool = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of tokens.
  open var tokenBackgroundColor: UIColor! = UIColor.tintColor
  /// Adds a token, which is not shown.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
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
  /// The spell checking.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The replacement of quotation marks.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The replacement of hyphens.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The spaces around text that is pasted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// A Boolean value that indicates whether the return key needs a text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the field is enabled.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The text above the field, which is not shown.
  open var prompt: String?
  /// A Boolean value that indicates whether there is a button for bookmarks; it is not shown.
  open var showsBookmarkButton: Bool = false
  /// A Boolean value that indicates whether there is a button for results; it is not shown.
  open var showsSearchResultsButton: Bool = false
  /// A Boolean value that indicates whether the button for results is selected.
  open var isSearchResultsButtonSelected: Bool = false
  /// A Boolean value that indicates whether scopes are shown; they are not.
  open var showsScopeBar: Bool = false
  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// The offset of the field's background.
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
  /// The offset of the text.
  open var searchTextPositionAdjustment: UIOffset = .zero
  /// A Boolean value that indicates whether looking at the field starts a dictation.
  open var isLookToDictateEnabled: Bool = false
  private var ownAccessoryView: UIView?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// Sets whether scopes are shown.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets the image behind the field.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Returns the image behind the field.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage
  }
  /// Has no effect, because the field has its own background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
  /// Returns `nil`, because the field has its own background.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
  /// Has no effect, because the field has its own symbols.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}
  /// Returns `nil`, because the field has its own symbols.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { nil }
  /// Has no effect, because scopes are not shown.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Has no effect, because scopes are not shown.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Has no effect, because the field has its own symbols.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {}
  /// Returns no offset.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { .zero }
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
  /// A Boolean value that indicates whether the controller of the results is shown; it is not.
  open var showsSearchResultsController: Bool = false
  /// A Boolean value that indicates whether a text shows the controller of the results.
  open var automaticallyShowsSearchResultsController: Bool = true
  /// A Boolean value that indicates whether the search shows the scopes.
  open var automaticallyShowsScopeBar: Bool = true
  /// A Boolean value that indicates whether the content is dimmed.
  open var dimsBackgroundDuringPresentation: Bool = true
  /// A Boolean value that indicates whether there are no suggestions.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool = false
  /// The time at which scopes are shown.
  open var scopeBarActivation: ScopeBarActivation = .automatic
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
  public init(searchResultsController: UIViewController? = nil) {
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

extension UISearchBar {
  /// The symbols of a field.
  @nonexhaustive(warn)
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }
}

extension UISearchController {
  /// The time at which scopes are shown.
  @nonexhaustive(warn)
  public enum ScopeBarActivation: Int, Sendable {
    /// The time that the system chooses.
    case automatic = 0
    /// The app shows them.
    case manual = 1
    /// A text.
    case onTextEntry = 2
    /// The start of the search.
    case onSearchActivation = 3
  }
}

/// A token of a search, which is not shown.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  /// The value.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {}
}
