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

// Variants: SegmentedPickerStyle; engine: .segmented; in a row of segments
//   -> MenuPickerStyle; engine: .menu; in a menu, which is closed in a snapshot
//   | InlinePickerStyle; engine: .inline; in line with other views
//   | WheelPickerStyle; engine: .inline, layout: .wheel; on a wheel
//   | PalettePickerStyle; engine: .segmented; in a row, or as items of a menu around the picker
//   | NavigationLinkPickerStyle; engine: .inline, layout: .navigationLink;
//   in another screen of the navigation stack, without which the picker is disabled
/// A picker style with the options in a row of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .segmented) }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { .init() }
}

// Variants: SegmentedPickerStyle; segmented; in a row of segments
//   -> MenuPickerStyle; menu; in a menu | InlinePickerStyle; inline; in line with other views
//   | WheelPickerStyle; wheel; on a wheel | PalettePickerStyle; palette; in a row
//   | NavigationLinkPickerStyle; navigationLink; in another screen of the navigation stack
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with the options in a row of segments.
  public static var segmented: SegmentedPickerStyle { .init() }
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
