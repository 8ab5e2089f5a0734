// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

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
