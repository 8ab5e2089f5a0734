// SPDX-License-Identifier: MIT

extension View {
  /// Adds a recognizer of UIKit.
  @available(
    *, unavailable,
    message: "Recognizers of UIKit receive no events on Linux. Use a gesture such as DragGesture."
  )
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  { self }
}

/// A gesture that wraps a recognizer of UIKit.
@available(
  *, unavailable,
  message: "Recognizers of UIKit receive no events on Linux. Use a gesture such as DragGesture."
)
public protocol UIGestureRecognizerRepresentable {}

/// The values of a gesture that wraps a recognizer of UIKit.
@available(
  *, unavailable,
  message: "Recognizers of UIKit receive no events on Linux. Use a gesture such as DragGesture."
)
public struct UIGestureRecognizerRepresentableContext<Representable> {}

/// A converter for positions in a UIKit gesture recognizer.
@available(
  *, unavailable,
  message: "Recognizers of UIKit receive no events on Linux. Use a gesture such as DragGesture."
)
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
