// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleHarbor
import XCTest

extension View {
  /// Fills the canvas with the background of the design system.
  func harborCanvas() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.harborBackground)
  }
}

final class HarborSnapshotTests: SnapshotTestCase {
  /// Puts a component on the background of the design system.
  @MainActor
  private func page(_ content: some View) -> some View {
    content.padding(.spaceL).harborCanvas()
  }

  // MARK: Tokens

  @MainActor func testPalette() async {
    assertAppearances(of: PaletteGrid().harborCanvas(), layout: .fixed(width: 360, height: 460))
  }

  @MainActor func testTypography() async {
    assertAppearances(of: page(TypographySpecimen()), layout: .fixed(width: 480, height: 460))
    assertLargeText(of: page(TypographySpecimen()), layout: .fixed(width: 390, height: 960))
  }

  @MainActor func testSpacing() async {
    assertAppearances(of: page(SpacingScale()), layout: .sizeThatFits)
  }

  @MainActor func testElevation() async {
    assertAppearances(of: Elevation_Previews.previews, layout: .sizeThatFits)
  }

  // MARK: Buttons

  @MainActor func testButtons() async {
    assertAppearances(of: ButtonGallery(), layout: .sizeThatFits)
    assertLargeText(of: ButtonGallery(), layout: .fixed(width: 390, height: 700))
    assertRightToLeft(of: ButtonGallery(), layout: .sizeThatFits)
  }

  @MainActor func testIconButtons() async {
    assertAppearances(of: page(IconButton_Previews.previews), layout: .sizeThatFits)
    assertLargeText(of: page(IconButton_Previews.previews), layout: .sizeThatFits)
  }

  @MainActor func testLoadingButton() async {
    let buttons = page(
      VStack {
        LoadingButton("Pay 25.00 €", isLoading: .constant(false)) {}
        LoadingButton("Pay 25.00 €", isLoading: .constant(true)) {}
      })
    assertAppearances(of: buttons, layout: .fixed(width: 320, height: 160))
  }

  // MARK: Display

  @MainActor func testChips() async {
    let chips = ChipRow(
      ["Cars", "Bicycles", "Dogs", "Cabins", "Wheelchairs"],
      selection: .constant(["Bicycles", "Dogs"])
    ) { $0 }
    .padding(.vertical)
    assertAppearances(of: chips.harborCanvas(), layout: .fixed(width: 375, height: 64))
    assertRightToLeft(of: chips.harborCanvas(), layout: .fixed(width: 375, height: 64))
  }

  @MainActor func testBadges() async {
    assertAppearances(of: page(Badge_Previews.previews), layout: .sizeThatFits)
  }

  @MainActor func testAvatars() async {
    func avatars(photo: String, names: [String]) -> some View {
      page(
        VStack(spacing: .spaceL) {
          HStack {
            Avatar(name: names[0], size: .small)
            Avatar(name: names[1]).online(true)
            Avatar(name: names[2]).online(false)
            Avatar(name: photo, image: Image(systemName: "person.fill"), size: .large)
          }
          AvatarStack(names: names)
        }
        .padding())
    }
    assertAppearances(
      of: avatars(
        photo: "Photo",
        names: ["Mira Solberg", "Jonas Vik", "Ada Lund", "Per Dahl", "Siri Moe", "Bo Ek"]),
      layout: .sizeThatFits)
    assertRightToLeft(
      of: avatars(
        photo: "صورة",
        names: ["ميرا سولبرغ", "يوناس فيك", "آدا لوند", "بير دال", "سيري مو", "بو إيك"]),
      layout: .sizeThatFits)
  }

  @MainActor func testCards() async {
    let cards = page(
      VStack(spacing: .spaceL) {
        Text("Dogs travel free in the stern lounge.")
          .textRole(.body)
          .card(elevation: .flat)
        SectionCard("Next departure", systemImage: "clock") {
          Text("Skerry Island, 14:30")
            .textRole(.body)
        } accessory: {
          Badge("On time", tone: .success)
        }
      })
    assertAppearances(of: cards, layout: .fixed(width: 360, height: 240))
  }

  @MainActor func testLabels() async {
    assertAppearances(of: page(LabelGallery()), layout: .sizeThatFits)
    assertRightToLeft(of: page(LabelGallery()), layout: .sizeThatFits)
  }

  @MainActor func testRows() async {
    assertAppearances(of: page(ServiceList()), layout: .fixed(width: 375, height: 290))
    assertSnapshot(
      of: page(ServiceList().density(.compact)),
      as: .image(layout: .fixed(width: 375, height: 290)), named: "compact")
    assertRightToLeft(of: page(ServiceList()), layout: .fixed(width: 375, height: 290))
    assertLargeText(of: page(ServiceList()), layout: .fixed(width: 375, height: 620))
  }

  @MainActor func testPrices() async {
    let prices = VStack(alignment: .trailing) {
      PriceTag(12.5)
      PriceTag(9.9, regularPrice: 12.5)
      PriceTag(0)
      PriceTag(120, currency: "NOK")
    }
    .padding()
    assertAppearances(of: page(prices), layout: .sizeThatFits)
  }

  @MainActor func testSparklines() async {
    assertAppearances(
      of: Sparkline_Previews.previews.harborCanvas(), layout: .fixed(width: 360, height: 300))
  }

