// SPDX-License-Identifier: MIT

import Foundation

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
