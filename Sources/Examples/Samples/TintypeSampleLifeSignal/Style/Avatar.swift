// SPDX-License-Identifier: MIT

import SwiftUI

/// The initials of a person in a circle, whose color depends on the name.
struct Avatar: View {
  /// The name; empty for a person whose name is unknown.
  let name: String
  var size: CGFloat = 40
  @ScaledMetric private var scale: CGFloat = 1000

  var body: some View {
    let diameter = size * min(max(scale / 1000, 1), 1.5)
    face(diameter)
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
      .accessibilityHidden(true)
  }

  @ViewBuilder private func face(_ diameter: CGFloat) -> some View {
    if initials.isEmpty {
      Image(systemName: "person.fill")
        .font(.system(size: diameter * 0.46))
        .foregroundStyle(Palette.icon)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGray5))
    } else {
      let colors = AvatarColors(name: name)
      Text(initials)
        .font(.system(size: diameter * 0.4, weight: .semibold))
        .foregroundStyle(colors.foreground)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(colors.background)
    }
  }

  /// The first letters of the first and of the last word.
  private var initials: String {
    let letters = name.split(whereSeparator: \.isWhitespace).compactMap(\.first)
    return letters.count < 2
      ? letters.map { $0.uppercased() }.joined()
      : [letters.first, letters.last].compactMap { $0?.uppercased() }.joined()
  }
}

/// The colors of initials and their background, selected by name.
private struct AvatarColors {
  let background: Color
  let foreground: Color

  init(name: String) {
    // The 32-bit FNV-1a hash of Fowler, Noll and Vo, whose low bits are mixed, since names differ
    // little.
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash ^= hash >> 15
    let (pale, deep, dark, light) = Self.palette[Int(hash % UInt32(Self.palette.count))]
    background = Color(light: pale, dark: dark)
    foreground = Color(light: deep, dark: light)
  }

  /// Pale and deep for light, dark and light for dark appearance, around the hue circle.
  private static let palette: [(UInt32, UInt32, UInt32, UInt32)] = [
    (0xFFDAD6, 0x8C1D18, 0x601410, 0xFFB4AB),
    (0xFFDCC2, 0x7A3B00, 0x5A2A00, 0xFFB77C),
    (0xFBE7A2, 0x5C4700, 0x453500, 0xE8C64B),
    (0xDDEBAA, 0x3E4F00, 0x2E3A00, 0xBFD06A),
    (0xC4F0C8, 0x0B5420, 0x053F16, 0x84D693),
    (0xB9EFE9, 0x00504A, 0x003C37, 0x6BD7CB),
    (0xBFE9FF, 0x004E6B, 0x003A51, 0x76D1FF),
    (0xD6E3FF, 0x0B4594, 0x0A3470, 0xA9C7FF),
    (0xE1E0FF, 0x3B3AA6, 0x2E2D85, 0xC0C1FF),
    (0xF2DAFF, 0x6A1B92, 0x51146F, 0xE3B5FF),
    (0xFFD8E7, 0x8A1550, 0x66103B, 0xFFB0CD),
  ]
}
