// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling

// Of the main actor, so that the main queue waits for the test and not beside it.
@Suite("The template for components") @MainActor struct ComponentViewTests {
  @Test("is drawn at once, and once only")
  func once() async {
    let view = GomaUI.ComponentView(viewModel: GomaUI.MockComponentViewModel.defaultMock)
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("is drawn again when its model changes, once the main queue has run")
  func changes() async {
    let model = GomaUI.MockComponentViewModel.defaultMock
    let view = GomaUI.ComponentView(viewModel: model)
    model.show(GomaUI.ComponentDisplayState(title: "Wallet", detail: "€25.00"))
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 2)
  }

  @Test("says what it shows and in which state it is")
  func spoken() {
    let models: [String: GomaUI.MockComponentViewModel] = [
      "default": .defaultMock, "selected": .selectedMock, "disabled": .disabledMock,
      "loading": .loadingMock, "error": .errorMock,
    ]
    for (name, model) in models.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(
        of: GomaUI.ComponentView(viewModel: model), as: .accessibility, named: name)
    }
  }
}
