// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import TintypeGallery
@testable import TintypeSampleGomaUI
import XCTest

@MainActor final class ButtonViewTests: XCTestCase {
  private func host(_ model: MockButtonViewModel) throws -> ViewHost {
    try ViewHost(ButtonView(viewModel: model), layout: .fixed(width: 300, height: 120))
  }

  func testTapPerformsTheAction() async throws {
    let model = MockButtonViewModel(GomaUI.ButtonDisplayState(title: "Save")) { $0.show(.loading) }
    let host = try host(model)
    try host.tap("Save")
    XCTAssertEqual(model.tapCount, 1)
    XCTAssertEqual(model.currentDisplayState.phase, .loading)
    XCTAssertTrue(host.rejectsTap(on: "Save"), "The action is running.")
  }

  func testDisabledButtonRejectsTaps() async throws {
    let model = MockButtonViewModel(GomaUI.ButtonDisplayState(title: "Save", isEnabled: false))
    let host = try host(model)
    XCTAssertTrue(host.rejectsTap(on: "Save"))
    XCTAssertTrue(host.says("Save. Dimmed. Button."))
    XCTAssertEqual(model.tapCount, 0)
  }

  func testViewShowsEachStateOfTheModel() async throws {
    let model = MockButtonViewModel(GomaUI.ButtonDisplayState(title: "Save"))
    var states: [GomaUI.ButtonDisplayState] = []
    let subscription = model.displayStatePublisher.dropFirst().sink { states.append($0) }
    let host = try host(model)
    model.show(.failed(message: "No connection"))
    try host.update()
    XCTAssertTrue(host.says("No connection."))
    model.show(GomaUI.ButtonDisplayState(title: "Saved"))
    try host.update()
    XCTAssertFalse(host.says("No connection."))
    XCTAssertTrue(host.says("Saved. Button."))
    XCTAssertEqual(states.map(\.title), ["Save", "Saved"])
    subscription.cancel()
  }
}
