// SPDX-License-Identifier: MIT

import TintypeComponents

/// A group of related controls, which its style and its container arrange.
///
/// In a view the controls share a border, in a bar they are next to each other, and in a menu they
/// share a row.
public struct ControlGroup<Content>: View, PrimitiveView where Content: View {
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let label: (any View)?

  nonisolated init(content: Content, label: (any View)?) {
    self.content = content
    self.label = label
  }

  /// Creates a group of controls.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// Creates a group of controls with a label, which the style of a menu shows.
  public nonisolated init<C, L>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init(labeled: content(), label())
  }

  nonisolated init<C, L>(labeled content: C, _ label: L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init(content: LabeledControlGroupContent(content: content), label: label)
  }
}

/// The content of a group of controls with a label.
@MainActor @preconcurrency
public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  fileprivate nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The controls.
  public var body: some View { content }
}

extension ControlGroup {
  func nodes(in scope: ViewScope) -> [Node] {
    let label = label ?? Label.more
    guard let style = scope.environment.style((any ControlGroupStyle).self) else {
      return scope.nodes(ofControls: content, label: label, .automatic)
    }
    if let style = style as? any BuiltInControlGroupStyle {
      return scope.nodes(ofControls: content, label: label, style.arrangement)
    }
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content, in: scope, at: "content"),
      label: .init(self.label.map(AnyView.init), in: scope, at: "label"))
    return scope.nodes(of: style, configuration)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration of a style.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

extension ControlGroup {
  // Variants: trailingString(titleKey)
  /// Creates a group of controls with a title.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(labeled: content(), Text(titleKey))
  }

  // Variants: trailingString(titleKey)
  /// Creates a group of controls with a title and a symbol.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(labeled: content(), Label(titleKey, systemImage: systemImage))
  }

  // Variants: trailingString(titleKey)
  /// Creates a group of controls with a title and an image resource.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(labeled: content(), Label(titleKey, image: image))
  }
}
