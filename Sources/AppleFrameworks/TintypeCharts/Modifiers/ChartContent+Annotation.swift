// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Adds a view at each mark.
  ///
  /// - Parameters:
  ///   - position: The position relative to the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The distance from the mark in points; `nil` for the default.
  ///   - content: The closure that creates the view.
  /// - Returns: The annotated content.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Adds a view at each mark that depends on the size of the mark.
  ///
  /// - Parameters:
  ///   - position: The position relative to the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The distance from the mark in points; `nil` for the default.
  ///   - content: The closure that creates the view.
  /// - Returns: The annotated content.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Adds a view at each mark, which is moved if it would exceed a boundary.
  ///
  /// - Parameters:
  ///   - position: The position relative to the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The distance from the mark in points; `nil` for the default.
  ///   - overflowResolution: The way in which the view is moved.
  ///   - content: The closure that creates the view.
  /// - Returns: The annotated content.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view at each mark that depends on the size of the mark, and is moved if it would exceed
  /// a boundary.
  ///
  /// - Parameters:
  ///   - position: The position relative to the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The distance from the mark in points; `nil` for the default.
  ///   - overflowResolution: The way in which the view is moved.
  ///   - content: The closure that creates the view.
  /// - Returns: The annotated content.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private nonisolated func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    changed {
      $0.look.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow,
          content: content))
    }
  }
}
