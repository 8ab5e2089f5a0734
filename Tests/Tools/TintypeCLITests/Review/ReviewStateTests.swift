// SPDX-License-Identifier: MIT

import Testing
import TintypeReports

@testable import TintypeCLI

@Suite("The state of a review") struct ReviewStateTests {
  /// Three images with a padding, of which the first is an outlier and the last also has another
  /// color; an image with that color only; and one with unexplained pixels.
  private static let list = ReviewList(
    units: [
      ReviewUnit(
        title: "padding 12 → 16", members: [0, 1, 2], outliers: [0: "clipped"],
        identity: "padding"),
      ReviewUnit(title: "color red → blue", members: [2, 3], identity: "color"),
      ReviewUnit(title: "LoginTests/e", members: [4]),
    ],
    images: [
      image("a", ownReason: "an outlier"), image("b"), image("c"), image("d"),
      image("e", ownReason: "3 unexplained pixels"),
    ])

  private static func image(_ name: String, ownReason: String? = nil) -> ReviewImage {
    ReviewImage(
      key: ReviewImage.Key(
        name: name, pathExtension: "png", reference: "1" + name, actual: "2" + name),
      summary: "5 pixels", ownReason: ownReason,
      files: ReviewImage.Files(before: "before", after: "after"))
  }

  /// Returns the state after some commands.
  private func state(_ commands: ReviewCommand...) -> ReviewState {
    var state = ReviewState(Self.list)
    for command in commands { _ = state.perform(command) }
    return state
  }

  private func verdicts(_ state: ReviewState) -> String {
    Self.list.images.indices.map { index in
      switch state.verdict(of: index) {
      case .accept: "a"
      case .reject: "r"
      case nil: "-"
      }
    }.joined()
  }

  @Test(
    "An image is accepted with all of its causes, and rejected with any of them",
    arguments: [
      ([], "-----"),
      ([.accept], "-a---"),
      ([.accept, .unit(1), .accept], "-aaa-"),
      ([.accept, .unit(1), .reject], "-arr-"),
      ([.reject], "rrr--"),
      // An outlier and an image with unexplained pixels have their own decisions.
      ([.accept, .acceptImage], "aa---"),
      ([.accept, .unit(2), .accept], "-a--a"),
      ([.accept, .rejectImage], "ra---"),
      // The newer decision applies to an image, but never to an outlier.
      ([.image(1), .rejectImage, .accept], "-a---"),
    ] as [([ReviewCommand], String)])
  func verdicts(commands: [ReviewCommand], expected: String) {
    var state = ReviewState(Self.list)
    for command in commands { _ = state.perform(command) }
    #expect(verdicts(state) == expected)
  }

  @Test("An accepted cause shows its outlier, which is decided before the next cause")
  func outlier() {
    var state = state(.accept)
    #expect(state.currentImage?.key.name == "a")
    #expect(
      state.message == "1 outlier still needs a decision: A accepts, X rejects the shown image.")
    _ = state.perform(.acceptImage)
    #expect(state.currentUnit?.title == "color red → blue")
  }

  @Test("The summary follows the last decision, and decisions are applied there only")
  func summary() {
    var state = state(.accept, .acceptImage, .accept)
    #expect(state.page == .review)
    #expect(state.perform(.apply) == nil)
    _ = state.perform(.reject)
    #expect(state.page == .summary)
    #expect(verdicts(state) == "aaaar")
    #expect(state.perform(.apply) == .apply)
  }

  @Test("Nothing is applied without a decision")
  func nothingDecided() {
    var state = state(.summary)
    #expect(state.perform(.apply) == nil)
    #expect(state.message == "No change is decided.")
  }

  @Test("Each decision can be undone, in reverse order")
  func undo() {
    var state = state(.accept, .acceptImage, .reject)
    #expect(verdicts(state) == "aarr-")
    _ = state.perform(.undo)
    #expect(verdicts(state) == "aa---")
    #expect(state.currentUnit?.title == "color red → blue")
    _ = state.perform(.undo)
    #expect(verdicts(state) == "-a---")
    _ = state.perform(.undo)
    #expect(verdicts(state) == "-----")
    _ = state.perform(.undo)
    #expect(state.message == "There is nothing to undo.")
  }

  @Test("Skipping continues with the next open unit, and returns to the first")
  func skipping() {
    #expect(state(.skip).currentUnit?.title == "color red → blue")
    #expect(state(.skip, .skip, .skip).currentUnit?.title == "padding 12 → 16")
    #expect(state(.reject, .skip, .skip).currentUnit?.title == "color red → blue")
  }

  @Test("A review continues at the first open unit")
  func continuing() {
    var decisions = ReviewDecisions()
    decisions.units[0] = .reject
    #expect(ReviewState(Self.list, decisions: decisions).currentUnit?.title == "color red → blue")
    decisions.units[1] = .accept
    decisions.images[4] = .accept
    #expect(ReviewState(Self.list, decisions: decisions).page == .summary)
  }

  @Test("An empty list, and any commands, are no failures")
  func anyCommands() {
    let commands: [ReviewCommand] = [
      .accept, .reject, .acceptImage, .rejectImage, .skip, .undo, .image(1), .image(-1), .unit(1),
      .unit(-1), .region(1), .region(-1), .zoom, .nextPane, .scroll(10), .scroll(-10), .help,
      .summary, .back, .apply,
    ]
    var random: UInt64 = 11
    var undecided = 0
    for list in [Self.list, ReviewList(units: [], images: [])] {
      var state = ReviewState(list)
      for _ in 0..<2_000 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        _ = state.perform(commands[Int((random >> 33) % UInt64(commands.count))])
        // Outliers and images with unexplained pixels are never decided by a cause.
        for index in list.images.indices where list.images[index].ownReason != nil {
          let causes = list.units.indices.filter {
            list.units[$0].isCause && list.units[$0].members.contains(index)
          }
          let isRejected = causes.contains { state.decisions.units[$0] == .reject }
          if state.decisions.images[index] == nil, !isRejected {
            #expect(state.verdict(of: index) == nil)
            undecided += 1
          }
        }
      }
    }
    #expect(undecided > 0)
  }
}
