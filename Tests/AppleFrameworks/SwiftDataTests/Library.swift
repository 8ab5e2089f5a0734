// SPDX-License-Identifier: MIT

/// A plain model of albums, songs and genres, independent of SwiftData.
///
/// Models are numbers; the arrays contain them in the order of insertion or of the relationship.
struct Library: Equatable {
  var albums: [Int] = []
  var songs: [Int] = []
  var genres: [Int] = []
  var ratings: [Int: Int] = [:]
  var songsOfAlbum: [Int: [Int]] = [:]
  var albumOfSong: [Int: Int] = [:]
  var genresOfAlbum: [Int: [Int]] = [:]
  var albumsOfGenre: [Int: [Int]] = [:]

  mutating func setAlbum(_ album: Int?, of song: Int) {
    guard albumOfSong[song] != album else { return }
    if let old = albumOfSong[song] { songsOfAlbum[old]?.removeAll { $0 == song } }
    albumOfSong[song] = album
    if let album { songsOfAlbum[album, default: []].append(song) }
  }

  mutating func setSongs(_ songs: [Int], of album: Int) {
    for song in songsOfAlbum[album] ?? [] where !songs.contains(song) { albumOfSong[song] = nil }
    for song in songs where albumOfSong[song] != album { setAlbum(album, of: song) }
    songsOfAlbum[album] = songs
  }

  mutating func setGenres(_ genres: [Int], of album: Int) {
    Self.set(genres, of: album, in: &genresOfAlbum, inverse: &albumsOfGenre)
  }

  mutating func setAlbums(_ albums: [Int], of genre: Int) {
    Self.set(albums, of: genre, in: &albumsOfGenre, inverse: &genresOfAlbum)
  }

  private static func set(
    _ values: [Int], of key: Int, in relationship: inout [Int: [Int]], inverse: inout [Int: [Int]]
  ) {
    let old = relationship[key] ?? []
    for value in old where !values.contains(value) { inverse[value]?.removeAll { $0 == key } }
    for value in values where !old.contains(value) { inverse[value, default: []].append(key) }
    relationship[key] = values
  }

  mutating func deleteAlbum(_ album: Int) {
    for song in songsOfAlbum[album] ?? [] { deleteSong(song) }
    setGenres([], of: album)
    albums.removeAll { $0 == album }
  }

  mutating func deleteSong(_ song: Int) {
    setAlbum(nil, of: song)
    songs.removeAll { $0 == song }
  }

  mutating func deleteGenre(_ genre: Int) {
    setAlbums([], of: genre)
    genres.removeAll { $0 == genre }
  }

  /// All models with their relationships, as text.
  var description: String {
    let rows =
      albums.map {
        "album \($0) \(ratings[$0] ?? 0) \(songsOfAlbum[$0] ?? []) \(genresOfAlbum[$0] ?? [])"
      }
      + songs.map { "song \($0) \(albumOfSong[$0] ?? -1)" }
      + genres.map { "genre \($0) \(albumsOfGenre[$0] ?? [])" }
    return rows.joined(separator: "\n")
  }

  /// The albums with at least a rating, from the best one.
  func albums(ratedAtLeast minimum: Int) -> [Int] {
    albums.filter { ratings[$0] ?? 0 >= minimum }
      .sorted { (ratings[$1] ?? 0, $0) < (ratings[$0] ?? 0, $1) }
  }
}
