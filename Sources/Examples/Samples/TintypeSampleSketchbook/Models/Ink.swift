// SPDX-License-Identifier: MIT

import SwiftUI

/// A color of strokes.
struct Ink: Hashable, Sendable {
  /// The components in sRGB, from 0 to 1.
  var red, green, blue: Double

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  init(_ color: Color, in environment: EnvironmentValues) {
    let resolved = color.resolve(in: environment)
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue))
  }

  var color: Color { Color(red: red, green: green, blue: blue) }

  var brightness: Double { max(red, green, blue) }

  var saturation: Double {
    brightness > 0 ? (brightness - min(red, green, blue)) / brightness : 0
  }

  var hue: Double {
    let range = brightness - min(red, green, blue)
    guard range > 0 else { return 0 }
    let sixth =
      if brightness == red {
        (green - blue) / range
      } else if brightness == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The hexadecimal notation.
  var hex: String {
    let digits = [red, green, blue].map { component in
      let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Returns the color whose hue has a distance on the wheel, as a share of a turn.
  func turned(by share: Double) -> Ink {
    let turned = (hue + share).truncatingRemainder(dividingBy: 1)
    return Ink(
      hue: turned < 0 ? turned + 1 : turned, saturation: saturation, brightness: brightness)
  }

  var family: ColorFamily {
    if saturation < 0.18 || brightness < 0.2 { return .neutral }
    return switch hue * 360 {
    case 20..<70: .yellow
    case 70..<165: .green
    case 165..<255: .blue
    case 255..<320: .violet
    default: .red
    }
  }
}

/// A group of similar colors.
enum ColorFamily: CaseIterable, Identifiable, Sendable {
  case red, yellow, green, blue, violet, neutral

  var id: Self { self }

  /// The name in the language of the view whose body is evaluated.
  var title: String {
    switch self {
    case .red: String(localized: "Reds", bundle: .sketchbook)
    case .yellow: String(localized: "Yellows", bundle: .sketchbook)
    case .green: String(localized: "Greens", bundle: .sketchbook)
    case .blue: String(localized: "Blues", bundle: .sketchbook)
    case .violet: String(localized: "Violets", bundle: .sketchbook)
    case .neutral: String(localized: "Neutrals", bundle: .sketchbook)
    }
  }

  var ink: Ink {
    switch self {
    case .red: Ink(hex: 0xE5576B)
    case .yellow: Ink(hex: 0xF2B441)
    case .green: Ink(hex: 0x4FA46E)
    case .blue: Ink(hex: 0x3F7FBF)
    case .violet: Ink(hex: 0x8C6BC4)
    case .neutral: Ink(hex: 0x8E8E93)
    }
  }
}
