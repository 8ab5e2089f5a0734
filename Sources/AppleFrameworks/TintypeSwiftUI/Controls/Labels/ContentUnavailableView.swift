// SPDX-License-Identifier: MIT

import TintypeComponents

/// A placeholder for content that is unavailable.
public struct ContentUnavailableView<Label, Description, Actions>: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let description: Description
  private nonisolated(unsafe) let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView {
  func nodes(in scope: ViewScope) -> [Node] {
    let label = scope.list(label.labelStyle(UnavailableLabelStyle()), at: "label")
    let description = scope.list(description, at: "description")
    let actions = scope.list(actions, at: "actions")
    return scope.nodes(
      of: TintypeComponents.ContentUnavailableView {
        label
      } description: {
        description
      } actions: {
        actions
      })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // Variants: systemImage; a symbol -> image; an image of the asset catalog
  // Variants: string(title)
  /// Creates a placeholder with a title, a symbol and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The views of a placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let text: String?
  }

  /// The description.
  public struct Description: View {
    /// The content of the view.
    public var body: some View { Text(system: .searchAdvice) }
  }

  /// The actions, of which there are none.
  public struct Actions: View {
    /// The content of the view.
    public var body: some View { EmptyView() }
  }
}

extension SearchUnavailableContent.Label {
  /// The content of the view.
  public var body: some View {
    SwiftUI.Label(title: title, icon: Image(systemName: "magnifyingglass"))
  }

  private var title: Text {
    guard let text, !text.isEmpty else { return Text(system: .noResults) }
    return Text(system: .noResultsForText, text)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results.
  @MainActor @preconcurrency public static var search: ContentUnavailableView { search(nil) }

  /// Returns a placeholder for a text without results.
  @MainActor @preconcurrency public static func search(text: String) -> ContentUnavailableView {
    search(text)
  }

  private nonisolated static func search(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The style of the label of a placeholder: its icon above its title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel(title: configuration.title, icon: configuration.icon)
  }
}

private struct UnavailableLabel<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension UnavailableLabel: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.nodes(
      of: TintypeComponents.ContentUnavailableView.titled(
        title: scope.list(title, at: "title"), icon: scope.list(icon, at: "icon")))
  }
}
