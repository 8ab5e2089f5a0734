// SPDX-License-Identifier: MIT

import TintypeComponents

/// A container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind {
    case navigation, navigationSplitView
  }

  private let kind: Kind

  /// The screen of a navigation stack that contains the view.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The navigation split view that contains the view; its background has no effect.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
}

extension View {
  /// Sets the background style of a container around the view.
  ///
  /// The background is behind the content and the bars, and extends beyond the safe area. An opaque
  /// background of the content covers it, such as that of a list without
  /// `scrollContentBackground(.hidden)`.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the view in the background of a container of the view.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The position of the background in the container.
  ///   - content: The background, which is behind the content and the bars, and is proposed the size
  ///     of the container with the safe area insets.
  /// - Returns: The modified view.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = content()
    return screenValue { values, scope in
      guard container == .navigation else { return }
      values.background = ContainerBackground(
        alignment: alignment,
        component: ComponentList([scope.component(background, at: .part("containerBackground"))]))
    }
  }
}

/// The view behind the content and the bars of a screen.
struct ContainerBackground {
  let alignment: Alignment
  let component: ComponentList
}
