// SPDX-License-Identifier: MIT

import TintypeComponents

/// A container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind {
    case navigation, navigationSplitView, widget
  }

  private let kind: Kind

  /// The screen of a navigation stack that contains the view.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The navigation split view that contains the view; its background has no effect.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The widget that contains the view.
  ///
  /// WidgetKit publishes it.
  package static let inWidget = ContainerBackgroundPlacement(kind: .widget)
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
    .transformPreference(WidgetBackgroundKey.self) { value in
      guard container == .inWidget else { return }
      value = WidgetBackground(alignment: alignment, content: background)
    }
  }
}

/// The background that the content of a widget sets.
package struct WidgetBackground: View {
  // Proof of safety: the value does not change, and only an evaluation reads it.
  nonisolated(unsafe) fileprivate let content: any View
  nonisolated private let alignment: Alignment

  fileprivate nonisolated init(alignment: Alignment, content: any View) {
    self.content = content
    self.alignment = alignment
  }

  /// The background in the frame of the widget.
  package var body: some View {
    AnyView(content).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}

/// The preference with the background of a widget; `nil` if its content sets none.
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: WidgetBackground? { nil }

  package static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
    value = value ?? nextValue()
  }
}

/// The view behind the content and the bars of a screen.
struct ContainerBackground {
  let alignment: Alignment
  let component: ComponentList
}
