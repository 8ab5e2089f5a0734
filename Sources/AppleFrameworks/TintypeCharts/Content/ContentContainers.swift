// SPDX-License-Identifier: MIT

import SwiftUI

/// Content of any type.
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  private nonisolated(unsafe) let content: any ChartContent

  /// Creates content of any type.
  public nonisolated init<Content>(_ content: Content) where Content: ChartContent {
    self.content = content
  }

  /// Creates content of any type.
  public nonisolated init<Content>(erasing content: Content) where Content: ChartContent {
    self.content = content
  }

  func primitiveMarks() -> [Mark] { content.marks }
}

/// A group of marks, to each of which modifiers apply.
public struct Plot<Content>: ChartContent, PrimitiveChartContent where Content: ChartContent {
  private nonisolated(unsafe) let content: Content

  /// Creates a group of marks.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  func primitiveMarks() -> [Mark] { content.marks }
}

/// Content whose marks are changed.
struct ModifiedChartContent<Content: ChartContent>: PrimitiveChartContent {
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let change: (inout Mark) -> Void

  nonisolated init(content: Content, change: @escaping (inout Mark) -> Void) {
    self.content = content
    self.change = change
  }

  func primitiveMarks() -> [Mark] {
    var marks = content.marks
    for index in marks.indices { change(&marks[index]) }
    return marks
  }
}

extension ChartContent {
  /// Returns content whose marks are changed.
  nonisolated func changed(
    _ change: @escaping (inout Mark) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }
}
