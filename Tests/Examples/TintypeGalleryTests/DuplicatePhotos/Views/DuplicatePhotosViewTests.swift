// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeGalleryTestSupport
import TintypeScheduling
import XCTest

/// Tests of the complete app, operated through its user interface.
@MainActor final class DuplicatePhotosViewTests: XCTestCase {
  typealias Progress = DuplicatePhotos.ScanProgress

  private let center = NotificationCenter()
  private let scanner = ControlledScanner()
  private lazy var scan = DuplicatePhotos.ScanModel(scanner: scanner)
  private var opened: [String] = []

  private func host(_ authorization: ControlledAuthorization) throws -> ComponentHost {
    let library = DuplicatePhotos.PhotoLibraryService(
      authorization: authorization, center: center)
    let opener = DuplicatePhotos.SettingsOpener { [self] in opened.append($0.absoluteString) }
    return try ComponentHost(
      DuplicatePhotos.DuplicatePhotosView(library: library, scan: self.scan, opener: opener),
      in: .device(.iPhone13))
  }

  /// Returns a Boolean value that indicates whether the screen's accessibility text contains a
  /// text.
  private func shows(_ text: String, _ host: ComponentHost) throws -> Bool {
    try host.update()
    return host.scene.accessibilityText.contains(text)
  }

  // MARK: Permission

  func testAllowAccess_requestsAccessAndStartsTheScan() async throws {
    let authorization = ControlledAuthorization(.notDetermined)
    let host = try host(authorization)
    try host.perform(.tap, on: "Allow Access")
    await settle { authorization.requests == 1 }
    XCTAssertThrowsError(try host.perform(.tap, on: "Allow Access")) {
      XCTAssertTrue("\($0)".contains("disabled"), "The button is disabled during the request.")
    }
    authorization.answer(.authorized)
    await settle()
    XCTAssertTrue(try shows("Start Scan", host))
    XCTAssertFalse(try shows("Limited access", host))
  }

  func testAllowAccess_toSomePhotos_isShown() async throws {
    let authorization = ControlledAuthorization(.notDetermined)
    let host = try host(authorization)
    try host.perform(.tap, on: "Allow Access")
    await settle { authorization.requests == 1 }
    authorization.answer(.limited)
    await settle()
    XCTAssertTrue(try shows("Limited access", host))
    XCTAssertTrue(try shows("Start Scan", host))
  }

  func testOpenSettings_opensThePageOfTheApp() async throws {
    let host = try host(ControlledAuthorization(.denied))
    try host.perform(.tap, on: "Open Settings")
    XCTAssertEqual(opened, ["app-settings:"])
  }

  func testRestricted_explainsAndOffersNothing() async throws {
    let host = try host(ControlledAuthorization(.restricted))
    XCTAssertTrue(try shows("Parental controls", host))
    XCTAssertThrowsError(try host.perform(.tap, on: "Open Settings"))
    XCTAssertThrowsError(try host.perform(.tap, on: "Allow Access"))
  }

  func testReturnFromSettings_isSeen() async throws {
    let authorization = ControlledAuthorization(.denied)
    let host = try host(authorization)
    assertSnapshot(of: host.component, as: .image(on: .iPhone13), named: "away")
    authorization.set(.authorized)
    XCTAssertTrue(try shows("Open Settings", host), "An app in the background is not notified.")

    center.post(name: DuplicatePhotos.PhotoLibraryService.didBecomeActive, object: nil)
    await settle { (try? shows("Start Scan", host)) == true }
    assertSnapshot(of: host.component, as: .image(on: .iPhone13), named: "returned")
  }

  // MARK: Scan

