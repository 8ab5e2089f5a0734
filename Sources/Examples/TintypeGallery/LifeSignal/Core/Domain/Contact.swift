// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A responder of a user, a dependent of a user, or both.
  package struct Contact: Equatable, Identifiable, Sendable {
    /// The contact's identifier, which is the identifier of the other user.
    package var id: String
    /// The full name.
    package var name: String
    /// The phone number with the country code; empty if there is none.
    package var phoneNumber: String
    /// A Boolean value that indicates whether the contact is notified if the user does not check
    /// in.
    package var isResponder: Bool
    /// A Boolean value that indicates whether the user is notified if the contact does not check
    /// in.
    package var isDependent: Bool
    /// The date of the contact's last check-in; `nil` before the first one.
    package var lastCheckedIn: Date?
    /// The contact's check-in interval in seconds.
    package var checkInInterval: TimeInterval

    /// Creates a contact; by default a responder.
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
  /// The expiration of the last check-in; `nil` before the first one.
  package var nextExpiration: Date? { lastCheckedIn?.addingTimeInterval(checkInInterval) }

  /// Creates a contact from another user.
  ///
  /// - Parameters:
  ///   - user: The other user.
  ///   - isResponder: A Boolean value that indicates whether the contact is notified if the user
  ///     does not check in; `true` by default.
  ///   - isDependent: A Boolean value that indicates whether the user is notified if the contact
  ///     does not check in; `false` by default.
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
  /// The dates are relative to the `date` dependency and therefore constant in tests.
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

  /// Contacts for tests and previews, sorted by name.
  ///
  /// The check-in of one is fine, of one expired, of one missing, and of one due soon.
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
  /// The sort order of contacts.
  package enum Order: Hashable, Sendable {
    /// By name, ignoring case and diacritics.
    case name
    /// By urgency: expired, due soon, fine, and never checked in.
    ///
    /// Contacts with the same state are sorted by the end of their check-in.
    case urgency(at: Date)
  }

  /// The sort key of the name: lowercase letters without diacritics.
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
  /// Returns the contacts in an order that does not depend on their initial order.
  ///
  /// - Parameter order: The sort order; by default by name.
  /// - Returns: The contacts. Contacts that are otherwise equal are sorted by identifier.
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
  /// Returns the rank of the state and the remaining time.
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
