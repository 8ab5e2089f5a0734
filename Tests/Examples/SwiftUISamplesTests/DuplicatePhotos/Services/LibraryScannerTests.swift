// SPDX-License-Identifier: MIT

@testable import TintypeSampleDuplicatePhotos
import XCTest

final class LibraryScannerTests: XCTestCase {
  private func events(_ scanner: LibraryScanner) async throws -> [ScanEvent] {
    var events: [ScanEvent] = []
    for try await event in scanner.scan() { events.append(event) }
    return events
  }

  func testScan_ofALibrary_findsItsDuplicates() async throws {
    let events = try await events(LibraryScanner { SamplePhotos.all })
    guard case .finished(let groups) = events.last else { return XCTFail("\(events)") }
    XCTAssertEqual(
      groups.map { $0.photos.map(\.id) },
      [
        ["coast", "coast-again"],
        ["evening", "evening-brighter", "evening-burst", "evening-burst-2"],
        ["hills", "hills-darker", "hills-burst"],
      ])
  }

  func testScan_reportsItsProgressAfterEachPhoto() async throws {
    let photos = ["a", "b"].map { PhotoAsset(id: $0, embedding: [1, 0]) }
    let events = try await events(LibraryScanner(threshold: 0.9) { photos })
    XCTAssertEqual(
      events,
      [
        .progress(ScanProgress(completed: 1, total: 2)),
        .progress(ScanProgress(completed: 2, total: 2)),
        .finished([DuplicateGroup(photos: photos, similarity: 1)]),
      ])
  }

  func testScan_ofAnEmptyLibrary_ends() async throws {
    let events = try await events(LibraryScanner { [] })
    XCTAssertEqual(events, [.finished([])])
  }

  func testScan_ofALibraryThatCannotBeRead_throws() async {
    do {
      _ = try await events(LibraryScanner { throw ScanError.libraryUnavailable })
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertEqual(error as? ScanError, .libraryUnavailable)
    }
  }
}
