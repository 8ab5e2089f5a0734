// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling

/// What the tests of the score photograph it on.
enum ScoreSnapshots {
  static let size = CGSize(width: 320, height: 92)
}

// Of the main actor, so that the main queue waits for the test and not beside it.
@Suite("A score that arrives on the main queue") @MainActor struct ScoreViewTests {
  private let model = GomaUI.MockScoreViewModel()

  /// Compares a view with the picture of a score.
  private func expectScore(
    _ view: some Component, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: view, as: .image(size: ScoreSnapshots.size), named: "live", testName: testName,
      line: line)
  }

  @Test("cannot be photographed before it has: the failure names the line")
  func tooEarly() throws {
    let view = GomaUI.ScoreView(viewModel: model)
    let failure = try #require(
      verifySnapshot(of: view, as: .image(size: ScoreSnapshots.size), record: .all))
    #expect(failure.contains("Work is pending"))
    #expect(failure.contains("- a value on DispatchQueue.main"))
    #expect(failure.contains("(TintypeGallery/ScoreView.swift:"))
    #expect(view.renderCount == 0)
  }

  /// A screen that makes the score while it is drawn, and lets go of it then.
  private struct Screen: Component {
    var body: some Component {
      VStack {
        Text("Today")
        GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel())
      }
    }
  }

  @Test("cannot be photographed in a screen that makes it")
  func tooEarlyWithin() throws {
    let failure = try #require(
      verifySnapshot(of: Screen(), as: .image(on: .iPhone13), record: .all))
    #expect(failure.contains("- a value on DispatchQueue.main"))
  }

  @Test("is drawn at once on an immediate scheduler")
  func immediate() {
    expectScore(GomaUI.ScoreView(viewModel: model, scheduler: .immediate))
  }

  @Test("is drawn at once from the current state, and once only")
  func currentState() async {
    let view = GomaUI.ScoreView(showingCurrentStateOf: model)
    expectScore(view)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("is drawn once the main queue has run")
  func settling() async {
    let view = GomaUI.ScoreView(viewModel: model)
    await settle()
    expectScore(view)
  }

  @Test("may be photographed empty, for a reason")
  func allowed() {
    assertSnapshot(
      of: GomaUI.ScoreView(viewModel: model), as: .image(size: ScoreSnapshots.size),
      named: "empty", allowPending: "The empty card is what is shown while the score loads.")
  }
}

@Suite("A score that a task of the main actor brings") @MainActor struct AwaitedScoreViewTests {
  private func view() -> GomaUI.AwaitedScoreView { GomaUI.AwaitedScoreView { .live } }

  @Test("is photographed empty before the task has run, and nothing fails")
  func tooEarly() {
    assertSnapshot(of: view(), as: .image(size: ScoreSnapshots.size), named: "empty")
  }

  @Test("is drawn once everything that it started has run")
  func settling() {
    assertSnapshot(
      of: settled { view() }, as: .image(size: ScoreSnapshots.size), named: "live")
  }

  @Test("fails before the task has run, where its work is registered")
  func tracked() async throws {
    let view = GomaUI.AwaitedScoreView { .live }
    let load = Ledger.beginLoad("score", owner: view)
    let failure = try #require(
      verifySnapshot(of: view, as: .image(size: ScoreSnapshots.size), record: .all))
    #expect(failure.contains("- a load “score”, for AwaitedScoreView"))
    load?.end()
  }
}
