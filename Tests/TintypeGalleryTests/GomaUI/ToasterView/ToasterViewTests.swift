// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import Tintype
import TintypeGallery
import TintypeScheduling

// Of the main actor, so that the main queue waits for the test and not beside it.
@Suite("A toast, on the scheduler of its model") @MainActor struct ToasterViewTests {
  private let placed = GomaUI.ToasterData(title: "Your bet was placed")
  private let failed = GomaUI.ToasterData(title: "No connection", kind: .failure)

  @Test("is drawn at once on an immediate one")
  func immediate() {
    let model = GomaUI.MockToasterViewModel(placed)
    let view = GomaUI.ToasterView(viewModel: model)
    #expect(view.renderCount == 1)
    model.show(failed)
    #expect(view.renderCount == 2)
    #expect(Ledger.pending().isEmpty)
  }

  @Test("is drawn when a test scheduler advances")
  func advanced() {
    let scheduler = DispatchQueue.test
    let model = GomaUI.MockToasterViewModel(placed, scheduler: scheduler.eraseToAnyScheduler())
    let view = GomaUI.ToasterView(viewModel: model)
    #expect(view.renderCount == 0)
    scheduler.advance()
    #expect(view.renderCount == 1)
  }

  @Test("is drawn later on the main queue, which a snapshot refuses")
  func main() async {
    let view = GomaUI.ToasterView(
      viewModel: GomaUI.MockToasterViewModel(placed, scheduler: .main))
    #expect(view.renderCount == 0)
    let failure = verifySnapshot(of: view, as: .outline)
    #expect(failure?.contains("- a value on DispatchQueue.main") == true)
    await settle()
    #expect(view.renderCount == 1)
  }
}
