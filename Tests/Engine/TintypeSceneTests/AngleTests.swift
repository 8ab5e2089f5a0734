// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Angles")
struct AngleTests {
  @Test(
    "Sines and cosines are exact where the result is exact",
    arguments: [
      (0, 0), (30, 0.5), (90, 1), (150, 0.5), (180, 0), (210, -0.5), (270, -1), (330, -0.5),
      (360, 0), (-90, -1), (-30, -0.5), (3690, 1), (45, 0.5.squareRoot()),
      (135, 0.5.squareRoot()), (-45, -(0.5.squareRoot())),
    ] as [(Double, Double)])
  func exact(degrees: Double, sine: Double) {
    #expect(Angle.degrees(degrees).sine == sine)
    #expect(Angle.degrees(90 - degrees).cosine == sine)
  }

  @Test("Sines and cosines agree with the C library to 15 digits")
  func accuracy() {
    for step in -500...500 {
      let angle = Angle.degrees(Double(step) * 0.37)
      #expect(abs(angle.sine - sin(angle.degrees * .pi / 180)) < 1e-15)
      #expect(abs(angle.cosine - cos(angle.degrees * .pi / 180)) < 1e-15)
    }
  }

  @Test("An angle that is not finite is zero", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    var angle = Angle(radians: value)
    #expect(angle == .zero)
    angle.degrees = value
    #expect(angle == .zero)
    #expect((Angle.degrees(.greatestFiniteMagnitude) * 10) == .zero)
    #expect(Angle.degrees(1) / 0 == .zero)
  }

  @Test("Angles can be added, multiplied, compared and encoded")
  func arithmetic() throws {
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.degrees(30) - .degrees(60) == .degrees(-90))
    #expect(2 * Angle.degrees(30) == .degrees(60))
    #expect(Angle.degrees(30) / 2 < .degrees(16))
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(try throughJSON(Angle.degrees(12)) == .degrees(12))
  }
}
