// SPDX-License-Identifier: MIT

/// What is shown in place of content that is not there: why, and what can be done.
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
/// A large icon, the title, the description and the actions stand below each other in the middle of
/// all the room that is offered, 32 points from its sides.
public struct ContentUnavailableView: Component {
  private let label: ComponentList
  private let description: ComponentList
  private let actions: ComponentList

  /// Creates a view from components; a ``Label`` shows its icon above its title.
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
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    description: String = ""
  ) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      if !description.isEmpty { Text(description) }
    }
  }

  /// A view that says that a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// A view that says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      text.isEmpty ? "No Results" : "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: "Check the spelling or try a new search."
    )
  }

  /// The parts in the middle.
  public var body: some Component {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        for element in label.elements { ComponentList([titled(element)]) }
        if !description.elements.isEmpty {
          VStack(spacing: 4) { description }
            .font(.subheadline)
            .foregroundStyle(Color.supporting)
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
    return VStack(spacing: 16) {
      label
        .labelStyle(.iconOnly)
        .font(.system(.largeTitle, weight: .medium))
        .imageScale(.large)
        .foregroundStyle(Color.supporting)
        .accessibilityHidden()
      label
        .labelStyle(.titleOnly)
        .font(.title2.weight(.bold))
        .accessibilityHeading()
    }
  }
}
