// SPDX-License-Identifier: MIT

import Testing
import TintypeGallery

@Suite("What users are told of LifeSignal's errors")
struct UserErrorTests {
  @Test(
    "each error says what happened and what to do",
    arguments: [
      (.checkInFailed, "The check-in did not work. Please try again."),
      (.notFound, "There is no such person. Check the spelling."),
      (.notAuthenticated, "Email and password do not match. Please try again."),
      (.offline, "You are offline. Connect to the internet and try again."),
      (.invalidData, "The server sent something unreadable. Please update the app."),
    ] as [(LifeSignal.UserError, String)])
  func message(error: LifeSignal.UserError, expected: String) {
    #expect(LifeSignal.UserFacingError.from(error).message == expected)
  }

  @Test("no two errors are told in the same words")
  func distinct() {
    let messages = LifeSignal.UserError.allCases.map { LifeSignal.UserFacingError.from($0).message }
    #expect(Set(messages).count == LifeSignal.UserError.allCases.count)
  }
}
