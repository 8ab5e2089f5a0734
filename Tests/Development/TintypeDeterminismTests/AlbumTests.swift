// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeDeterminism
import TintypeComparison

/// Returns squares, of which one can have another color and width.
private func squares(_ count: Int, odd: Int? = nil, width: Double = 4) -> [AlbumSubject] {
  (0..<count).map { number in
    AlbumSubject(name: "Squares/\(number)") { renderer in
      try Scene(
        of: Color(red: number == odd ? 0.5 : 0, green: 0, blue: 0)
          .frame(width: number == odd ? width : 4, height: 4),
        in: .sizeThatFits, traits: [.displayScale(1)], measuring: renderer)
    }
  }
}

@Suite("Albums") struct AlbumTests {
  let renderer: CairoRenderer
  let folder: String

  init() throws {
    renderer = try CairoRenderer.standard()
    folder = NSTemporaryDirectory() + "tintype-album-\(UInt64.random(in: 0 ... .max))"
  }

  private func album(_ name: String, _ subjects: [AlbumSubject], known: Album?) throws
    -> AlbumFolder
  {
    let album = AlbumFolder(path: "\(folder)/\(name)")
    try PaintJob(subjects: subjects, folder: album, known: known).run(with: renderer)
    return album
  }

  private func differences(
    _ known: [AlbumSubject], _ actual: [AlbumSubject]
  ) throws -> [AlbumDifference] {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try album("known", known, known: nil).album()
    let comparison = AlbumComparison(known: first, subjects: known, renderer: renderer)
    return try comparison.differences(
      in: album("actual", actual, known: first), of: known.map(\.name))
  }

  @Test("Albums of the same images have no differences, in any order and number")
  func same() throws {
    let subjects = squares(3)
    #expect(try differences(subjects, subjects.reversed() + subjects) == [])
  }

  @Test("A difference in layout has its number of pixels and its cause")
  func pixels() throws {
    let found = try differences(squares(3), squares(3, odd: 1))
    #expect(found.map(\.name) == ["Squares/1"])
    #expect(found.map(\.differingPixels) == [16])
    #expect(
      found.map(\.kind) == [
        .pixels(
          of: 16, distance: 128, at: PixelRect(x: 0, y: 0, width: 4, height: 4), cause: .layout)
      ])
  }

  @Test("A difference in painting has its position and its cause")
  func painting() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let known = try album("known", squares(1), known: nil).album()
    var (scene, bitmap) = try #require(squares(1).first).paint(with: renderer)
    bitmap.withUnsafeMutableBytes { $0[4 * (2 * 4 + 1)] = 9 }
    let other = AlbumFolder(path: folder + "/other")
    try other.write(
      Album(paintings: [Painting("Squares/0", bitmap)], fingerprint: known.fingerprint))
    try other.write(bitmap, scene, number: 0)
    let comparison = AlbumComparison(known: known, subjects: squares(1), renderer: renderer)
    #expect(
      try comparison.differences(in: other, of: []).map(\.kind) == [
        .pixels(
          of: 16, distance: 9, at: PixelRect(x: 1, y: 2, width: 1, height: 1), cause: .painting)
      ])
  }

  @Test("Pixels that only one of two images has are counted")
  func sizes() throws {
    #expect(try differences(squares(2), squares(2, odd: 0, width: 6)).first?.differingPixels == 24)
  }

  @Test("All pixels of a missing image are counted")
  func missing() throws {
    let found = try differences(squares(2), squares(1))
    #expect(
      found == [AlbumDifference(name: "Squares/1", differingPixels: 16, kind: .missing)])
  }

  @Test("All pixels of an unexpected image are counted")
  func unexpected() throws {
    let found = try differences(squares(1), squares(2))
    #expect(
      found == [AlbumDifference(name: "Squares/1", differingPixels: 16, kind: .unexpected)])
  }

  @Test("The pixels of each differing repetition are counted")
  func repeats() throws {
    let found = try differences(squares(1), squares(1) + squares(1, odd: 0) + squares(1, odd: 0))
    #expect(found.map(\.differingPixels) == [16, 16])
  }

  @Test("Only pixels of differing images are stored")
  func files() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let known = try album("known", squares(3), known: nil).album()
    let actual = try album("actual", squares(3, odd: 2), known: known)
    #expect(try Directory.names(in: actual.path) == ["2.pixels", "2.scene", "album.json"])
  }

  @Test("An album with truncated pixels is damaged")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let known = try album("known", squares(1), known: nil).album()
    let actual = try album("actual", squares(1, odd: 0), known: known)
    try AtomicFile.write([1, 2, 3], to: actual.path + "/0.pixels")
    let comparison = AlbumComparison(known: known, subjects: squares(1), renderer: renderer)
    #expect(throws: DeterminismError.damaged(path: actual.path + "/0.pixels")) {
      try comparison.differences(in: actual, of: [])
    }
  }

  @Test("A missing album is an error")
  func unwritten() {
    let path = folder + "/nothing"
    #expect(throws: DeterminismError.unreadable(path: path + "/album.json", error: .missing)) {
      try AlbumFolder(path: path).album()
    }
  }

  @Test("An album that the process itself cannot reproduce is an error")
  func unsteady() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let known = try album("known", squares(1), known: nil).album()
    let actual = try album("actual", squares(1, odd: 0), known: known)
    let comparison = AlbumComparison(
      known: known, subjects: squares(1, odd: 0), renderer: renderer)
    #expect(throws: DeterminismError.unsteady(image: "Squares/0")) {
      try comparison.differences(in: actual, of: [])
    }
  }
}
