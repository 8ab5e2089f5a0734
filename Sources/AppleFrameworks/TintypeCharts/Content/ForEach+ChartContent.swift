// SPDX-License-Identifier: MIT

import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the marks of all elements.
  @MainActor @preconcurrency public func _makeMarks() -> _Marks {
    _Marks(marks: data.flatMap { content($0).marks })
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the content creates its marks itself.
  @MainActor @preconcurrency public var body: Never {
    return unreachableBody(of: Self.self)
  }

  /// Creates marks from elements that are identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(contentOf: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates marks from identifiable elements.
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(contentOf: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks from the numbers of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(contentOf: data, id: { $0 }, content: content)
  }
}
