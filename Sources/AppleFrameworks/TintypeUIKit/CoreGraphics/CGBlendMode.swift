// SPDX-License-Identifier: MIT

package import TintypeScene

/// A mode for blending colors with the backdrop.
@nonexhaustive(warn)
public enum CGBlendMode: Int32, Sendable {
  /// The source in front of the backdrop.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverted product of the inverted colors.
  case screen = 2
  /// Multiply for dark backdrop colors, screen for light ones.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// The backdrop, brightened by the source.
  case colorDodge = 6
  /// The backdrop, darkened by the source.
  case colorBurn = 7
  /// A weaker form of overlay.
  case softLight = 8
  /// Overlay with source and backdrop exchanged.
  case hardLight = 9
  /// The absolute difference of both.
  case difference = 10
  /// The absolute difference of both, with less contrast.
  case exclusion = 11
  /// The hue of the source with saturation and luminance of the backdrop.
  case hue = 12
  /// The saturation of the source with hue and luminance of the backdrop.
  case saturation = 13
  /// Hue and saturation of the source with the luminance of the backdrop.
  case color = 14
  /// The luminance of the source with hue and saturation of the backdrop.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The source.
  case copy = 17
  /// The source, only where the backdrop is opaque.
  case sourceIn = 18
  /// The source, only where the backdrop is transparent.
  case sourceOut = 19
  /// The source in front of the backdrop, only where the backdrop is opaque.
  case sourceAtop = 20
  /// The source behind the backdrop.
  case destinationOver = 21
  /// The backdrop, only where the source is opaque.
  case destinationIn = 22
  /// The backdrop, only where the source is transparent.
  case destinationOut = 23
  /// The backdrop in front of the source, only where the source is opaque.
  case destinationAtop = 24
  /// Each of both where the other is transparent.
  case xor = 25
  /// The sum of the inverted colors, inverted.
  case plusDarker = 26
  /// The sum, up to white.
  case plusLighter = 27

  /// The engine's representation; `nil` if the engine does not have the mode.
  package var blendMode: BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .sourceAtop: .sourceAtop
    case .destinationOut: .destinationOut
    case .destinationOver: .destinationOver
    case .plusLighter: .plusLighter
    case .plusDarker: .plusDarker
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}
