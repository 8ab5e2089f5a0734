// SPDX-License-Identifier: MIT

import Observation
import SwiftData
import Synchronization
import Testing

@MainActor
@Suite("Models")
struct ModelTests {
  @Test("A model keeps the values of its initializer, its initial values and its constants")
  func values() {
    let album = Album("Blue", code: 7)
    #expect(album.title == "Blue")
    #expect(album.rating == 0)
    #expect(album.note == nil)
    #expect(album.songs.isEmpty)
    #expect(album.created == Date(timeIntervalSince1970: 0))
    #expect(album.modelContext == nil)
  }

  @Test("A change of a saved property notifies observers, and one of a transient property does not")
  func observation() {
    let album = Album("Blue", code: 7)
    let count = Mutex(0)
    for change in [{ album.rating += 1 }, { album.isSelected = true }] {
      withObservationTracking {
        _ = album.rating
        _ = album.isSelected
      } onChange: {
        count.withLock { $0 += 1 }
      }
      change()
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("The identifier stays the same when a model is inserted and saved")
  func identifier() throws {
    let context = try makeContext()
    let album = Album("Blue", code: 7)
    let identifier = album.persistentModelID
    context.insert(album)
    try context.save()
    #expect(album.persistentModelID == identifier)
    #expect(album.id == identifier)
    #expect(identifier.entityName == "Album")
    #expect(identifier != Album("Blue", code: 7).persistentModelID)
    #expect(context.model(for: identifier) === album)
  }

  @Test("Descriptions of identifiers do not depend on other models")
  func description() {
    let identifier = Album("Blue", code: 7).persistentModelID
    #expect("\(identifier)" == "PersistentIdentifier(Album)")
    #expect(String(reflecting: identifier) == "PersistentIdentifier(Album)")
  }

  @Test("A schema contains the types to which its types are related")
  func schema() throws {
    #expect(
      try makeContext().container.schema.entities.map(\.name)
        == ["Album", "Award", "Folder", "Genre", "Song"])
  }
}
