// SPDX-License-Identifier: MIT

import TintypeComponents

/// A group of tabs with a header, which only a sidebar shows.
///
/// A bar shows the tabs without the header.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content

  nonisolated init(tabs content: Content) { self.content = content }
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue
{
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue

  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  @MainActor @preconcurrency
  public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    content._makeTabs(in: scope)
  }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a group of tabs without a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == EmptyView, Footer == EmptyView { self.init(tabs: content()) }

  /// Creates a group of tabs with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView { self.init(tabs: content()) }

  // Variants: string(titleKey)
  /// Creates a group of tabs with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.init(tabs: content()) }

  /// Creates a group of tabs whose values are optional without a header.
  @_disfavoredOverload
  public init<V>(
    @TabContentBuilder<V?> content: () -> Content
  ) where Header == EmptyView, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(tabs: content())
  }

  /// Creates a group of tabs whose values are optional with a header.
  @_disfavoredOverload
  public init<V>(
    @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(tabs: content())
  }

  // Variants: trailingString(titleKey)
  /// Creates a group of tabs whose values are optional with a title.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(tabs: content())
  }
}
