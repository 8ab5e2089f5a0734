// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that displays marks of data with scales, axes and a legend.
///
/// Bars, lines, points, areas, rules, rectangles and sectors are supported, with number, date and
/// category scales. Plots of functions and key paths, scrolling charts and charts in three
/// dimensions are not supported.
///
/// A chart takes the proposed size, and is 300 by 200 points without a proposal. Values that are
/// not finite, values of different kinds on one axis and negative sectors fail the snapshot with a
/// message, and are left out.
@MainActor
public struct Chart<Content>: View where Content: ChartContent {
  private nonisolated(unsafe) let content: Content
  @Environment(\.self) private var environment

  /// Creates a chart of marks.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of the marks of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The closure that creates the marks of an element.
  public nonisolated init<Data, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the marks of elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identifier of an element.
  ///   - content: The closure that creates the marks of an element.
  public nonisolated init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The view of the marks, axes and legend.
  public var body: some View {
    let model = ChartModel(marks: content.marks, environment: environment)
    ChartContainer(model: model)
      .frame(idealWidth: 300, idealHeight: 200)
  }
}
