// SPDX-License-Identifier: MIT

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds; `nil`, the default, is the system background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in the view.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    transformingEnvironment {
      $0.backgroundStyle = AnyShapeStyle(FixedStyle(style: style, environment: $0))
    }
  }
}
