// SPDX-License-Identifier: MIT

/// The preferred placement of a search field.
///
/// On an iPhone, all placements are below the title of the screen.
public struct SearchFieldPlacement: Sendable {
  /// The visibility of a search field below the title while the content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    enum Kind {
      case automatic, always
    }

    let kind: Kind

    /// The field is hidden while the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }

  private enum Kind {
    case automatic, toolbar, sidebar, navigationBarDrawer
  }

  private let kind: Kind
  /// A Boolean value that indicates whether the field is below the title in each platform style.
  var isInDrawer: Bool { kind == .navigationBarDrawer }
  /// A Boolean value that indicates whether the field remains visible while the content is scrolled.
  private(set) var isAlwaysVisible = false

  /// The placement that the system determines.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer)

  /// Below the title, with a display mode.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(
      kind: .navigationBarDrawer, isAlwaysVisible: displayMode.kind == .always)
  }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Kind {
    case automatic, menu, content
  }

  private let kind: Kind

  /// The placement that the system determines: in the content.
  public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
  /// In a menu of the search field.
  public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
  /// In front of the content.
  public static var content: SearchSuggestionsPlacement { .init(kind: .content) }

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu of the search field.
    public static var menu: SearchSuggestionsPlacement.Set { .init(rawValue: 1) }
    /// In front of the content.
    public static var content: SearchSuggestionsPlacement.Set { .init(rawValue: 2) }
  }
}

/// The time at which the scopes of a search appear.
public struct SearchScopeActivation {
  private enum Kind {
    case automatic, onTextEntry, onSearchPresentation
  }

  private let kind: Kind

  /// The time that the system determines: when text is entered.
  public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
  /// The scopes appear when text is entered.
  public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
  /// The scopes appear when the search begins.
  public static var onSearchPresentation: SearchScopeActivation {
    .init(kind: .onSearchPresentation)
  }

  /// Returns whether the scopes of an active search are visible.
  func showsScopes(hasText: Bool) -> Bool { hasText || kind == .onSearchPresentation }
}

/// The behavior of the toolbar during a search.
public struct SearchPresentationToolbarBehavior {
  private enum Kind {
    case automatic, avoidHidingContent
  }

  private let kind: Kind

  /// The behavior that the system determines: the title and the items of the navigation bar are
  /// hidden.
  public static var automatic: SearchPresentationToolbarBehavior { .init(kind: .automatic) }
  /// The title and the items of the navigation bar stay visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(kind: .avoidHidingContent)
  }

  /// A Boolean value that indicates whether a search hides the title and the items.
  var hidesBar: Bool { kind == .automatic }
}

/// The event that begins a dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private enum Kind {
    case onSelect, onLook
  }

  private let kind: Kind

  /// A user selects the microphone.
  public static let onSelect = TextInputDictationActivation(kind: .onSelect)
  /// The gaze of the user is on the microphone.
  public static let onLook = TextInputDictationActivation(kind: .onLook)
}

/// The dictation in a text field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic
    case inline(TextInputDictationActivation)
  }

  private let kind: Kind

  /// The behavior that the system determines.
  public static let automatic = TextInputDictationBehavior(kind: .automatic)

  /// The field has a microphone.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(kind: .inline(activation))
  }
}
