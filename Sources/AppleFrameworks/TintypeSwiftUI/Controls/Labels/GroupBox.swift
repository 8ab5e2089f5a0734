// SPDX-License-Identifier: MIT

import TintypeComponents

/// A group of views with an optional label on a background.
public struct GroupBox<Label, Content>: View, PrimitiveView where Label: View, Content: View {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let content: Content

  nonisolated init(_ label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a box with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content: content())
  }

  /// Creates a box with a label.
  @available(iOS, deprecated: 100000.0, renamed: "init(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content: content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  // Variants: string(titleKey)
  /// Creates a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box from the configuration of a style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, content: configuration.content)
  }
}

extension GroupBox {
  func nodes(in scope: ViewScope) -> [Node] {
    let style = scope.environment.style((any GroupBoxStyle).self)
    guard let style, !(style is DefaultGroupBoxStyle) else {
      return scope.nodes(
        of: TintypeComponents.GroupBox(
          label: scope.list(label, at: "label"), content: scope.list(content, at: "content")))
    }
    return scope.nodes(
      of: style,
      GroupBoxStyleConfiguration(
        label: .init(label, in: scope, at: "label"),
        content: .init(content, in: scope, at: "content")))
  }
}
