// SPDX-License-Identifier: MIT

import TintypeComponents

/// The colours behind and of initials, chosen by a name.
struct AvatarColors: Hashable, Sendable {
  /// What lies behind the initials.
  let background: Color
  /// The initials, with a contrast of at least 4.5.
  let foreground: Color

  /// The colours of a name: the same name has the same ones, on every machine.
  init(name: String) {
    // FNV-1a, 32 bits, as its authors Fowler, Noll and Vo publish it; its last bits are mixed, as
    // names differ little.
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash ^= hash >> 15
    let palette = Self.palette
    self = palette[Int(hash % UInt32(palette.count))]
  }

  private init(_ name: String, _ pale: UInt32, _ deep: UInt32, _ dark: UInt32, _ light: UInt32) {
    background = Color("avatar.\(name)", light: Color(hex: pale), dark: Color(hex: dark))
    foreground = Color("avatar.\(name).text", light: Color(hex: deep), dark: Color(hex: light))
  }

  /// Pairs around the circle of hues: pale with deep in light, dark with light in dark.
  static let palette = [
    AvatarColors("red", 0xFFDAD6, 0x8C1D18, 0x601410, 0xFFB4AB),
    AvatarColors("orange", 0xFFDCC2, 0x7A3B00, 0x5A2A00, 0xFFB77C),
    AvatarColors("yellow", 0xFBE7A2, 0x5C4700, 0x453500, 0xE8C64B),
    AvatarColors("lime", 0xDDEBAA, 0x3E4F00, 0x2E3A00, 0xBFD06A),
    AvatarColors("green", 0xC4F0C8, 0x0B5420, 0x053F16, 0x84D693),
    AvatarColors("teal", 0xB9EFE9, 0x00504A, 0x003C37, 0x6BD7CB),
    AvatarColors("cyan", 0xBFE9FF, 0x004E6B, 0x003A51, 0x76D1FF),
    AvatarColors("blue", 0xD6E3FF, 0x0B4594, 0x0A3470, 0xA9C7FF),
    AvatarColors("indigo", 0xE1E0FF, 0x3B3AA6, 0x2E2D85, 0xC0C1FF),
    AvatarColors("purple", 0xF2DAFF, 0x6A1B92, 0x51146F, 0xE3B5FF),
    AvatarColors("pink", 0xFFD8E7, 0x8A1550, 0x66103B, 0xFFB0CD),
  ]
}
