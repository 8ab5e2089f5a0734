// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's users")
struct UserTests {
  typealias User = LifeSignal.User

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  /// A user who has checked in at noon.
  private func user(interval: TimeInterval = 86_400) -> User {
    User(
      id: "1", name: "Anna", email: "anna@example.com", lastCheckedIn: noon,
      checkInInterval: interval, updatedAt: noon)
  }

  @Test("the mock is the same in each test, and has just checked in")
  func mock() {
    #expect(
      User.mock
        == User(
          id: "123", name: "Test User", email: "test@example.com", phoneNumber: "+1234567890",
          lastCheckedIn: noon, checkInInterval: 3600, checkInExpiration: noon + 3600,
          profileImageURL: nil, isOnboarded: true, createdAt: noon, updatedAt: noon))
    #expect(User.mock.checkInState(at: noon) == .fine)
  }

  @Test("the mock's dates are those of the date dependency")
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

  @Test("a new user has an interval of a day, and nothing is late")
  func newUser() {
    let user = User(id: "1", name: "Anna", email: "anna@example.com")
    #expect(user.checkInInterval == 86_400)
    #expect(user.nextExpiration == nil)
    #expect(user.timeRemaining(at: noon) == nil)
    #expect(user.checkInState(at: noon) == .notYetCheckedIn)
  }

  @Test(
    "the state follows the time that has passed since the check-in",
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
    "it is due soon in the last two hours, or the last quarter of a short interval",
    arguments: [(3600, 900), (28_800, 7200), (86_400, 7200), (2_592_000, 7200), (-5, 0)]
      as [(TimeInterval, TimeInterval)])
  func warningTime(interval: TimeInterval, expected: TimeInterval) {
    #expect(user(interval: interval).warningTime == expected)
  }

  @Test("a stored expiration counts before one that is reckoned")
  func storedExpiration() {
    var user = user()
    #expect(user.nextExpiration == noon + 86_400)
    user.checkInExpiration = noon + 60
    #expect(user.nextExpiration == noon + 60)
    #expect(user.checkInState(at: noon + 60) == .expired)
  }

  @Test("an expiration without a check-in is none")
  func expirationWithoutCheckIn() {
    var user = user()
    user.lastCheckedIn = nil
    user.checkInExpiration = noon
    #expect(user.nextExpiration == nil)
    #expect(user.checkInState(at: noon + 1) == .notYetCheckedIn)
  }

  @Test("a check-in lasts an interval from its time")
  func checkIn() {
    var user = user()
    user.checkIn(at: noon + 500)
    #expect(user.lastCheckedIn == noon + 500)
    #expect(user.checkInExpiration == noon + 86_900)
    #expect(user.updatedAt == noon + 500)
  }

  @Test("the first check-in is one like any other")
  func firstCheckIn() {
    var user = User(id: "1", name: "Anna", email: "anna@example.com", checkInInterval: 3600)
    user.checkIn(at: noon)
    #expect(user.nextExpiration == noon + 3600)
    #expect(user.checkInState(at: noon) == .fine)
  }

  @Test("a check-in that arrives late changes nothing")
  func lateCheckIn() {
    let before = user()
    var user = before
    user.checkIn(at: noon - 1)
    #expect(user == before)
  }

  @Test("a check-in does not set back when the account was changed")
  func updatedAtStays() {
    var user = user()
    user.updatedAt = noon + 1000
    user.checkIn(at: noon + 500)
    #expect(user.updatedAt == noon + 1000)
  }

  @Test("a new interval counts for the check-in that is running")
  func changeInterval() throws {
    var user = user()
    try user.changeCheckInInterval(to: 7200, at: noon + 60)
    #expect(user.checkInInterval == 7200)
    #expect(user.nextExpiration == noon + 7200)
    #expect(user.updatedAt == noon + 60)
  }

  @Test("a new interval before the first check-in makes none")
  func changeIntervalFirst() throws {
    var user = User(id: "1", name: "Anna", email: "anna@example.com")
    try user.changeCheckInInterval(to: 7200, at: noon)
    #expect(user.nextExpiration == nil)
    #expect(user.checkInInterval == 7200)
  }

  @Test(
    "an interval that is too short, too long or no number changes nothing",
    arguments: [3599, 2_592_001, 0, -3600, .infinity] as [TimeInterval])
  func wrongInterval(interval: TimeInterval) {
    let before = user()
    var user = before
    #expect(throws: LifeSignal.ValidationError.checkInInterval(interval)) {
      try user.changeCheckInInterval(to: interval, at: noon + 60)
    }
    #expect(user == before)
  }

  @Test("what was entered is put in order")
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

  @Test("a user need not have a phone")
  func noPhone() throws {
    #expect(try user().validated().phoneNumber.isEmpty)
  }

  @Test("what cannot be put in order is told")
  func invalid() throws {
    let picture = try #require(URL(string: "file:///etc/passwd"))
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
    user.profileImageURL = picture
    #expect(throws: LifeSignal.ValidationError.profileImage(picture)) { try user.validated() }
  }
}