  @MainActor func testTicket() async {
    assertAppearances(
      of: TicketCard_Previews.previews.harborCanvas(), layout: .fixed(width: 375, height: 220))
    assertRightToLeft(
      of: TicketCard_Previews.previews.harborCanvas(), layout: .fixed(width: 375, height: 220))
  }

  @MainActor func testWaveHeader() async {
    assertAppearances(
      of: WaveHeader("Good morning", subtitle: "High tide at 11:42"),
      layout: .fixed(width: 375, height: 160))
  }

  @MainActor func testTriangles() async {
    let triangles = HStack(spacing: .spaceL) {
      ForEach(Edge.allCases, id: \.self) { edge in
        Triangle(pointing: edge)
          .fill(.tide)
          .frame(width: 32, height: 32)
      }
    }
    .padding()
    assertSnapshot(of: triangles, as: .image(layout: .sizeThatFits))
  }

  // MARK: Feedback

  @MainActor func testBanners() async {
    let banners = page(Banner_Previews.previews)
    assertAppearances(of: banners, layout: .fixed(width: 375, height: 230))
    assertRightToLeft(of: banners, layout: .fixed(width: 375, height: 230))
  }

  @MainActor func testTooltips() async {
    let label = ExplainedLabel(
      "Harbor dues", explanation: "The harbor charges 1.50 € per person.", isExplained: true
    )
    .padding(.top, 40)
    .padding()
    .frame(width: 320)
    .background(Color.harborBackground)
    assertAppearances(of: label, layout: .sizeThatFits)
    assertSnapshot(
      of: page(Tooltip("Below the element", edge: .bottom)), as: .image, named: "below")
  }

  @MainActor func testBoardingProgress() async {
    assertAppearances(
      of: page(BoardingProgress(boarded: 182, capacity: 260)),
      layout: .fixed(width: 320, height: 280))
  }

  @MainActor func testSteps() async {
    assertAppearances(
      of: StepIndicator_Previews.previews.harborCanvas(), layout: .fixed(width: 375, height: 360))
    assertRightToLeft(
      of: StepIndicator_Previews.previews.harborCanvas(), layout: .fixed(width: 375, height: 360))
  }

  @MainActor func testEmptyState() async {
    let state = EmptyState(
      "No trips yet", message: "Your crossings appear here as soon as you book one.",
      systemImage: "map"
    ) {
      Button("Find a crossing") {}
        .buttonStyle(.primary)
    }
    .background(Color.harborBackground)
    assertAppearances(of: state, layout: .device(config: .iPhone13Mini))
  }

  @MainActor func testSkeletons() async {
    let trips = page(
      VStack(spacing: .spaceL) {
        TripSummary(isLoading: true)
        TripSummary(isLoading: false)
        SkeletonRow()
      })
    assertAppearances(of: trips, layout: .fixed(width: 360, height: 420))
  }

  // MARK: Controls

  @MainActor func testRating() async {
    assertAppearances(of: page(RatingCard()), layout: .fixed(width: 340, height: 170))
    assertSnapshot(
      of: page(RatingCard(rating: 0).disabled(true)),
      as: .image(layout: .fixed(width: 340, height: 170)), named: "disabled")
  }

  @MainActor func testSegments() async {
    assertAppearances(of: TripKindPicker().harborCanvas(), layout: .fixed(width: 360, height: 110))
    assertRightToLeft(
      of: TripKindPicker(kind: .oneWay).harborCanvas(), layout: .fixed(width: 360, height: 110))
  }

  @MainActor func testTextFields() async {
    assertAppearances(
      of: PassengerFields(name: "Mira Solberg", email: "mira@").harborCanvas(),
      layout: .fixed(width: 360, height: 300))
    assertSnapshot(
      of: PassengerFields().harborCanvas(), as: .image(layout: .fixed(width: 360, height: 300)),
      named: "empty")
  }

  @MainActor func testToggles() async {
    assertAppearances(of: page(BookingOptions()), layout: .fixed(width: 375, height: 400))
    assertRightToLeft(of: page(BookingOptions()), layout: .fixed(width: 375, height: 400))
    assertLargeText(of: page(BookingOptions()), layout: .fixed(width: 375, height: 760))
  }

  @MainActor func testSliders() async {
    assertAppearances(of: page(CrossingDetails()), layout: .fixed(width: 375, height: 330))
    assertRightToLeft(of: page(CrossingDetails()), layout: .fixed(width: 375, height: 330))
  }

  @MainActor func testTabs() async {
    assertAppearances(of: CrossingTabs(), layout: .fixed(width: 375, height: 440))
    assertSnapshot(
      of: CrossingTabs(selection: 1).harborCanvas(),
      as: .image(layout: .fixed(width: 375, height: 300)),
      named: "fares")
    assertRightToLeft(
      of: CrossingTabs(selection: 2).harborCanvas(), layout: .fixed(width: 375, height: 340))
  }

  @MainActor func testTagFlow() async {
    assertAppearances(of: page(InterestPicker()), layout: .fixed(width: 360, height: 280))
    assertRightToLeft(of: page(InterestPicker()), layout: .fixed(width: 360, height: 280))
  }
}
