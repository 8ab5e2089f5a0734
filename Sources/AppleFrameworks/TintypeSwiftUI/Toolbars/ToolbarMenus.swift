// SPDX-License-Identifier: MIT

import TintypeComponents

/// The items of the menu that the title of the navigation bar presents.
///
/// An inline title has the menu.
@MainActor @preconcurrency
public struct ToolbarTitleMenu<Content>: CustomizableToolbarContent, PrimitiveToolbarContent
where Content: View {
  private nonisolated(unsafe) let content: Content

  /// Creates a menu with the commands of the document, which a snapshot does not have.
  public nonisolated init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    guard !(content is EmptyView) else { return [] }
    return [
      ToolbarElement(
        placement: ToolbarItemPlacement(position: .titleMenu), view: content, scope: scope)
    ]
  }
}

extension View {
  /// Sets the items of the menu that the title of the navigation bar presents.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// A menu in the navigation bar of a screen.
struct ToolbarMenu: View {
  /// The items.
  nonisolated(unsafe) let elements: [ToolbarElement]
  /// The title of the screen that presents the menu; `nil` for a button with an ellipsis.
  let title: String?

  nonisolated init(elements: [ToolbarElement], title: String? = nil) {
    self.elements = elements
    self.title = title
  }

  var body: some View {
    Menu {
      ToolbarMenuItems(elements: elements)
    } label: {
      if let title {
        HStack(spacing: 4) {
          Text(verbatim: title)
          Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
        }
        .font(.headline)
        .foregroundStyle(Color.primary)
      } else {
        Label<Text, Image>.more
      }
    }
  }
}

/// The items of a menu with the environments of the views that add them.
private struct ToolbarMenuItems: View, PrimitiveView {
  nonisolated(unsafe) let elements: [ToolbarElement]

  nonisolated init(elements: [ToolbarElement]) { self.elements = elements }

  func nodes(in scope: ViewScope) -> [Node] {
    elements.flatMap { element in
      var inner = scope
      var values = element.scope.environment
      values.presentedControls = scope.environment.presentedControls
      values.base.font = scope.context.environment.font
      values.base.colorScheme = scope.context.environment.colorScheme
      values.base.hasRowLinks = false
      inner.context.environment = values.base
      inner.node = element.scope.node.child(.content, in: scope.evaluation)
      return inner.nodes(of: element.view)
    }
  }
}
