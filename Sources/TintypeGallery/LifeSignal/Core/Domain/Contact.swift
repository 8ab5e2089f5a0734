// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// Someone who looks after a user, or whom the user looks after, or both.
  package struct Contact: Equatable, Identifiable, Sendable {
    /// What names the contact: the identifier of the other user.
    package var id: String
    /// The full name.
    package var name: String
    /// The number of the phone, with the country's code; empty for none.
    package var phoneNumber: String
    /// Whether the contact is told when the user does not check in.
    package var isResponder: Bool
    /// Whether the user is told when the contact does not check in.
    package var isDependent: Bool
    /// When the contact checked in last; `nil` before the first time.
    package var lastCheckedIn: Date?
    /// How long a check-in of the contact lasts, in seconds.
    package var checkInInterval: TimeInterval

    /// Creates a contact; by default one who is told when the user does not check in.
    package init(
      id: String,
      name: String,
      phoneNumber: String = "",
      isResponder: Bool = true,
      isDependent: Bool = false,
      lastCheckedIn: Date? = nil,
      checkInInterval: TimeInterval = 86_400
    ) {
      self.id = id
      self.name = name
      self.phoneNumber = phoneNumber
      self.isResponder = isResponder
      self.isDependent = isDependent
      self.lastCheckedIn = lastCheckedIn
      self.checkInInterval = checkInInterval
    }
  }
}

extension LifeSignal.Contact: LifeSignal.ChecksIn {
  /// When the last check-in ends; `nil` before the first one.
  package var nextExpiration: Date? { lastCheckedIn?.addingTimeInterval(checkInInterval) }

  /// Creates the contact that another user becomes.
  ///
  /// - Parameters:
  ///   - user: The other user.
  ///   - isResponder: Whether the contact is told when the user does not check in; `true` by default.
  ///   - isDependent: Whether the user is told when the contact does not; `false` by default.
  package init(user: LifeSignal.User, isResponder: Bool = true, isDependent: Bool = false) {
    self.init(
      id: user.id,
      name: user.name,
      phoneNumber: user.phoneNumber,
      isResponder: isResponder,
      isDependent: isDependent,
      lastCheckedIn: user.lastCheckedIn,
      checkInInterval: user.checkInInterval)
  }
}

extension LifeSignal.Contact {
  /// A contact for tests and previews, who checked in an hour ago and is fine.
  ///
  /// The dates are the `date` dependency's: in tests they are always the same.
  package static var mock: LifeSignal.Contact {
    @Dependency(\.date.now) var now
    return LifeSignal.Contact(
      id: "456",
      name: "Anna Lee",
      phoneNumber: "+4915112345678",
      isResponder: true,
      isDependent: true,
      lastCheckedIn: now.addingTimeInterval(-3600),
      checkInInterval: 86_400)
  }

  /// Contacts for tests and previews, sorted by name: one who is fine, one who has not checked in
  /// in time, one who never has, and one who must check in soon.
  package static var mocks: [LifeSignal.Contact] {
    @Dependency(\.date.now) var now
    return [
      mock,
      LifeSignal.Contact(
        id: "457",
        name: "Ben Okafor",
        phoneNumber: "+447700900123",
        isResponder: false,
        isDependent: true,
        lastCheckedIn: now.addingTimeInterval(-2 * 86_400),
        checkInInterval: 86_400),
      LifeSignal.Contact(
        id: "458",
        name: "Clara Núñez",
        phoneNumber: "+34600123456",
        isResponder: true,
        isDependent: false),
      LifeSignal.Contact(
        id: "459",
        name: "Dev Patel",
        phoneNumber: "+12025550143",
        isResponder: false,
        isDependent: true,
        lastCheckedIn: now.addingTimeInterval(-23 * 3600),
        checkInInterval: 86_400),
    ]
  }
}

extension LifeSignal.Contact {
  /// In which order contacts are shown.
  package enum Order: Hashable, Sendable {
    /// By name, whatever the case and the accents of its letters.
    case name
    /// Those first who need help: expired, due soon, fine, and those who have never checked in; among
    /// the same, by the end of their check-in.
    case urgency(at: Date)
  }

  /// The name as it is sorted: small letters without accents.
  fileprivate var sortingName: String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(scalars)
  }
}

extension Sequence<LifeSignal.Contact> {
  /// The contacts in an order that does not depend on how they came.
  ///
  /// - Parameter order: By what they are sorted; by default the name.
  /// - Returns: The contacts. Those of whom all else is the same are sorted by their identifiers.
  package func ordered(by order: LifeSignal.Contact.Order = .name) -> [LifeSignal.Contact] {
    let keys = map { contact in (contact: contact, name: contact.sortingName) }
    return keys.sorted { first, second in
      if case .urgency(let date) = order {
        let (a, b) = (first.contact.urgency(at: date), second.contact.urgency(at: date))
        if a != b { return a < b }
      }
      if first.name != second.name { return first.name < second.name }
      if first.contact.name != second.contact.name {
        return first.contact.name < second.contact.name
      }
      return first.contact.id < second.contact.id
    }
    .map(\.contact)
  }
}

extension LifeSignal.Contact {
  /// The rank of the state, and the time that is left.
  fileprivate func urgency(at date: Date) -> (Int, TimeInterval) {
    let rank =
      switch checkInState(at: date) {
      case .expired: 0
      case .dueSoon: 1
      case .fine: 2
      case .notYetCheckedIn: 3
      }
    return (rank, timeRemaining(at: date) ?? 0)
  }
}
