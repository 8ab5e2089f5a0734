// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import Synchronization
import TintypeScheduling

@Model
final class Album {
  @Attribute(.unique) var code: Int
  var title: String
  var rating = 0
  var note: String?
  let created: Date
  @Transient var isSelected = false
  @Relationship(deleteRule: .cascade, inverse: \Song.album) var songs: [Song] = []
  var genres: [Genre] = []
  @Relationship(deleteRule: .deny) var awards: [Award]?

  var songCount: Int { songs.count }

  init(_ title: String, code: Int, songs: [Song] = []) {
    self.title = title
    self.code = code
    self.songs = songs
    created = Date(timeIntervalSince1970: 0)
  }
}

@Model
final class Song {
  var title: String
  var album: Album?

  init(_ title: String, album: Album? = nil) {
    self.title = title
    self.album = album
  }
}

@Model
final class Genre {
  var name: String
  var albums: [Album]?

  init(_ name: String) { self.name = name }
}

@Model
final class Award {
  var name = "Best"
  var album: Album?

  init(album: Album) { self.album = album }
}

/// Its relationships form cycles, and its inverse is the only possible one.
@Model
final class Folder {
  #Unique<Folder>([\.name, \.level])
  #Index<Folder>([\.name])
  var name: String
  var level = 0
  var parent: Folder?
  @Relationship(deleteRule: .cascade) var children: [Folder] = []

  init(_ name: String) { self.name = name }
}

@Model
final class Unknown {
  var name = ""

  init() {}
}

@ModelActor
actor Importer {
  func insert(_ codes: Range<Int>) throws {
    for code in codes { modelContext.insert(Album("Album \(code)", code: code)) }
    try modelContext.save()
  }
}

/// Returns a context of a new container.
@MainActor
func makeContext() throws -> ModelContext {
  let container = try ModelContainer(
    for: Album.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  return container.mainContext
}

/// Returns the issues that an operation reports outside of views.
func issues(of operation: () throws -> Void) rethrows -> [String] {
  let messages = Mutex<[String]>([])
  let reporter = IssueReporter { message, _ in messages.withLock { $0.append(message) } }
  try IssueReporter.$override.withValue(reporter, operation: operation)
  return messages.withLock { $0 }
}

extension ModelContext {
  /// The titles of all albums, in the order of insertion.
  var titles: [String] { (try? fetch(FetchDescriptor<Album>()).map(\.title)) ?? [] }
}
