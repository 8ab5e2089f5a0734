// SPDX-License-Identifier: MIT

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the body.
  public typealias Body = ForEach<Data, ID, Content>

  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  @_disfavoredOverload public var body: ForEach<Data, ID, Content> { return self }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    var counts: [ID: Int] = [:]
    return _TabElements(
      elements: data.flatMap { element in
        let id = elementID(of: element)
        let occurrence = counts[id, default: 0]
        counts[id] = occurrence + 1
        return scope.scope.tabs(
          content(element), at: .element(AnyHashable(id), occurrence: occurrence))
      })
  }
}

extension ForEach where Content: TabContent {
  // Variants: tabs; public; <V> content; V == Content.TabValue
  //   -> tabs with optional values; @_disfavoredOverload public; <V?> content;
  //     V: Hashable, Content.TabValue == V?
  /// Creates tabs from elements that are identified by a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  // Variants: tabs; public; <V> content; V == Content.TabValue
  //   -> tabs with optional values; @_disfavoredOverload public; <V?> content;
  //     V: Hashable, Content.TabValue == V?
  /// Creates tabs from the numbers of a constant range.
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0 }, isIdentifiedByOffset: true, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  // Variants: tabs; public; <V> content; V == Content.TabValue
  //   -> tabs with optional values; @_disfavoredOverload public; <V?> content;
  //     V: Hashable, Content.TabValue == V?
  /// Creates tabs from identifiable elements.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: \.id, content: content)
  }
}
