// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling

// Runs on the main actor, so that the main queue does not run concurrently with the test.
@Suite("Component template") @MainActor struct ComponentViewTests {
  @Test("The component template is drawn immediately and only once")
  func once() async {
    let view = GomaUI.ComponentView(viewModel: GomaUI.MockComponentViewModel.defaultMock)
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("The component template is drawn again after its model changes and the main queue runs")
  func changes() async {
    let model = GomaUI.MockComponentViewModel.defaultMock
    let view = GomaUI.ComponentView(viewModel: model)
    model.show(GomaUI.ComponentDisplayState(title: "Wallet", detail: "€25.00"))
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 2)
  }

  @Test("The component template's accessibility text describes its content and state")
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
