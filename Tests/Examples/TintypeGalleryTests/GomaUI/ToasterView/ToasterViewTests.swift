// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import Tintype
import TintypeGallery
import TintypeScheduling

// Runs on the main actor, so that the main queue does not run concurrently with the test.
@Suite("Toast on the scheduler of its model") @MainActor struct ToasterViewTests {
  private let placed = GomaUI.ToasterData(title: "Your bet was placed")
  private let failed = GomaUI.ToasterData(title: "No connection", kind: .failure)

  @Test("The toast is drawn immediately on an immediate scheduler")
  func immediate() {
    let model = GomaUI.MockToasterViewModel(placed)
    let view = GomaUI.ToasterView(viewModel: model)
    #expect(view.renderCount == 1)
    model.show(failed)
    #expect(view.renderCount == 2)
    #expect(WorkTracker.pending().isEmpty)
  }

  @Test("The toast is drawn when a test scheduler advances")
  func advanced() {
    let scheduler = DispatchQueue.test
    let model = GomaUI.MockToasterViewModel(placed, scheduler: scheduler.eraseToAnyScheduler())
    let view = GomaUI.ToasterView(viewModel: model)
    #expect(view.renderCount == 0)
    scheduler.advance()
    #expect(view.renderCount == 1)
  }

  @Test("The toast is drawn later on the main queue, and a snapshot before that fails")
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
