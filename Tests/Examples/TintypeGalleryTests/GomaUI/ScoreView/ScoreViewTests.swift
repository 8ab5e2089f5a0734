// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling

/// The configuration that the snapshot tests of the score share.
enum ScoreSnapshots {
  static let size = CGSize(width: 320, height: 92)
}

// Runs on the main actor, so that the main queue does not run concurrently with the test.
@Suite("Score delivered on the main queue") @MainActor struct ScoreViewTests {
  private let model = GomaUI.MockScoreViewModel()

  /// Compares a view with the reference image of a score.
  private func expectScore(
    _ view: some Component, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: view, as: .image(size: ScoreSnapshots.size), named: "live", testName: testName,
      line: line)
  }

  @Test("A snapshot before the score arrives fails with a message that names the line")
  func tooEarly() throws {
    let view = GomaUI.ScoreView(viewModel: model)
    let failure = try #require(
      verifySnapshot(of: view, as: .image(size: ScoreSnapshots.size), record: .all))
    #expect(failure.contains("Work is pending"))
    #expect(failure.contains("- a value on DispatchQueue.main"))
    #expect(failure.contains("(TintypeGallery/ScoreView.swift:"))
    #expect(view.renderCount == 0)
  }

  /// A screen that creates the score in its body and then releases it.
  private struct Screen: Component {
    var body: some Component {
      VStack {
        Text("Today")
        GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel())
      }
    }
  }

  @Test("A snapshot of a screen that creates the score in its body fails")
  func tooEarlyWithin() throws {
    let failure = try #require(
      verifySnapshot(of: Screen(), as: .image(on: .iPhone13), record: .all))
    #expect(failure.contains("- a value on DispatchQueue.main"))
  }

  @Test("The score is drawn immediately on an immediate scheduler")
  func immediate() {
    expectScore(GomaUI.ScoreView(viewModel: model, scheduler: .immediate))
  }

  @Test("The score is drawn immediately from the current state, and only once")
  func currentState() async {
    let view = GomaUI.ScoreView(showingCurrentStateOf: model)
    expectScore(view)
    await settle()
    #expect(view.renderCount == 1)
  }

  @Test("The score is drawn after the main queue runs")
  func settling() async {
    let view = GomaUI.ScoreView(viewModel: model)
    await settle()
    expectScore(view)
  }

  @Test("A snapshot of the empty score passes if pending work is allowed with a reason")
  func allowed() {
    assertSnapshot(
      of: GomaUI.ScoreView(viewModel: model), as: .image(size: ScoreSnapshots.size),
      named: "empty", allowPending: "The empty card is what is shown while the score loads.")
  }
}

@Suite("Score loaded by a main actor task") @MainActor struct AwaitedScoreViewTests {
  private func view() -> GomaUI.AwaitedScoreView { GomaUI.AwaitedScoreView { .live } }

  @Test("A snapshot before the untracked task runs is empty and does not fail")
  func tooEarly() {
    assertSnapshot(of: view(), as: .image(size: ScoreSnapshots.size), named: "empty")
  }

  @Test("The score is drawn after all work that it started has run")
  func settling() {
    assertSnapshot(
      of: settled { view() }, as: .image(size: ScoreSnapshots.size), named: "live")
  }

  @Test("A snapshot before the task runs fails if its work is registered")
  func tracked() async throws {
    let view = GomaUI.AwaitedScoreView { .live }
    let load = WorkTracker.beginLoad("score", owner: view)
    let failure = try #require(
      verifySnapshot(of: view, as: .image(size: ScoreSnapshots.size), record: .all))
    #expect(failure.contains("- a load “score”, for AwaitedScoreView"))
    load?.end()
  }
}
