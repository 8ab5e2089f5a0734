// SPDX-License-Identifier: MIT

@testable import TintypeSampleDuplicatePhotos
import XCTest

@MainActor final class PhotoLibraryServiceTests: XCTestCase {
  private func service(_ status: AuthorizationStatus) -> PhotoLibraryService {
    PhotoLibraryService(authorization: ControlledAuthorization(status))
  }

  // MARK: States

  func testPermissionState_isThatOfTheSystem() async {
    XCTAssertEqual(service(.notDetermined).permissionState, .notDetermined)
    XCTAssertEqual(service(.restricted).permissionState, .restricted)
    XCTAssertEqual(service(.denied).permissionState, .denied)
    XCTAssertEqual(service(.authorized).permissionState, .authorized)
    XCTAssertEqual(service(.limited).permissionState, .limited)
  }

  func testPermissionState_ofAnUnknownStatus_grantsNothing() async {
    for number in [-1, 5, .max] {
      XCTAssertEqual(service(AuthorizationStatus(rawValue: number)).permissionState, .denied)
    }
  }

  func testAllowsScan_withFullOrLimitedAccess() async {
    XCTAssertEqual(PermissionState.allCases.filter(\.allowsScan), [.authorized, .limited])
  }

  // MARK: Requests

  func testRequestAccess_setsTheStateOfTheAnswer() async {
    for (answer, state) in [
      (.authorized, .authorized), (.limited, .limited), (.denied, .denied),
    ] as [(AuthorizationStatus, PermissionState)] {
      let authorization = ControlledAuthorization(.notDetermined)
      let service = PhotoLibraryService(authorization: authorization)
      let request = Task { await service.requestAccess() }
      await awaitValue(of: { service.isRequesting }, where: { $0 }) {}
      XCTAssertEqual(service.permissionState, .notDetermined, "The request is still open.")
      while authorization.requests == 0 { await Task.yield() }

      await awaitValue(of: { service.permissionState }, where: { $0 == state }) {
        authorization.answer(answer)
      }
      await request.value
      XCTAssertFalse(service.isRequesting)
    }
  }

  func testRequestAccess_duringARequest_doesNothing() async {
    let authorization = ControlledAuthorization(.notDetermined)
    let service = PhotoLibraryService(authorization: authorization)
    let request = Task { await service.requestAccess() }
    await awaitValue(of: { service.isRequesting }, where: { $0 }) {}
    await service.requestAccess()
    while authorization.requests == 0 { await Task.yield() }
    authorization.answer(.authorized)
    await request.value
    XCTAssertEqual(authorization.requests, 1)
    XCTAssertEqual(service.permissionState, .authorized)
  }

  // MARK: Pitfall: the state is not refreshed

  func testRefresh_afterAChangeInSettings() async {
    let authorization = ControlledAuthorization(.denied)
    let service = PhotoLibraryService(authorization: authorization)
    authorization.set(.authorized)
    XCTAssertEqual(service.permissionState, .denied, "An app in the background is not notified.")
    await awaitValue(of: { service.permissionState }, where: { $0 == .authorized }) {
      service.refresh()
    }
  }
}
