// SPDX-License-Identifier: MIT

import Foundation
import TintypeGallery
import TintypeGalleryTestSupport
import TintypeScheduling
import XCTest

@MainActor final class PhotoLibraryServiceTests: XCTestCase {
  typealias PhotoLibraryService = DuplicatePhotos.PhotoLibraryService
  typealias PermissionState = DuplicatePhotos.PermissionState
  typealias Status = DuplicatePhotos.AuthorizationStatus

  private let center = NotificationCenter()

  private func service(_ authorization: ControlledAuthorization) -> PhotoLibraryService {
    PhotoLibraryService(authorization: authorization, center: center)
  }

  private func appReturns() { center.post(name: PhotoLibraryService.didBecomeActive, object: nil) }

  // MARK: States

  func testPermissionState_isThatOfTheSystem() async {
    for (status, state) in [
      (.notDetermined, .notDetermined), (.restricted, .restricted), (.denied, .denied),
      (.authorized, .authorized), (.limited, .limited),
    ] as [(Status, PermissionState)] {
      XCTAssertEqual(service(ControlledAuthorization(status)).permissionState, state)
    }
  }

  func testPermissionState_unknown_grantsNothing() async {
    for number in [-1, 5, .max] {
      let status = Status(rawValue: number)
      XCTAssertEqual(service(ControlledAuthorization(status)).permissionState, .denied)
    }
  }

  func testAllowsScan_whereThePhotosOrSomeMayBeSeen() async {
    XCTAssertEqual(PermissionState.allCases.filter(\.allowsScan), [.authorized, .limited])
  }

  // MARK: Requests

  func testRequestAccess_takesTheAnswer() async {
    for (answer, state) in [
      (.authorized, .authorized), (.limited, .limited), (.denied, .denied),
    ] as [(Status, PermissionState)] {
      let authorization = ControlledAuthorization(.notDetermined)
      let service = service(authorization)
      service.requestAccess()
      XCTAssertTrue(service.isRequesting)
      await settle { authorization.requests == 1 }
      XCTAssertEqual(service.permissionState, .notDetermined, "The request is still open.")

      await awaitValue(of: service.$permissionState, where: { $0 == state }) {
        authorization.answer(answer)
      }
      XCTAssertEqual(service.permissionState, state)
      XCTAssertFalse(service.isRequesting)
      await settle()
    }
  }

  func testRequestAccess_whileARequestIsPending_doesNothing() async {
    let authorization = ControlledAuthorization(.notDetermined)
    let service = service(authorization)
    service.requestAccess()
    service.requestAccess()
    await settle { authorization.requests > 0 }
    authorization.answer(.authorized)
    await settle()
    XCTAssertEqual(authorization.requests, 1)
    XCTAssertEqual(service.permissionState, .authorized)
  }

  // MARK: Pitfall: the state is not refreshed

  func testPermissionState_changedInSettings_isNoticedOnReturn() async {
    let authorization = ControlledAuthorization(.denied)
    let service = service(authorization)

    authorization.set(.authorized)
    await settle()
    XCTAssertEqual(service.permissionState, .denied, "An app in the background is not notified.")

    await awaitValue(of: service.$permissionState, where: { $0 == .authorized }) { appReturns() }
    XCTAssertEqual(service.permissionState, .authorized)
  }

  func testPermissionState_takenAwayInSettings_isNoticedOnReturn() async {
    let authorization = ControlledAuthorization(.authorized)
    let service = service(authorization)
    authorization.set(.denied)
    await awaitValue(of: service.$permissionState, where: { $0 == .denied }) { appReturns() }
    XCTAssertEqual(service.permissionState, .denied)
  }

  func testReturn_isReceivedEachTime() async {
    let authorization = ControlledAuthorization(.denied)
    let service = service(authorization)
    for (status, state) in [
      (.limited, .limited), (.authorized, .authorized), (.restricted, .restricted),
    ] as [(Status, PermissionState)] {
      authorization.set(status)
      appReturns()
      await settle { service.permissionState == state }
      XCTAssertEqual(service.permissionState, state)
    }
  }

  func testReturn_withoutAChange_publishesNothing() async {
    let service = service(ControlledAuthorization(.limited))
    var published: [PermissionState] = []
    let cancellable = service.$permissionState.sink { published.append($0) }
    service.refresh()
    service.refresh()
    XCTAssertEqual(published, [.limited])
    cancellable.cancel()
  }

  func testReturn_ofAnotherKind_isNotReceived() async {
    let authorization = ControlledAuthorization(.denied)
    let service = service(authorization)
    authorization.set(.authorized)
    center.post(name: Notification.Name("sceneWillResignActive"), object: nil)
    for _ in 0..<20 { await Task.yield() }
    XCTAssertEqual(service.permissionState, .denied)
  }

  func testReturn_postedOnAnotherThread_isReceivedOnTheMainActor() async {
    let authorization = ControlledAuthorization(.denied)
    let service = service(authorization)
    authorization.set(.authorized)
    let center = center
    await Task.detached {
      center.post(name: PhotoLibraryService.didBecomeActive, object: nil)
    }.value
    await settle { service.permissionState == .authorized }
    XCTAssertEqual(service.permissionState, .authorized)
  }

  func testService_thatIsReleased_stopsListening() async {
    var service: PhotoLibraryService? = service(ControlledAuthorization(.denied))
    let released = { [weak service] in service }
    XCTAssertNotNil(released())
    service = nil
    XCTAssertNil(released())
    appReturns()
    await settle()
  }
}
