// SPDX-License-Identifier: MIT

import SwiftUI

/// The large card of the next trip.
struct NextTripCard: View {
  @Environment(Journal.self) private var journal
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      countdown
      Spacer(minLength: 72)
      Text(trip.title)
        .font(.largeTitle.bold())
      PairedText {
        Text(trip.country)
      } second: {
        TripDates(trip: trip)
      }
      .font(.subheadline.weight(.medium))
      .opacity(0.95)
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, minHeight: 260, alignment: .leading)
    .background {
      SceneryView(scenery: trip.scenery)
      LinearGradient(
        colors: [.black.opacity(0), .black.opacity(0.6)], startPoint: UnitPoint(x: 0.5, y: 0.4),
        endPoint: .bottom)
    }
    .clipShape(.rect(cornerRadius: 24))
    .shadow(color: .black.opacity(0.18), radius: 16, y: 8)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(trip.id)
  }

  private var countdown: some View {
    Group {
      if journal.daysUntil(trip) > 0 {
        Text("In \(journal.daysUntil(trip)) days")
      } else {
        Text("Under Way")
      }
    }
    .font(.footnote.weight(.semibold))
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(.black.opacity(0.5), in: .capsule)
  }
}

/// The card of a trip in a grid.
struct TripCard: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SceneryView(scenery: trip.scenery)
        .frame(height: 110)
      VStack(alignment: .leading, spacing: 2) {
        Text(trip.title)
          .font(.headline)
        Text(trip.country)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        TripDates(trip: trip)
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.top, 4)
      }
      .padding(12)
      // The cards of a row are equally high.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .background(.card)
    .clipShape(.rect(cornerRadius: 20))
    .shadow(color: .black.opacity(0.08), radius: 10, y: 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(trip.id)
  }
}

/// The first and the last day of a trip.
struct TripDates: View {
  let trip: Trip

  var body: some View {
    Text(trip.dates, format: .interval.day().month(.abbreviated))
  }
}
