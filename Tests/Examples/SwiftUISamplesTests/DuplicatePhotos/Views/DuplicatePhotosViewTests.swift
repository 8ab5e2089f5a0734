// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery
import TintypeGalleryTestSupport
@testable import TintypeSampleDuplicatePhotos
import XCTest

/// Tests of the complete app, operated through its user interface.
@MainActor final class DuplicatePhotosViewTests: GalleryReferenceTestCase {
  private let scanner = ControlledScanner()
  private lazy var scan = DuplicatePhotos.ScanModel(scanner: scanner)

  private func host(_ authorization: ControlledAuthorization) throws -> ViewHost {
    try host(DuplicatePhotos.PhotoLibraryService(authorization: authorization))
  }

  private func host(_ library: DuplicatePhotos.PhotoLibraryService) throws -> ViewHost {
    try ViewHost(
      DuplicatePhotosView(library: library, scan: scan), layout: .device(config: .iPhone13))
  }

  private func scanningHost() async throws -> ViewHost {
    let host = try host(ControlledAuthorization(.authorized))
    try host.tap("Start Scan")
    return host
  }

  /// Controls the scanner, waits until the phase has changed, and updates the views.
  private func changePhase(of host: ViewHost, by action: () -> Void) async throws {
    let phase = scan.phase
    await awaitValue(of: scan.$phase, where: { $0 != phase }, after: action)
    try host.update()
  }

  // MARK: Permission

  func testAllowAccess_requestsAccessAndShowsTheScan() async throws {
    let authorization = ControlledAuthorization(.notDetermined)
    let library = DuplicatePhotos.PhotoLibraryService(authorization: authorization)
    let host = try host(library)
    try host.tap("Allow Access")
    XCTAssertEqual(authorization.requests, 1)
    XCTAssertTrue(host.rejectsTap(on: "Allow Access"), "The button is disabled while waiting.")
    await awaitValue(of: library.$permissionState, where: { $0 == .authorized }) {
      authorization.answer(.authorized)
    }
    try host.update()
    XCTAssertTrue(host.says("Start Scan"))
    XCTAssertFalse(host.says("Limited access"))
  }

  func testAllowAccess_toSomePhotos_isShown() async throws {
    let authorization = ControlledAuthorization(.notDetermined)
    let library = DuplicatePhotos.PhotoLibraryService(authorization: authorization)
    let host = try host(library)
    try host.tap("Allow Access")
    await awaitValue(of: library.$permissionState, where: { $0 == .limited }) {
      authorization.answer(.limited)
    }
    try host.update()
    XCTAssertTrue(host.says("Limited access"))
    XCTAssertTrue(host.says("Start Scan"))
  }

  func testOpenSettings_opensThePageOfTheApp() async throws {
    let host = try host(ControlledAuthorization(.denied))
    try host.tap("Open Settings")
    XCTAssertEqual(host.openedURLs, [URL(string: UIApplication.openSettingsURLString)])
  }

  func testRestricted_explainsAndHasNoButton() async throws {
    let host = try host(ControlledAuthorization(.restricted))
    XCTAssertTrue(host.says("Parental controls"))
    XCTAssertFalse(host.says("Button"))
  }

