// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGallery
import TintypeScheduling

// Of the main actor, so that the main queue waits for the test and not beside it.
@Suite("A text field that draws its current state first") @MainActor
struct BorderedTextFieldViewTests {
  private let empty = GomaUI.BorderedTextFieldDisplayState(placeholder: "Email")

  @Test("is drawn once while it is made, and has nothing to wait for")
  func once() async {
    let view = GomaUI.BorderedTextFieldView(
      viewModel: GomaUI.MockBorderedTextFieldViewModel(empty))
    #expect(view.renderCount == 1)
    #expect(Ledger.pending().isEmpty)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("is drawn twice without dropping the first update")
  func twice() async {
    let view = GomaUI.BorderedTextFieldView(
      viewModel: GomaUI.MockBorderedTextFieldViewModel(empty), dropsFirst: false)
    #expect(view.renderCount == 1)
    await settle()
    #expect(view.renderCount == 2)
  }

  @Test("follows its model on the main queue")
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
