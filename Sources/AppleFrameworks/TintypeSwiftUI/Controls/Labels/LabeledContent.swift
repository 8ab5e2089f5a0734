// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/Labels/LabeledContent.swift.

/// A label with the content that it describes.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// Creates a labeled content.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  func nodes(in scope: ViewScope) -> [Node] {
    let style = scope.environment.style((any LabeledContentStyle).self)
    guard let style, !(style is AutomaticLabeledContentStyle) else {
      return scope.nodes(
        of: Engine.LabeledContent(
          label: scope.list(label, at: "label"), content: scope.list(content, at: "content")))
    }
    return scope.nodes(
      of: style,
      LabeledContentStyleConfiguration(
        label: .init(label, in: scope, at: "label"),
        content: .init(content, in: scope, at: "content")))
  }
}

extension LabeledContent where Label == Text, Content: View {
  // Variants: string(titleKey)
  /// Creates a labeled content with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled content with a title and a text.
  public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled content with a title and a text.
  @_disfavoredOverload
  public nonisolated init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled content with a title and a formatted value.
  public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labeled content with a title and a formatted value.
  public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a labeled content from the configuration of a style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
