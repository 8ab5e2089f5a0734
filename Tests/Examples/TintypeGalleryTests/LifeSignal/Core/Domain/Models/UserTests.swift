// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's users")
struct UserTests {
  typealias User = LifeSignal.User

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  /// Returns a user who checked in at noon.
  private func user(interval: TimeInterval = 86_400) -> User {
    User(
      id: "1", name: "Anna", email: "anna@example.com", lastCheckedIn: noon,
      checkInInterval: interval, updatedAt: noon)
  }

  @Test("The mock user is the same in each test and has just checked in")
  func mock() {
    #expect(
      User.mock
        == User(
          id: "123", name: "Test User", email: "test@example.com", phoneNumber: "+1234567890",
          lastCheckedIn: noon, checkInInterval: 3600, checkInExpiration: noon + 3600,
          profileImageURL: nil, isOnboarded: true, createdAt: noon, updatedAt: noon))
    #expect(User.mock.checkInState(at: noon) == .fine)
  }

  @Test("The dates of the mock user come from the date dependency")
  func mockDates() {
    let later = noon + 86_400
    let mock = withDependencies {
      $0.date = .constant(later)
    } operation: {
      User.mock
    }
    #expect(mock.lastCheckedIn == later)
    #expect(mock.checkInExpiration == later + 3600)
    #expect(mock.createdAt == later)
  }

  @Test("A new user has an interval of one day and nothing overdue")
  func newUser() {
    let user = User(id: "1", name: "Anna", email: "anna@example.com")
    #expect(user.checkInInterval == 86_400)
    #expect(user.nextExpiration == nil)
    #expect(user.timeRemaining(at: noon) == nil)
    #expect(user.checkInState(at: noon) == .notYetCheckedIn)
  }

  @Test(
    "The state depends on the time since the last check-in",
    arguments: [
      (86_400, 0, .fine), (86_400, 79_199, .fine), (86_400, 79_200, .dueSoon),
      (86_400, 86_399, .dueSoon), (86_400, 86_400, .expired), (86_400, 200_000, .expired),
      (3600, 2699, .fine), (3600, 2700, .dueSoon), (3600, 3599.5, .dueSoon), (3600, 3600, .expired),
      (86_400, -60, .fine),
    ] as [(TimeInterval, TimeInterval, LifeSignal.CheckInState)])
  func state(interval: TimeInterval, passed: TimeInterval, expected: LifeSignal.CheckInState) {
    let user = user(interval: interval)
    #expect(user.checkInState(at: noon + passed) == expected)
    #expect(user.timeRemaining(at: noon + passed) == interval - passed)
  }

  @Test(
    "A check-in is due soon in the last two hours, or in the last quarter of a short interval",
    arguments: [(3600, 900), (28_800, 7200), (86_400, 7200), (2_592_000, 7200), (-5, 0)]
      as [(TimeInterval, TimeInterval)])
  func warningTime(interval: TimeInterval, expected: TimeInterval) {
    #expect(user(interval: interval).warningTime == expected)
  }

  @Test("A stored expiration takes precedence over the computed one")
  func storedExpiration() {
    var user = user()
    #expect(user.nextExpiration == noon + 86_400)
    user.checkInExpiration = noon + 60
    #expect(user.nextExpiration == noon + 60)
    #expect(user.checkInState(at: noon + 60) == .expired)
  }

  @Test("An expiration without a check-in is ignored")
  func expirationWithoutCheckIn() {
    var user = user()
    user.lastCheckedIn = nil
    user.checkInExpiration = noon
    #expect(user.nextExpiration == nil)
    #expect(user.checkInState(at: noon + 1) == .notYetCheckedIn)
  }

  @Test("A user's check-in is valid for one interval from its time")
  func checkIn() {
    var user = user()
    user.checkIn(at: noon + 500)
    #expect(user.lastCheckedIn == noon + 500)
    #expect(user.checkInExpiration == noon + 86_900)
    #expect(user.updatedAt == noon + 500)
  }

  @Test("The first check-in sets the expiration as any later one does")
  func firstCheckIn() {
    var user = User(id: "1", name: "Anna", email: "anna@example.com", checkInInterval: 3600)
    user.checkIn(at: noon)
    #expect(user.nextExpiration == noon + 3600)
    #expect(user.checkInState(at: noon) == .fine)
  }

  @Test("A check-in older than the last one changes nothing")
  func lateCheckIn() {
    let before = user()
    var user = before
    user.checkIn(at: noon - 1)
    #expect(user == before)
  }

  @Test("A check-in does not move the account's modification date back")
  func updatedAtStays() {
    var user = user()
    user.updatedAt = noon + 1000
    user.checkIn(at: noon + 500)
    #expect(user.updatedAt == noon + 1000)
  }

  @Test("A new interval applies to the current check-in")
  func changeInterval() throws {
    var user = user()
    try user.changeCheckInInterval(to: 7200, at: noon + 60)
    #expect(user.checkInInterval == 7200)
    #expect(user.nextExpiration == noon + 7200)
    #expect(user.updatedAt == noon + 60)
  }

  @Test("A new interval before the first check-in sets no expiration")
  func changeIntervalFirst() throws {
    var user = User(id: "1", name: "Anna", email: "anna@example.com")
    try user.changeCheckInInterval(to: 7200, at: noon)
    #expect(user.nextExpiration == nil)
    #expect(user.checkInInterval == 7200)
  }

  @Test(
    "An interval that is out of range or infinite is rejected and changes nothing",
    arguments: [3599, 2_592_001, 0, -3600, .infinity] as [TimeInterval])
  func wrongInterval(interval: TimeInterval) {
    let before = user()
    var user = before
    #expect(throws: LifeSignal.ValidationError.checkInInterval(interval)) {
      try user.changeCheckInInterval(to: interval, at: noon + 60)
    }
    #expect(user == before)
  }

  @Test("Validation normalizes the user's fields")
  func validated() throws {
    var user = user()
    user.name = " Anna Lee\n"
    user.email = " Anna@Example.COM "
    user.phoneNumber = "0049 151 / 123-45678"
    user.profileImageURL = URL(string: "https://example.com/anna.png")
    let valid = try user.validated()
    #expect(valid.name == "Anna Lee")
    #expect(valid.email == "anna@example.com")
    #expect(valid.phoneNumber == "+4915112345678")
    #expect(valid.profileImageURL == user.profileImageURL)
    #expect(try valid.validated() == valid)
  }

  @Test("A user without a phone number is valid")
  func noPhone() throws {
    #expect(try user().validated().phoneNumber.isEmpty)
  }

  @Test("Validation throws an error for each invalid field")
  func invalid() throws {
    let image = try #require(URL(string: "file:///etc/passwd"))
    let cases: [(WritableKeyPath<User, String>, String, LifeSignal.ValidationError)] = [
      (\.name, "  ", .noName), (\.email, "anna", .email("anna")),
      (\.phoneNumber, "12", .phoneNumber("12")),
    ]
    for (field, entry, error) in cases {
      var user = user()
      user[keyPath: field] = entry
      #expect(throws: error) { try user.validated() }
    }
    var user = user()
    user.profileImageURL = image
    #expect(throws: LifeSignal.ValidationError.profileImage(image)) { try user.validated() }
  }
}
