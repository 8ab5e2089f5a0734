// SPDX-License-Identifier: MIT

/// A placeholder for unavailable content that explains the reason and offers actions.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: "New mail appears here.")
/// ContentUnavailableView {
///   Label("Offline", systemImage: "wifi.slash")
/// } description: {
///   Text("Connect to the internet to see your files.")
/// } actions: {
///   Button("Try Again") { model.reload() }
/// }
/// ContentUnavailableView.search(text: "swfit")
/// ```
///
/// A large icon, the title, the description and the actions are stacked in the center of all
/// available space, with 32 points of padding at the sides.
public struct ContentUnavailableView: Component {
  private let label: ComponentList
  private let description: ComponentList
  private let actions: ComponentList

  /// Creates a view from components; a ``Label`` is shown with its icon above its title.
  public init(
    @ComponentBuilder label: () -> ComponentList,
    @ComponentBuilder description: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder actions: () -> ComponentList = { ComponentList([]) }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Creates a view from a title, an icon of the environment's symbol set and a description.
  public init(_ title: some StringProtocol, systemImage: String, description: String = "") {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      if !description.isEmpty { Text(description) }
    }
  }

  /// A view for a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a view for a search text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchResultLabel(text: text)
    } description: {
      SearchAdvice()
    }
  }

  /// The centered content of the view.
  public var body: some Component {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        for element in label.elements { ComponentList([titled(element)]) }
        if !description.elements.isEmpty {
          VStack(spacing: 4) { description }
            .font(.subheadline)
            .environment(\.contentForegroundStyle, Color.supporting)
        }
      }
      if !actions.elements.isEmpty { VStack(spacing: 12) { actions } }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .padding(.vertical, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
  }

  private func titled(_ element: any Component) -> any Component {
    guard let label = element as? Label else {
      return Group { ComponentList([element]) }.font(.title2.weight(.bold))
    }
    return Self.titled(
      title: ComponentList([label.labelStyle(.titleOnly)]),
      icon: ComponentList([label.labelStyle(.iconOnly)]))
  }

  /// Returns a label with an icon above a title.
  package static func titled(title: ComponentList, icon: ComponentList) -> some Component {
    VStack(spacing: 16) {
      icon
        .font(.system(.largeTitle, weight: .medium))
        .imageScale(.large)
        .foregroundStyle(Color.supporting)
        .accessibilityHidden()
      title
        .font(.title2.weight(.bold))
        .accessibilityHeading()
    }
  }
}

/// The label of a search without results.
private struct SearchResultLabel: Component {
  let text: String
  @Environment(\.locale) private var locale

  var body: some Component {
    let title =
      text.isEmpty
      ? SystemText.noResults.string(for: locale)
      : SystemText.noResultsForText.string(text, for: locale)
    let label = Label(title, systemImage: "magnifyingglass")
    return ContentUnavailableView.titled(
      title: ComponentList([label.labelStyle(.titleOnly)]),
      icon: ComponentList([label.labelStyle(.iconOnly)]))
  }
}

/// The description of a search without results.
private struct SearchAdvice: Component {
  @Environment(\.locale) private var locale

  var body: some Component { Text(SystemText.searchAdvice.string(for: locale)) }
}
