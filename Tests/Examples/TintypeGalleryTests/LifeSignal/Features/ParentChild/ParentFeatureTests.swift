// SPDX-License-Identifier: MIT

import TintypeDoubles
import TintypeGallery
import XCTest

private typealias ChildFeature = LifeSignal.ChildFeature
private typealias ParentFeature = LifeSignal.ParentFeature
private typealias ParentPreviews = LifeSignal.ParentPreviews
private typealias ParentView = LifeSignal.ParentView

final class ParentFeatureTests: XCTestCase {
  func testChildParentInteraction() async {
    let store = TestStore(initialState: ParentFeature.State()) {
      ParentFeature()
    }
    snapshot("Parent", of: store, as: ParentPreviews.self)

    await store.send(.showChild) {
      $0.child = ChildFeature.State()
    }

    await store.send(.child(.presented(.setValue("New Value")))) {
      $0.child?.value = "New Value"
    }
    snapshot("Child", of: store, as: ParentPreviews.self)

    await store.send(.child(.presented(.saveButtonTapped)))

    await store.receive(.child(.presented(.delegate(.saved("New Value"))))) {
      $0.savedValue = "New Value"
      $0.child = nil
    }
    snapshot("Saved", of: store, as: ParentPreviews.self)
  }

  func testChildIsCancelled() async throws {
    let store = TestStore(initialState: ParentFeature.State()) {
      ParentFeature()
    }
    let visitor = Visitor(store: store) { ParentView(state: $0, send: $1) }

    await store.send(try visitor.tap("Show child")) {
      $0.child = ChildFeature.State()
    }

    await store.send(try visitor.enter("Unsaved", on: "Value")) {
      $0.child?.value = "Unsaved"
    }

    await store.send(try visitor.tap("Cancel")) {
      $0.child = nil
    }
    XCTAssertNil(store.state.savedValue)
  }

  func testSavedByTaps() async throws {
    var state = ParentFeature.State()
    state.child = ChildFeature.State()
    let store = TestStore(initialState: state) {
      ParentFeature()
    }
    let visitor = Visitor(store: store) { ParentView(state: $0, send: $1) }

    await store.send(try visitor.tap("Save"))

    await store.receive(.child(.presented(.delegate(.saved(""))))) {
      $0.savedValue = ""
      $0.child = nil
    }
  }
}
