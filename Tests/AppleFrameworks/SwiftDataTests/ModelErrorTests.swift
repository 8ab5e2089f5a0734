// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@MainActor
@Suite("Errors of models")
struct ModelErrorTests {
  @Test("A type that the schema lacks is an error of a fetch and an issue of an insertion")
  func unknownType() throws {
    let context = try makeContext()
    let error = #expect(throws: SwiftDataError.modelValidationFailure) {
      try context.fetch(FetchDescriptor<Unknown>())
    }
    #expect("\(try #require(error))".contains("Add Unknown.self to the types of the container."))
    #expect(
      issues { context.insert(Unknown()) } == [
        """
        The schema of the model container has no type Unknown, so the model was not inserted. Add \
        Unknown.self to the types of the container.
        """
      ])
  }

  @Test("A container without types is an error")
  func noTypes() {
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Schema(), configurations: [])
    }
  }

  @Test("A model of another context is not inserted")
  func otherContext() throws {
    let context = try makeContext()
    let album = Album("A", code: 1)
    context.insert(album)
    let other = ModelContext(context.container)
    #expect(
      issues { other.insert(album) }.first?.contains("belongs to another model context") == true)
    #expect(album.modelContext === context)
  }

  @Test("An identifier without a model is an issue")
  func unknownIdentifier() throws {
    let context = try makeContext()
    let identifier = Album("A", code: 1).persistentModelID
    let album: Album? = context.registeredModel(for: identifier)
    #expect(album == nil)
    #expect(issues { _ = context.model(for: identifier) }.count == 1)
  }

  @Test("A predicate that unwraps a missing value throws")
  func missingValue() throws {
    let context = try makeContext()
    context.insert(Album("A", code: 1))
    #expect(throws: PredicateError.self) {
      try context.fetch(FetchDescriptor<Album>(predicate: #Predicate { $0.note! == "x" }))
    }
  }

  @Test("Deleting a model that is not in the context changes nothing")
  func unregistered() throws {
    let context = try makeContext()
    let album = Album("A", code: 1)
    context.delete(album)
    #expect(!album.isDeleted)
    #expect(!context.hasChanges)
  }
}
