// SPDX-License-Identifier: MIT

/// The way in which scroll views bounce, which an image does not contain.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind {
    case automatic, always, basedOnSize
  }

  private let kind: Kind

  /// The default.
  public static var automatic: ScrollBounceBehavior { Self(kind: .automatic) }
  /// Scroll views always bounce.
  public static var always: ScrollBounceBehavior { Self(kind: .always) }
  /// Scroll views bounce if the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { Self(kind: .basedOnSize) }
}

extension EnvironmentValues {
  private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }

  private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }

  /// A Boolean value that indicates whether a user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The way in which scroll views bounce horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The way in which scroll views bounce vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// Prevents the user from scrolling; the app can still scroll.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    // A disabled scroll view cannot be enabled from inside.
    transformingEnvironment { if disabled { $0.isScrollEnabled = false } }
  }

  /// Shows the content of the scroll view outside of its frame.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformingScrolling { $0.isClipDisabled = disabled }
  }

  /// Sets the way in which scroll views bounce along axes.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformingEnvironment {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }
}
