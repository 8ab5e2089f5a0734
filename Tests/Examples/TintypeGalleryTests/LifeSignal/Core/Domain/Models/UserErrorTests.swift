// SPDX-License-Identifier: MIT

import Testing
import TintypeGallery

@Suite("Messages of LifeSignal's user errors")
struct UserErrorTests {
  @Test(
    "Each user error has a message with a cause and an action",
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

  @Test("Each user error has a different message")
  func distinct() {
    let messages = LifeSignal.UserError.allCases.map { LifeSignal.UserFacingError.from($0).message }
    #expect(Set(messages).count == LifeSignal.UserError.allCases.count)
  }
}
