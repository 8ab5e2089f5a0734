// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGallery
import TintypeScheduling

// Runs on the main actor, so that the main queue does not run concurrently with the test.
@Suite("Text field that draws its current state first") @MainActor
struct BorderedTextFieldViewTests {
  private let empty = GomaUI.BorderedTextFieldDisplayState(placeholder: "Email")

  @Test("The text field is drawn once during initialization and leaves no pending work")
  func once() async {
    let view = GomaUI.BorderedTextFieldView(
      viewModel: GomaUI.MockBorderedTextFieldViewModel(empty))
    #expect(view.renderCount == 1)
    #expect(WorkTracker.pending().isEmpty)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("The text field is drawn twice if the first update is not dropped")
  func twice() async {
    let view = GomaUI.BorderedTextFieldView(
      viewModel: GomaUI.MockBorderedTextFieldViewModel(empty), dropsFirst: false)
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 2)
  }

  @Test("The text field follows its model on the main queue")
  func changes() async {
    let model = GomaUI.MockBorderedTextFieldViewModel(empty)
    let view = GomaUI.BorderedTextFieldView(viewModel: model)
    var filled = empty
    filled.text = "ada@example.com"
    model.show(filled)
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 2)
  }
}
