// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleHarbor
import Testing

@Suite("Interactions with components of Harbor")
struct HarborInteractionTests {
  @Test("A tap on a star sets the rating, and a second tap removes it")
  func tapStar() throws {
    let host = try ViewHost(
      RatingCard(rating: 0).harborCanvas(), layout: .fixed(width: 340, height: 160))
    try host.tap("2 stars")
    assertSnapshot(of: host, as: .accessibility, named: "two")
    try host.tap("2 stars")
    assertSnapshot(of: host, as: .accessibility, named: "none")
  }

  @Test("A drag over the stars sets the rating at its end")
  func dragStars() throws {
    let host = try ViewHost(
      RatingCard(rating: 1).harborCanvas(), layout: .fixed(width: 340, height: 160))
    let width = try host.frame(of: "rating").width
    try host.drag(
      "rating", from: CGPoint(x: 2, y: 10), by: CGSize(width: width - 4, height: 0),
      releases: false)
    #expect(host.says("Great to have you on board!"))
    assertSnapshot(of: host, as: .image, named: "dragging")
    try host.drag(
      "rating", from: CGPoint(x: 2, y: 10), by: CGSize(width: width / 2, height: 0))
    assertSnapshot(of: host, as: .image, named: "ended")
  }

  @Test("A tap on a segment selects it")
  func segments() throws {
    let host = try ViewHost(
      TripKindPicker().harborCanvas(), layout: .fixed(width: 360, height: 110))
    try host.tap("Day Pass")
    assertSnapshot(of: host, as: .image)
  }

  @Test("A removed route is confirmed by a toast, which a tap dismisses")
  func toast() throws {
    let host = try ViewHost(SavedRoutes(), layout: .fixed(width: 375, height: 300))
    try host.tap("Remove Gull Bay – Skerry")
    assertSnapshot(of: host, as: .image, named: "shown", allowPending: "the toast is visible")
    try host.tap("Removed Gull Bay – Skerry")
    assertSnapshot(of: host, as: .image)
  }

  @Test("An invalid address is reported while it is entered")
  func textField() throws {
    let host = try ViewHost(
      PassengerFields().harborCanvas(), layout: .fixed(width: 360, height: 300))
    try host.enterText("Ada Lund", in: "passenger-name")
    try host.enterText("ada@harbor", in: "passenger-email")
    assertSnapshot(of: host, as: .image, named: "invalid")
    try host.enterText("ada@harbor.example", in: "passenger-email")
    assertSnapshot(of: host, as: .image, named: "valid")
  }
}

@MainActor @Suite("Interactions with controls of Harbor on the main actor")
struct HarborControlTests {
  @Test("Options change by taps and switches")
  func options() throws {
    let host = try ViewHost(
      BookingOptions().harborCanvas(), layout: .fixed(width: 375, height: 400))
    try host.tap("Cabin")
    try host.toggle("conditions")
    assertSnapshot(of: host, as: .image)
  }

  @Test("The price follows the number of passengers and the length of the vehicle")
  func price() throws {
    let host = try ViewHost(
      CrossingDetails().harborCanvas(), layout: .fixed(width: 375, height: 330))
    try host.tap("More Children")
    try host.tap("More Children")
    try host.tap("Fewer Adults")
    try host.adjust("vehicle-length", by: 3)
    assertSnapshot(of: host, as: .image)
  }

  @Test("The line of a tab strip moves to the selected tab")
  func tabs() throws {
    let host = try ViewHost(CrossingTabs(), layout: .fixed(width: 375, height: 440))
    try host.tap("On board")
    assertSnapshot(of: host, as: .image)
  }

  @Test("A tapped tag is selected")
  func tags() throws {
    let host = try ViewHost(
      InterestPicker().harborCanvas(), layout: .fixed(width: 360, height: 260))
    try host.tap("#saunas")
    try host.tap("#kayaking")
    assertSnapshot(of: host, as: .image)
  }

  @Test("A tap shows the explanation of a label")
  func tooltip() throws {
    let label = ExplainedLabel("Harbor dues", explanation: "1.50 € per person")
      .padding(64)
    let host = try ViewHost(label)
    try host.tap("Harbor dues")
    assertSnapshot(of: host, as: .image)
  }
}
