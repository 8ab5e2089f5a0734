// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Sets the heights at which the sheet that contains the view rests, initially the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the heights at which the sheet that contains the view rests, and the current one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOptions {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets the visibility of the drag indicator of the sheet that contains the view.
  ///
  /// By default a sheet with several heights has a drag indicator.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the presentation that contains the view, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the presentation that contains the view to a style.
  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the background of the presentation that contains the view.
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = PresentationBackground(view: AnyView(content()), alignment: alignment)
    return presentationOptions { $0.background = background }
  }

  /// Sets whether a user can use the view behind the sheet that contains the view.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOptions { $0.backgroundInteraction = interaction }
  }

  /// Sets the effect of a swipe in the sheet that contains the view, which does not change a
  /// snapshot.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Sets the kind of presentation in a compact size class.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the kind of presentation in a compact horizontal or vertical size class.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOptions {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Sets whether a user cannot dismiss the presentation that contains the view by a gesture.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isDismissDisabled = isDisabled }
  }
}
