// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("The date generator") struct DateGeneratorTests {
  @Test("The live date generator returns the system clock's time")
  func live() {
    let before = Date()
    let now = LifeSignal.DateGenerator.live.now
    let after = Date()
    #expect(before <= now && now <= after)
  }

  @Test("The date generator of tests always returns noon of 14 March 2025 in Greenwich")
  func fixed() {
    @Dependency(\.date) var date
    #expect(date.now == Date(timeIntervalSince1970: 1_741_953_600))
    #expect(date.now == date.now)
  }

  @Test("The date generator returns the date that a test sets")
  func overridden() {
    let evening = Date(timeIntervalSince1970: 1_741_980_000)
    let now = withDependencies {
      $0.date = .constant(evening)
    } operation: {
      @Dependency(\.date.now) var now
      return now
    }
    #expect(now == evening)
  }
}