  func testReturnFromSettings_isReceived() async throws {
    let authorization = ControlledAuthorization(.denied)
    let host = try host(authorization)
    let test = "testReturnFromSettings_isSeen"
    assertSnapshot(of: host, as: .image, named: "away", testName: test)
    authorization.set(.authorized)
    try host.update()
    XCTAssertTrue(host.says("Open Settings"), "An app in the background is not notified.")
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: nil)
    try host.update()
    assertSnapshot(of: host, as: .image, named: "returned", testName: test)
  }

  func testActivationOfTheScene_isReceived() async throws {
    let authorization = ControlledAuthorization(.authorized)
    let scene = SceneModel()
    let host = try ViewHost(
      SceneView(
        scene: scene, library: DuplicatePhotos.PhotoLibraryService(authorization: authorization),
        scan: scan),
      layout: .device(config: .iPhone13))
    authorization.set(.restricted)
    scene.phase = .inactive
    try host.update()
    XCTAssertTrue(host.says("Start Scan"))
    scene.phase = .active
    try host.update()
    XCTAssertTrue(host.says("Photo Access Is Restricted"))
  }

  // MARK: Pitfall: the empty state flickers

  func testEmptyState_isShownOnlyAtTheEndOfAScan() async throws {
    let host = try await scanningHost()
    let test = "testScan_showsNothingFoundOnlyAtItsEnd"
    XCTAssertFalse(host.says("No Duplicates Found"))
    for completed in 1...4 {
      try await changePhase(of: host) {
        scanner.report(.progress(DuplicatePhotos.ScanProgress(completed: completed, total: 4)))
      }
      XCTAssertTrue(host.says("\(completed) of 4 photos"))
      XCTAssertFalse(host.says("No Duplicates Found"), "after \(completed) of 4")
    }
    let scanning = "The snapshot shows the view during the scan."
    assertSnapshot(
      of: host, as: .image, named: "all-compared", testName: test, allowPending: scanning)
    try await changePhase(of: host) { scanner.report(.finished([])) }
    assertSnapshot(of: host, as: .image, named: "nothing-found", testName: test)
  }

  func testEmptyState_isNeverShownBeforeResults() async throws {
    let host = try await scanningHost()
    let photos = ["a", "b"].map { DuplicatePhotos.PhotoAsset(id: $0) }
    try await changePhase(of: host) {
      scanner.report(.finished([.init(photos: photos, similarity: 0.98)]))
    }
    XCTAssertTrue(host.says("At least 98% alike"))
    try host.tap("Scan Again")
    XCTAssertEqual(scanner.scans, 2)
    XCTAssertTrue(host.says("Comparing photos"))
    XCTAssertFalse(host.says("No Duplicates Found"))
    try await changePhase(of: host) { scanner.end() }
  }

  func testScanAgain_hidesTheEmptyState() async throws {
    let host = try await scanningHost()
    try await changePhase(of: host) { scanner.report(.finished([])) }
    try host.tap("Scan Again")
    XCTAssertFalse(host.says("No Duplicates Found"))
    try host.tap("Cancel")
    XCTAssertTrue(host.says("Start Scan"))
    scanner.report(.finished([]))
    for _ in 0..<20 { await Task.yield() }
    try host.update()
    XCTAssertTrue(host.says("Start Scan"), "The events of a canceled scan are ignored.")
  }

  func testTryAgain_afterAFailure() async throws {
    let host = try await scanningHost()
    try await changePhase(of: host) {
      scanner.end(throwing: DuplicatePhotos.ScanError.libraryUnavailable)
    }
    XCTAssertTrue(host.says("Unlock your device"))
    try host.tap("Try Again")
    try await changePhase(of: host) { scanner.end() }
    XCTAssertTrue(host.says("The scan stopped"))
  }

  // MARK: A complete scan

  func testScan_ofALibrary_showsItsGroups() async throws {
    let photos = DuplicatePhotos.SampleLibrary.photos
    let scan = DuplicatePhotos.ScanModel(scanner: DuplicatePhotos.LibraryScanner { photos })
    let host = try ViewHost(ScanView(model: scan), layout: .device(config: .iPhone13))
    try await scanToEnd(scan) { try host.tap("Start Scan") }
    try host.update()
    XCTAssertTrue(host.says("9 photos in 3 groups"))
    XCTAssertTrue(host.says("Identical"))
  }

  func testScan_ofPhotosWithoutImages_showsPlaceholders() async throws {
    let photos = ["a", "b"].map { DuplicatePhotos.PhotoAsset(id: $0, embedding: [1, 1]) }
    assertSnapshot(
      of: ScanView(model: .showing(.results([.init(photos: photos, similarity: 1)]))),
      as: .image(layout: .device(config: .iPhone13)), named: "placeholders")
  }
}

/// The phase of a scene that a test changes.
@MainActor @Observable private final class SceneModel {
  var phase = ScenePhase.background
}

/// The app in a scene.
private struct SceneView: View {
  let scene: SceneModel
  let library: DuplicatePhotos.PhotoLibraryService
  let scan: DuplicatePhotos.ScanModel

  var body: some View {
    DuplicatePhotosView(library: library, scan: scan).environment(\.scenePhase, scene.phase)
  }
}
