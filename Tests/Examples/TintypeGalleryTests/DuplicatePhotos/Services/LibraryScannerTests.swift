// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

final class LibraryScannerTests: XCTestCase {
  typealias Event = DuplicatePhotos.ScanEvent
  typealias Scanner = DuplicatePhotos.LibraryScanner
  typealias PhotoAsset = DuplicatePhotos.PhotoAsset

  private func events(_ scanner: Scanner) async throws -> [Event] {
    var events: [Event] = []
    for try await event in scanner.scan() { events.append(event) }
    return events
  }

  private func groups(_ photos: [PhotoAsset]) async throws -> [[String]] {
    guard case .finished(let groups) = try await events(Scanner { photos }).last else { return [] }
    return groups.map { $0.photos.map(\.id) }
  }

  func testScan_ofTheSampleLibrary_findsItsCopies() async throws {
    let groups = try await groups(DuplicatePhotos.SampleLibrary.photos)
    XCTAssertEqual(
      groups,
      [
        ["coast", "coast-again"],
        ["evening", "evening-brighter", "evening-burst", "evening-burst-2"],
        ["hills", "hills-darker", "hills-burst"],
      ])
  }

  func testScan_ofUniquePhotos_findsNothing() async throws {
    let photos = DuplicatePhotos.SampleLibrary.uniquePhotos
    XCTAssertEqual(photos.count, 5)
    let groups = try await groups(photos)
    XCTAssertEqual(groups, [])
  }

  func testScan_reportsItsProgressAfterEachPhoto() async throws {
    let photos = ["a", "b"].map { PhotoAsset(id: $0, embedding: [1, 0]) }
    let events = try await events(Scanner(threshold: 0.9) { photos })
    XCTAssertEqual(
      events,
      [
        .progress(.init(completed: 1, total: 2)), .progress(.init(completed: 2, total: 2)),
        .finished([.init(photos: photos, similarity: 1)]),
      ])
  }

  func testScan_ofAnEmptyLibrary_ends() async throws {
    let events = try await events(Scanner { [] })
    XCTAssertEqual(events, [.finished([])])
  }

  func testScan_ofALibraryThatCannotBeRead_throws() async {
    do {
      _ = try await events(Scanner { throw DuplicatePhotos.ScanError.libraryUnavailable })
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertEqual(error as? DuplicatePhotos.ScanError, .libraryUnavailable)
    }
  }

  func testFingerprint_ofAnImageOfOneColor_isZero() throws {
    let image = try XCTUnwrap(
      ImageData(pixelWidth: 16, pixelHeight: 16, pixels: Array(repeating: 0xFF80_4020, count: 256)))
    let photo = PhotoAsset(id: "gray", image: image)
    XCTAssertEqual(photo.embedding, Array(repeating: 0, count: 192))
  }

  func testFingerprint_ofAnImageSmallerThanItsFields_isFinite() throws {
    let image = try XCTUnwrap(
      ImageData(pixelWidth: 1, pixelHeight: 2, pixels: [0xFF00_00FF, 0xFFFF_0000]))
    let photo = PhotoAsset(id: "small", image: image)
    XCTAssertEqual(photo.embedding.count, 192)
    XCTAssertTrue(photo.embedding.allSatisfy(\.isFinite))
  }

  func testFingerprint_ofNoImage_isNone() {
    XCTAssertEqual(PhotoAsset(id: "none").embedding, [])
  }
}
