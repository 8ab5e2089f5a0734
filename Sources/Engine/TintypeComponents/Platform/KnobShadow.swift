// SPDX-License-Identifier: MIT

/// The shadows of a white knob.
///
/// Sources: the shadows of switches, sliders and segmented controls in Apple's design resources for
/// iOS 17, as Flutter's `cupertino` library records them, whose blurs are twice the radius; for
/// iOS 26, the profiles that `Vercantez/openuikit` has measured.
enum KnobShadow {
  /// The knob of a switch.
  case toggle
  /// The knob of a slider.
  case slider
  /// The knob of a segmented control.
  case segment

  /// The opacity of black, the radius and the vertical offset of each shadow.
  var layers: [(opacity: Double, radius: Double, y: Double)] {
    switch self {
    case .toggle: [(0.15, 4, 3), (0.06, 0.5, 3)]
    // Measured in images that `airappsco/AirSettingsUI` has recorded on iOS 17.
    case .slider: [(0.12, 6.5, 6), (0.12, 2, 0.5)]
    case .segment: [(0.12, 4, 3), (0.04, 0.5, 3)]
    }
  }

  /// The shadows in iOS 26, where only the knob of a slider has a visible one.
  var glassLayers: [(opacity: Double, radius: Double, y: Double)] {
    switch self {
    case .slider: [(0.11, 3, 1)]
    case .toggle, .segment: []
    }
  }
}

extension Component {
  /// Adds the shadows of a knob in the platform style, or else a single shadow.
  func knobShadow(
    _ shadow: KnobShadow, in environment: EnvironmentValues, classic: (Double, Double)
  ) -> ComponentList {
    guard environment.platformStyle != .classic else {
      return ComponentList([
        self.shadow(color: Color(white: 0, opacity: classic.0), radius: classic.1 / 2, y: 1)
      ])
    }
    // Each shadow is that of the knob alone, which covers the centers of the others.
    let layers = environment.platformMetrics.hasGlass ? shadow.glassLayers : shadow.layers
    return layers.reversed().reduce(ComponentList([self])) { list, layer in
      ComponentList([
        list.background {
          self.shadow(
            color: Color(white: 0, opacity: layer.opacity), radius: layer.radius, y: layer.y)
        }
      ])
    }
  }
}
