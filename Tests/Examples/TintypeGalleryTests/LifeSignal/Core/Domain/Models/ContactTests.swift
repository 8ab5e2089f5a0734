// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's contacts")
struct ContactTests {
  typealias Contact = LifeSignal.Contact

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  @Test("A new contact is a responder and has not checked in")
  func newContact() {
    let contact = Contact(id: "1", name: "Anna")
    #expect(contact.isResponder)
    #expect(!contact.isDependent)
    #expect(contact.phoneNumber.isEmpty)
    #expect(contact.nextExpiration == nil)
    #expect(contact.checkInState(at: noon) == .notYetCheckedIn)
  }

  @Test("A contact's check-in is valid for one interval")
  func expiration() {
    let contact = Contact(id: "1", name: "Anna", lastCheckedIn: noon, checkInInterval: 3600)
    #expect(contact.nextExpiration == noon + 3600)
    #expect(contact.checkInState(at: noon + 2699) == .fine)
    #expect(contact.checkInState(at: noon + 2700) == .dueSoon)
    #expect(contact.checkInState(at: noon + 3600) == .expired)
  }

  @Test("The mocks contain one contact for each state, sorted by name")
  func mocks() {
    #expect(
      Contact.mocks.map { $0.checkInState(at: noon) } == [
        .fine, .expired, .notYetCheckedIn, .dueSoon,
      ])
    #expect(Set(Contact.mocks.map(\.id)).count == 4)
    #expect(Contact.mocks.ordered(by: .name) == Contact.mocks)
    #expect(Contact.mocks.first == .mock)
  }

  @Test("The dates of the contact mocks come from the date dependency")
  func mockDates() {
    let later = noon + 86_400
    withDependencies {
      $0.date = .constant(later)
    } operation: {
      #expect(Contact.mock.lastCheckedIn == later - 3600)
      #expect(
        Contact.mocks.map(\.lastCheckedIn) == [
          later - 3600, later - 172_800, nil, later - 82_800,
        ])
    }
  }

  @Test("A user can be converted to a contact")
  func fromUser() {
    let contact = Contact(user: .mock, isResponder: false, isDependent: true)
    #expect(
      contact
        == Contact(
          id: "123", name: "Test User", phoneNumber: "+1234567890", isResponder: false,
          isDependent: true, lastCheckedIn: noon, checkInInterval: 3600))
    #expect(Contact(user: .mock).isResponder)
    #expect(!Contact(user: .mock).isDependent)
  }

  @Test("Sorting contacts by name ignores case and diacritics")
  func byName() {
    let names = ["Zoe", "ämil", "Émile", "anna", "Otto", "Öttö", "Anna", "", "山田"]
    let sorted = names.enumerated().map { Contact(id: "\($0.offset)", name: $0.element) }
      .ordered().map(\.name)
    #expect(sorted == ["", "ämil", "Anna", "anna", "Émile", "Otto", "Öttö", "Zoe", "山田"])
  }

  @Test("The most urgent contacts come first")
  func byUrgency() {
    func contact(_ id: String, _ ago: TimeInterval?) -> Contact {
      Contact(
        id: id, name: "Anna", lastCheckedIn: ago.map { noon - $0 }, checkInInterval: 86_400)
    }
    let contacts = [
      contact("never", nil), contact("fine", 100), contact("long expired", 200_000),
      contact("due soon", 86_000), contact("expired", 90_000), contact("fine for longer", 50),
      contact("due sooner", 86_300),
    ]
    #expect(
      contacts.ordered(by: .urgency(at: noon)).map(\.id) == [
        "long expired", "expired", "due sooner", "due soon", "fine", "fine for longer", "never",
      ])
  }

  @Test("Equally urgent contacts are sorted by name")
  func equallyUrgent() {
    let contacts = [
      Contact(id: "2", name: "Ben", lastCheckedIn: noon),
      Contact(id: "1", name: "anna", lastCheckedIn: noon),
    ]
    #expect(contacts.ordered(by: .urgency(at: noon)).map(\.id) == ["1", "2"])
  }

  @Test("The sort order does not depend on the initial order of the contacts", arguments: 0..<6)
  func stable(shift: Int) {
    let contacts = [
      Contact(id: "3", name: "Anna"), Contact(id: "1", name: "Anna"),
      Contact(id: "2", name: "Anna"),
      Contact(id: "5", name: "anna"), Contact(id: "4", name: "Änna"), Contact(id: "0", name: "Ben"),
    ]
    let rotated = Array(contacts[shift...] + contacts[..<shift])
    for order in [Contact.Order.name, .urgency(at: noon)] {
      #expect(rotated.ordered(by: order).map(\.id) == ["1", "2", "3", "5", "4", "0"])
      #expect(rotated.reversed().ordered(by: order).map(\.id) == ["1", "2", "3", "5", "4", "0"])
    }
  }
}
