// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeAudits

@Suite("Lightness contrast")
struct LightnessContrastTests {
  @Test(
    "The value is that of APCA’s published tests",
    arguments: [
      (0x888888, 0xFFFFFF, 63.056469930209424), (0xFFFFFF, 0x888888, -68.54146436644962),
      (0x000000, 0xAAAAAA, 58.146262578561334), (0xAAAAAA, 0x000000, -56.24113336839742),
      (0x112233, 0xDDEEFF, 91.66830811481631), (0xDDEEFF, 0x112233, -93.06770049484275),
      (0x112233, 0x444444, 8.32326136957393), (0x444444, 0x112233, -7.526878460278154),
      (0x777777, 0x777777, 0), (0x222222, 0x262626, 0),
    ] as [(UInt32, UInt32, Double)])
  func published(ink: UInt32, ground: UInt32, expected: Double) {
    let value = LightnessContrast.value(of: ink, on: ground)
    #expect(abs(value - expected) < 1e-9)
  }
}