  func testScan_showsNothingFoundOnlyAtItsEnd() async throws {
    let host = try host(ControlledAuthorization(.authorized))
    try host.perform(.tap, on: "Start Scan")
    await settle { scanner.scans == 1 }
    XCTAssertFalse(try shows("No Duplicates Found", host))
    for completed in 1...4 {
      let progress = Progress(completed: completed, total: 4)
      scanner.report(.progress(progress))
      await settle { scan.phase == .scanning(progress) }
      XCTAssertFalse(try shows("No Duplicates Found", host), "after \(completed) of 4")
    }
    assertSnapshot(
      of: host.component, as: .image(on: .iPhone13), named: "all-compared",
      allowPending: "The snapshot shows the view during the scan.")
    scanner.report(.finished([]))
    await settle()
    XCTAssertTrue(try shows("No Duplicates Found", host))
    assertSnapshot(of: host.component, as: .image(on: .iPhone13), named: "nothing-found")
  }

  func testScan_thatRuns_failsTheSnapshot() async throws {
    let host = try host(ControlledAuthorization(.authorized))
    try host.perform(.tap, on: "Start Scan")
    await settle { scanner.scans == 1 }
    let failure = try XCTUnwrap(
      verifySnapshot(of: host.component, as: .image(on: .iPhone13), record: .all))
    XCTAssertTrue(failure.contains("scan for duplicates"), failure)
    scanner.end()
    await settle()
  }

  func testScanAgain_afterNothingWasFound() async throws {
    let host = try host(ControlledAuthorization(.authorized))
    try host.perform(.tap, on: "Start Scan")
    await settle { scanner.scans == 1 }
    scanner.report(.finished([]))
    await settle()
    try host.update()
    try host.perform(.tap, on: "Scan Again")
    await settle { scanner.scans == 2 }
    XCTAssertTrue(try shows("Comparing photos", host))
    XCTAssertFalse(try shows("No Duplicates Found", host))
    try host.perform(.tap, on: "Cancel")
    XCTAssertTrue(try shows("Start Scan", host))
    await settle()
  }

  func testTryAgain_afterAFailure() async throws {
    let host = try host(ControlledAuthorization(.authorized))
    try host.perform(.tap, on: "Start Scan")
    await settle { scanner.scans == 1 }
    scanner.end(throwing: DuplicatePhotos.ScanError.libraryUnavailable)
    await settle()
    XCTAssertTrue(try shows("Scan Failed", host))
    try host.perform(.tap, on: "Try Again")
    await settle { scanner.scans == 2 }
    XCTAssertTrue(try shows("Comparing photos", host))
    scanner.end()
    await settle()
  }

  func testScan_ofALibrary_showsItsGroups() async throws {
    let photos = DuplicatePhotos.SampleLibrary.photos
    let scan = DuplicatePhotos.ScanModel(scanner: DuplicatePhotos.LibraryScanner { photos })
    let host = try ComponentHost(DuplicatePhotos.ScanView(model: scan), in: .device(.iPhone13))
    try await scanToEnd(scan) { try host.perform(.tap, on: "Start Scan") }
    XCTAssertTrue(try shows("9 photos in 3 groups", host))
    XCTAssertTrue(try shows("Identical", host))
  }

  func testScan_ofPhotosWithoutImages_showsPlaceholders() async throws {
    let photos = ["a", "b"].map { DuplicatePhotos.PhotoAsset(id: $0, embedding: [1, 1]) }
    let scan = DuplicatePhotos.ScanModel(scanner: DuplicatePhotos.LibraryScanner { photos })
    await scanToEnd(scan) { scan.scan() }
    assertSnapshot(
      of: DuplicatePhotos.ScanView(model: scan), as: .image(on: .iPhone13), named: "placeholders")
  }

  func testScanAgain_afterResults() async throws {
    let host = try host(ControlledAuthorization(.authorized))
    try host.perform(.tap, on: "Start Scan")
    await settle { scanner.scans == 1 }
    let photos = ["a", "b"].map { DuplicatePhotos.PhotoAsset(id: $0) }
    scanner.report(.finished([.init(photos: photos, similarity: 0.98)]))
    await settle()
    XCTAssertTrue(try shows("At least 98% alike", host))
    try host.perform(.tap, on: "Scan Again")
    await settle { scanner.scans == 2 }
    XCTAssertTrue(try shows("Comparing photos", host))
    XCTAssertFalse(try shows("No Duplicates Found", host))
    scanner.end()
    await settle()
  }
}
