// SPDX-License-Identifier: MIT

import TintypeGallery
import TintypeGalleryTestSupport
import TintypeScheduling
import XCTest

@MainActor final class ScanModelTests: XCTestCase {
  typealias ScanModel = DuplicatePhotos.ScanModel
  typealias Phase = DuplicatePhotos.ScanModel.Phase
  typealias Progress = DuplicatePhotos.ScanProgress
  typealias PhotoAsset = DuplicatePhotos.PhotoAsset

  private let scanner = ControlledScanner()
  private lazy var model = ScanModel(scanner: scanner)
  private let group = DuplicatePhotos.DuplicateGroup(
    photos: [PhotoAsset(id: "a"), PhotoAsset(id: "b")], similarity: 1)

  private func start() async {
    let scans = scanner.scans
    model.scan()
    await settle { scanner.scans == scans + 1 }
  }

  // MARK: A complete scan

  func testScan_reportsItsProgressAndItsResults() async {
    XCTAssertEqual(model.phase, .idle)
    await start()
    XCTAssertEqual(model.phase, .scanning(Progress()))
    XCTAssertTrue(model.isScanning)

    scanner.report(.progress(Progress(completed: 1, total: 4)))
    await settle { model.phase == .scanning(Progress(completed: 1, total: 4)) }
    scanner.report(.finished([group]))
    await settle()
    XCTAssertEqual(model.phase, .results([group]))
    XCTAssertFalse(model.isScanning)
  }

  func testScan_thatRuns_isPendingWork() async {
    await start()
    XCTAssertEqual(
      WorkTracker.pending().map { "\($0)" }.filter { $0.contains("scan for duplicates") }.count, 1,
      "A snapshot of the screen would be rejected.")
    scanner.report(.finished([]))
    await settle()
    XCTAssertEqual(model.phase, .empty)
  }

  func testScan_whileOneRuns_doesNothing() async {
    await start()
    scanner.report(.progress(Progress(completed: 1, total: 2)))
    await settle { model.phase != .scanning(Progress()) }
    model.scan()
    XCTAssertEqual(model.phase, .scanning(Progress(completed: 1, total: 2)))
    scanner.report(.finished([]))
    await settle()
    XCTAssertEqual(scanner.scans, 1)
  }

  // MARK: Pitfall: the empty state flickers

  /// Returns all phases that were published during an operation.
  private func phases(of work: () async -> Void) async -> [Phase] {
    var phases: [Phase] = []
    let cancellable = model.$phase.sink { phases.append($0) }
    await work()
    cancellable.cancel()
    return phases
  }

  func testEmpty_isShownOnlyAfterAScanThatFoundNothing() async {
    let phases = await phases {
      await start()
      for completed in 1...3 {
        let progress = Progress(completed: completed, total: 3)
        scanner.report(.progress(progress))
        await settle { model.phase == .scanning(progress) }
      }
      scanner.report(.finished([]))
      await settle()
    }
    XCTAssertEqual(
      phases,
      [.idle, .scanning(Progress())]
        + (1...3).map { .scanning(Progress(completed: $0, total: 3)) } + [.empty])
  }

  func testEmpty_isNeverShownBeforeResults() async {
    let phases = await phases {
      await start()
      scanner.report(.progress(Progress(completed: 3, total: 3)))
      scanner.report(.finished([group]))
      await settle()
    }
    XCTAssertFalse(phases.contains(.empty))
    XCTAssertEqual(phases.last, .results([group]))
  }

  func testEmpty_isGoneWhileAnotherScanRuns() async {
    await start()
    scanner.report(.finished([]))
    await settle()
    let phases = await phases {
      await start()
      scanner.report(.finished([group]))
      await settle()
    }
    XCTAssertEqual(phases, [.empty, .scanning(Progress()), .results([group])])
  }

  func testEmpty_isNotShownForAScanThatEndsEarly() async {
    await start()
    scanner.report(.progress(Progress(completed: 1, total: 2)))
    scanner.end()
    await settle()
    XCTAssertEqual(model.phase, .failed(DuplicatePhotos.ScanError.interrupted.message))
  }

  // MARK: Failures and cancellation

  func testFailure_isDescribedByItsMessage() async {
    struct Surprise: Error {}
    for (error, part) in [
      (DuplicatePhotos.ScanError.libraryUnavailable, "could not be read"),
      (DuplicatePhotos.ScanError.interrupted, "stopped before"),
      (Surprise(), "Something went wrong"),
    ] as [(any Error, String)] {
      await start()
      scanner.end(throwing: error)
      await settle()
      guard case .failed(let message) = model.phase else { return XCTFail("\(model.phase)") }
      XCTAssertTrue(message.contains(part), message)
      XCTAssertTrue(message.contains("ry again"), "The message names no remedy: \(message)")
    }
  }

  func testCancel_goesBackAndIgnoresLaterResults() async {
    await start()
    model.cancel()
    XCTAssertEqual(model.phase, .idle)
    XCTAssertFalse(model.isScanning)
    scanner.report(.finished([group]))
    await settle()
    XCTAssertEqual(model.phase, .idle)
  }

  func testCancel_withoutAScan_doesNothing() async {
    model.cancel()
    XCTAssertEqual(model.phase, .idle)
    await start()
    scanner.report(.finished([]))
    await settle()
    model.cancel()
    XCTAssertEqual(model.phase, .empty)
  }

  func testCancel_thenAnotherScan_receivesOnlyTheSecond() async {
    await start()
    model.cancel()
    await start()
    scanner.report(.finished([group]))
    await settle()
    XCTAssertEqual(model.phase, .results([group]))
    XCTAssertEqual(scanner.scans, 2)
  }

  func testModel_thatIsReleased_endsItsScan() async {
    var model: ScanModel? = ScanModel(scanner: scanner)
    let released = { [weak model] in model }
    model?.scan()
    await settle { scanner.scans == 1 }
    model = nil
    await settle()
    XCTAssertNil(released())
  }

  // MARK: Progress

  func testFraction_isKnownOnceTheNumberOfPhotosIs() async {
    XCTAssertNil(Progress().fraction)
    XCTAssertNil(Progress(completed: 3, total: -1).fraction)
    XCTAssertEqual(Progress(completed: 1, total: 4).fraction, 0.25)
    XCTAssertEqual(Progress(completed: 9, total: 4).fraction, 1)
    XCTAssertEqual(Progress(completed: -9, total: 4).fraction, 0)
  }
}
