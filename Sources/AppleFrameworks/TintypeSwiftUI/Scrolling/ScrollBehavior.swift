// SPDX-License-Identifier: MIT

/// The visibility of the scroll indicators of a scroll view.
///
/// Scroll indicators are visible while a view scrolls and after they have flashed, so an image
/// contains them only in these states.
public struct ScrollIndicatorVisibility: Equatable {
  private enum Kind {
    case automatic, visible, hidden, never
  }

  private let kind: Kind

  /// The default visibility.
  public static var automatic: ScrollIndicatorVisibility { Self(kind: .automatic) }
  /// The indicators are visible.
  public static var visible: ScrollIndicatorVisibility { Self(kind: .visible) }
  /// The indicators are hidden, unless a pointing device is used.
  public static var hidden: ScrollIndicatorVisibility { Self(kind: .hidden) }
  /// The indicators are always hidden.
  public static var never: ScrollIndicatorVisibility { Self(kind: .never) }
}

/// The way in which scrolling dismisses the keyboard, which has no effect on an image.
public struct ScrollDismissesKeyboardMode: Sendable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// The default.
  public static var automatic: ScrollDismissesKeyboardMode { Self(kind: .automatic) }
  /// The keyboard is dismissed when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { Self(kind: .immediately) }
  /// The keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { Self(kind: .interactively) }
  /// The keyboard remains.
  public static var never: ScrollDismissesKeyboardMode { Self(kind: .never) }
}

extension EnvironmentValues {
  private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// The way in which scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension ScrollIndicatorVisibility {
  /// A Boolean value that indicates whether the indicators are visible while a view scrolls.
  var isPossible: Bool { kind == .automatic || kind == .visible }
}

extension EnvironmentValues {
  /// Returns the visibility of the indicator along an axis.
  func scrollIndicatorVisibility(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
  }
}

extension View {
  /// Sets the visibility of the scroll indicators in the view.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformingEnvironment {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Sets the way in which scrolling dismisses the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    transformingEnvironment { $0.scrollDismissesKeyboardMode = mode }
  }
}
