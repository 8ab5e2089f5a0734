// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@MainActor
@Suite("Relationships")
struct RelationshipTests {
  @Test("Appending a model to a relationship inserts it and sets the inverse")
  func append() throws {
    let context = try makeContext()
    let album = Album("Blue", code: 1)
    context.insert(album)
    let song = Song("A")
    album.songs.append(song)
    album.songs.append(song)
    #expect(song.modelContext === context)
    #expect(song.album === album)
    #expect(album.songs == [song])
  }

  @Test("Setting a relationship to one model moves it from the previous related model")
  func move() throws {
    let context = try makeContext()
    let (first, second) = (Album("A", code: 1), Album("B", code: 2))
    let song = Song("x", album: first)
    context.insert(song)
    context.insert(second)
    #expect(first.songs == [song])
    song.album = second
    #expect(first.songs.isEmpty)
    #expect(second.songs == [song])
    first.songs = [song]
    #expect(song.album === first)
    #expect(second.songs.isEmpty)
    song.album = nil
    #expect(first.songs.isEmpty)
  }

  @Test("A relationship between many models is mutual without a declared inverse")
  func manyToMany() throws {
    let context = try makeContext()
    let (first, second) = (Album("A", code: 1), Album("B", code: 2))
    let genre = Genre("Jazz")
    [first, second].forEach(context.insert)
    first.genres = [genre, genre]
    genre.albums?.append(second)
    #expect(first.genres == [genre])
    #expect(second.genres == [genre])
    second.genres = []
    #expect(genre.albums == [first])
  }

  @Test("Related models that a model had before are inserted with it, also in cycles")
  func graph() throws {
    let context = try makeContext()
    let (root, child) = (Folder("root"), Folder("child"))
    root.children = [child]
    child.children = [root]
    context.insert(child)
    #expect(root.modelContext === context)
    #expect(root.parent === child)
    #expect(child.parent === root)
    context.delete(root)
    #expect(child.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
  }

  @Test("Deleting a model deletes, releases or keeps its related models by the rule")
  func deleteRules() throws {
    let context = try makeContext()
    let album = Album("A", code: 1, songs: [Song("x"), Song("y")])
    let genre = Genre("Jazz")
    context.insert(album)
    album.genres = [genre]
    context.delete(album)
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
    #expect(genre.albums == [])
    #expect(genre.modelContext === context)
  }

  @Test("A model that the rule 'deny' protects cannot be saved as deleted")
  func deny() throws {
    let context = try makeContext()
    let album = Album("A", code: 1)
    let award = Award(album: album)
    context.insert(award)
    #expect(album.awards == [award])
    context.delete(album)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect("\(try #require(error))".contains("A deleted Album still has models in 'awards'"))
    context.delete(award)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test("Thousands of related models are deleted")
  func many() throws {
    let context = try makeContext()
    let root = Folder("root")
    context.insert(root)
    for index in 0..<2_000 {
      let child = Folder("\(index)")
      child.parent = root
    }
    #expect(root.children.count == 2_000)
    root.children.forEach(context.delete)
    #expect(root.children.isEmpty)
  }
}
