// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
@testable import TintypeSampleGomaUI
import XCTest

@MainActor final class ButtonViewTests: XCTestCase {
  private func host(_ model: MockButtonViewModel) throws -> ViewHost {
    try ViewHost(ButtonView(viewModel: model), layout: .fixed(width: 300, height: 120))
  }

  func testTapPerformsTheAction() async throws {
    let model = MockButtonViewModel(ButtonDisplayState(title: "Save")) { $0.show(.loading) }
    let host = try host(model)
    try host.tap("Save")
    XCTAssertEqual(model.tapCount, 1)
    XCTAssertEqual(model.currentDisplayState.phase, .loading)
    XCTAssertTrue(host.rejectsTap(on: "Save"), "The action is running.")
  }

  func testDisabledButtonRejectsTaps() async throws {
    let model = MockButtonViewModel(ButtonDisplayState(title: "Save", isEnabled: false))
    let host = try host(model)
    XCTAssertTrue(host.rejectsTap(on: "Save"))
    XCTAssertTrue(host.says("Save. Dimmed. Button."))
    XCTAssertEqual(model.tapCount, 0)
  }

  func testViewShowsEachStateOfTheModel() async throws {
    let model = MockButtonViewModel(ButtonDisplayState(title: "Save"))
    var states: [ButtonDisplayState] = []
    let subscription = model.displayStatePublisher.dropFirst().sink { states.append($0) }
    let host = try host(model)
    model.show(.failed(message: "No connection"))
    try host.update()
    XCTAssertTrue(host.says("No connection."))
    model.show(ButtonDisplayState(title: "Saved"))
    try host.update()
    XCTAssertFalse(host.says("No connection."))
    XCTAssertTrue(host.says("Saved. Button."))
    XCTAssertEqual(states.map(\.title), ["Save", "Saved"])
    subscription.cancel()
  }

  func testCategoriesHaveTwentyTwoUniqueVariants() {
    let labels = ButtonSnapshotCategory.allCases.flatMap { $0.variants.map(\.label) }
    XCTAssertEqual(labels.count, 22)
    XCTAssertEqual(Set(labels).count, 22)
  }
}
