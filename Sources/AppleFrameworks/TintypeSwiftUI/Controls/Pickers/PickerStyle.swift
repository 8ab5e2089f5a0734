// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of pickers; only types of this module conform to it.
public protocol PickerStyle {
  /// The style of the engine, in a value that only this module creates.
  static var _style: _PickerStyle { get }
}

/// A picker style of the engine.
public struct _PickerStyle: Sendable {
  let engine: TintypeComponents.PickerStyle
  var layout = PickerLayout.standard
}

/// The default picker style.
public struct DefaultPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .automatic) }

  /// Creates the style.
  public init() {}
}

/// A picker style with the options in a row of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .segmented) }

  /// Creates the style.
  public init() {}
}

/// A picker style with the options in a menu, which is closed in a snapshot.
public struct MenuPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .menu) }

  /// Creates the style.
  public init() {}
}

/// A picker style with the options in line with other views.
public struct InlinePickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .inline) }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with the options in a row of segments.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with the options in a menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with the options in line with other views.
  public static var inline: InlinePickerStyle { .init() }
}

extension View {
  /// Sets the style of the pickers within the view.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    transformingEnvironment {
      $0.base.pickerStyle = S._style.engine
      $0.pickerLayout = S._style.layout
    }
  }
}
