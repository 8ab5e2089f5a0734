// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@MainActor
@Suite("Contexts")
struct ContextTests {
  /// Returns a context with saved albums whose codes are 1 to the number.
  private func context(count: Int) throws -> ModelContext {
    let context = try makeContext()
    for code in 1...count { context.insert(Album("Album \(code)", code: code)) }
    try context.save()
    return context
  }

  @Test("A fetch without sort descriptors returns the order of insertion")
  func insertionOrder() throws {
    let context = try makeContext()
    let albums = (1...40).map { Album("\($0)", code: $0) }
    albums.reversed().forEach(context.insert)
    #expect(context.titles == albums.reversed().map(\.title))
    context.delete(albums[3])
    context.insert(albums[3])
    #expect(context.titles.last == "4")
  }

  @Test("A descriptor selects, sorts, skips and limits models")
  func descriptor() throws {
    let context = try context(count: 20)
    var descriptor = FetchDescriptor<Album>(
      predicate: #Predicate { $0.code > 5 && $0.songs.isEmpty },
      sortBy: [SortDescriptor(\.code, order: .reverse)])
    #expect(try context.fetchCount(descriptor) == 15)
    descriptor.fetchOffset = 2
    descriptor.fetchLimit = 3
    #expect(try context.fetch(descriptor).map(\.code) == [18, 17, 16])
    #expect(try context.fetchIdentifiers(descriptor).count == 3)
    var codes: [Int] = []
    try context.enumerate(descriptor) { codes.append($0.code) }
    #expect(codes == [18, 17, 16])
  }

  @Test(
    "Texts are found regardless of case and diacritics",
    arguments: [("CAFE", true), ("né", true), ("tea", false), ("", true)])
  func text(text: String, isFound: Bool) throws {
    let context = try makeContext()
    context.insert(Album("Café Noir Ne", code: 1))
    let found = try context.fetchCount(
      FetchDescriptor<Album>(predicate: #Predicate { $0.title.localizedStandardContains(text) }))
    #expect((found == 1) == (isFound && !text.isEmpty))
  }

  @Test("Unsaved changes are listed until they are saved")
  func changes() throws {
    let context = try context(count: 2)
    let albums = try context.fetch(FetchDescriptor<Album>())
    #expect(!context.hasChanges)
    albums[0].title = "New"
    context.delete(albums[1])
    let added = Album("Added", code: 3)
    context.insert(added)
    #expect(context.changedModelsArray.map(\.persistentModelID) == [albums[0].id])
    #expect(context.deletedModelsArray.map(\.persistentModelID) == [albums[1].id])
    #expect(context.insertedModelsArray.map(\.persistentModelID) == [added.id])
    #expect(added.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    #expect(!added.hasChanges)
  }

  @Test("A rollback restores the saved models, values and relationships")
  func rollback() throws {
    let context = try context(count: 2)
    let albums = try context.fetch(FetchDescriptor<Album>())
    let song = Song("x", album: albums[0])
    context.insert(song)
    try context.save()
    song.album = albums[1]
    albums[0].title = "New"
    context.insert(Album("Added", code: 3))
    context.delete(albums[1])
    context.rollback()
    #expect(context.titles == ["Album 1", "Album 2"])
    #expect(song.album === albums[0])
    #expect(albums[0].songs == [song])
    #expect(!context.hasChanges)
  }

  @Test("Another context sees saved changes only, in objects of its own")
  func contexts() throws {
    let main = try context(count: 1)
    let album = try #require(try main.fetch(FetchDescriptor<Album>()).first)
    album.songs = [Song("x")]
    let other = ModelContext(main.container)
    let copy = try #require(try other.fetch(FetchDescriptor<Album>()).first)
    #expect(copy !== album)
    #expect(copy.persistentModelID == album.persistentModelID)
    #expect(copy.songs.isEmpty)
    try main.save()
    #expect(try other.fetchCount(FetchDescriptor<Song>()) == 1)
    #expect(copy.songs.first?.album === copy)
    copy.title = "Changed"
    copy.songs.forEach(other.delete)
    try other.save()
    #expect(main.titles == ["Changed"])
    #expect(album.songs.isEmpty)
  }

  @Test("An actor inserts models that the main context fetches")
  func modelActor() async throws {
    let context = try makeContext()
    try await Importer(modelContainer: context.container).insert(1..<5)
    #expect(context.titles == ["Album 1", "Album 2", "Album 3", "Album 4"])
  }

  @Test("A model with the unique value of another one changes that one instead of being inserted")
  func unique() throws {
    let context = try context(count: 2)
    let duplicate = Album("New", code: 2)
    context.insert(duplicate)
    #expect(duplicate.modelContext == nil)
    #expect(context.titles == ["Album 1", "New"])
    let folder = Folder("a")
    [folder, Folder("a"), Folder("b")].forEach(context.insert)
    #expect(try context.fetch(FetchDescriptor<Folder>()).map(\.name) == ["a", "b"])
  }

  @Test("Models that get the same unique value are merged when they are saved")
  func uniqueChange() throws {
    let context = try context(count: 2)
    let albums = try context.fetch(FetchDescriptor<Album>())
    albums[1].code = 1
    try context.save()
    #expect(context.titles == ["Album 2"])
    #expect(albums[1].isDeleted)
  }

  @Test("Models are deleted by a predicate")
  func deleteWhere() throws {
    let context = try context(count: 5)
    try context.delete(model: Album.self, where: #Predicate { $0.code < 4 })
    #expect(context.titles == ["Album 4", "Album 5"])
    try context.transaction { try context.delete(model: Album.self) }
    #expect(context.titles.isEmpty)
    #expect(!context.hasChanges)
  }

  @Test("Containers share no models, also for the same file")
  func containers() throws {
    let configuration = ModelConfiguration(url: URL(fileURLWithPath: "/a.store"))
    let containers = try (0..<2).map { _ in
      try ModelContainer(for: Album.self, configurations: configuration)
    }
    containers[0].mainContext.insert(Album("A", code: 1))
    try containers[0].mainContext.save()
    #expect(containers[0] != containers[1])
    #expect(containers[1].mainContext.titles == [])
  }

  @Test("A predicate selects among thousands of models")
  func manyModels() throws {
    let context = try makeContext()
    for index in 0..<5_000 { context.insert(Genre("\(index)")) }
    let descriptor = FetchDescriptor<Genre>(
      predicate: #Predicate { $0.name.contains("77") }, sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetchCount(descriptor) == 95)
    try context.save()
  }
}
