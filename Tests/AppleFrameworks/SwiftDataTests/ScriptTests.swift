// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@MainActor
@Suite("Random scripts")
struct ScriptTests {
  @Test("2,000 random scripts have the results of an independent model")
  func scripts() throws {
    for seed in 1...2_000 {
      var script = try Script(seed: UInt64(seed))
      for step in 1...40 {
        try script.performStep()
        let expected = script.library.description
        let actual = try script.description
        try #require(actual == expected, "seed \(seed), step \(step): \(script.lastStep)")
      }
    }
  }
}

/// A sequence of random changes to a context and to a plain model.
@MainActor
private struct Script {
  private(set) var library = Library()
  private(set) var lastStep = ""
  private var saved = Library()
  private let context: ModelContext
  private var albums: [Int: Album] = [:]
  private var songs: [Int: Song] = [:]
  private var genres: [Int: Genre] = [:]
  private var count = 0
  private var state: UInt64

  init(seed: UInt64) throws {
    context = try makeContext()
    state = seed
  }

  /// Returns a number below a limit, by a linear congruential generator.
  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func pick(_ values: [Int]) -> Int? {
    values.isEmpty ? nil : values[random(values.count)]
  }

  /// Returns some of the values, in random order.
  private mutating func some(_ values: [Int]) -> [Int] {
    var rest = values
    var result: [Int] = []
    for _ in 0..<(values.isEmpty ? 0 : random(min(values.count, 4) + 1)) {
      result.append(rest.remove(at: random(rest.count)))
    }
    return result
  }

  mutating func performStep() throws {
    let step = random(14)
    lastStep = "change \(step)"
    switch step {
    case 0, 1: insertAlbum()
    case 2, 3: insertSong()
    case 4: insertGenre()
    case 5: setAlbum()
    case 6: setSongs()
    case 7: appendSong()
    case 8: setGenres()
    case 9: setAlbums()
    case 10: setRating()
    case 11: delete()
    case 12:
      try context.save()
      saved = library
    default:
      guard random(3) == 0 else { return }
      context.rollback()
      library = saved
    }
  }

  private mutating func insertAlbum() {
    count += 1
    let album = Album("\(count)", code: count)
    albums[count] = album
    context.insert(album)
    library.albums.append(count)
  }

  private mutating func insertSong() {
    count += 1
    let owner = random(2) == 0 ? pick(library.albums) : nil
    let song = Song("\(count)", album: owner.flatMap { albums[$0] })
    songs[count] = song
    context.insert(song)
    library.songs.append(count)
    library.setAlbum(owner, of: count)
  }

  private mutating func insertGenre() {
    count += 1
    let genre = Genre("\(count)")
    genres[count] = genre
    let related = some(library.albums)
    genre.albums = related.compactMap { albums[$0] }
    context.insert(genre)
    library.genres.append(count)
    library.setAlbums(related, of: count)
  }

  private mutating func setAlbum() {
    guard let song = pick(library.songs) else { return }
    let album = random(3) == 0 ? nil : pick(library.albums)
    songs[song]?.album = album.flatMap { albums[$0] }
    library.setAlbum(album, of: song)
  }

  private mutating func setSongs() {
    guard let album = pick(library.albums) else { return }
    let related = some(library.songs)
    albums[album]?.songs = related.compactMap { songs[$0] }
    library.setSongs(related, of: album)
  }

  private mutating func appendSong() {
    guard let album = pick(library.albums), let song = pick(library.songs),
      let model = songs[song]
    else { return }
    albums[album]?.songs.append(model)
    library.setAlbum(album, of: song)
  }

  private mutating func setGenres() {
    guard let album = pick(library.albums) else { return }
    let related = some(library.genres)
    albums[album]?.genres = related.compactMap { genres[$0] }
    library.setGenres(related, of: album)
  }

  private mutating func setAlbums() {
    guard let genre = pick(library.genres) else { return }
    let related = some(library.albums)
    genres[genre]?.albums = related.compactMap { albums[$0] }
    library.setAlbums(related, of: genre)
  }

  private mutating func setRating() {
    guard let album = pick(library.albums) else { return }
    let rating = random(6)
    albums[album]?.rating = rating
    library.ratings[album] = rating
  }

  private mutating func delete() {
    switch random(3) {
    case 0:
      guard let album = pick(library.albums), let model = albums[album] else { return }
      context.delete(model)
      library.deleteAlbum(album)
    case 1:
      guard let song = pick(library.songs), let model = songs[song] else { return }
      context.delete(model)
      library.deleteSong(song)
    default:
      guard let genre = pick(library.genres), let model = genres[genre] else { return }
      context.delete(model)
      library.deleteGenre(genre)
    }
  }
}

extension Script {
  /// All fetched models with their relationships, in the form of the plain model.
  ///
  /// A predicate with a sort descriptor, and what another context sees, are compared here, too.
  fileprivate var description: String {
    get throws {
      let minimum = 3
      let best = try context.fetch(
        FetchDescriptor<Album>(
          predicate: #Predicate { $0.rating >= minimum },
          sortBy: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.code)]))
      #expect(best.map(\.code) == library.albums(ratedAtLeast: minimum))
      let text = try description(of: context)
      if !context.hasChanges {
        #expect(try description(of: ModelContext(context.container)) == text)
      }
      return text
    }
  }

  private func description(of context: ModelContext) throws -> String {
    func names(_ genres: [Genre]) -> String { "[\(genres.map(\.name).joined(separator: ", "))]" }
    let albums = try context.fetch(FetchDescriptor<Album>()).map { album in
      let songs = "[\(album.songs.map(\.title).joined(separator: ", "))]"
      return "album \(album.code) \(album.rating) \(songs) \(names(album.genres))"
    }
    let songs = try context.fetch(FetchDescriptor<Song>()).map {
      "song \($0.title) \($0.album?.code ?? -1)"
    }
    let genres = try context.fetch(FetchDescriptor<Genre>()).map {
      "genre \($0.name) \(($0.albums ?? []).map(\.code))"
    }
    return (albums + songs + genres).joined(separator: "\n")
  }
}
