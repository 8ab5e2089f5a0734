// SPDX-License-Identifier: MIT

import SwiftUI

/// A stop with its time, cost and note.
struct StopScreen: View {
  @Environment(Journal.self) private var journal
  @Environment(Preferences.self) private var preferences
  @Environment(Router.self) private var router
  let route: StopRoute

  var body: some View {
    Group {
      if let stop = journal.trip(route.trip)?.stop(route.stop) {
        content(stop)
      } else {
        ContentUnavailableView("Stop Deleted", systemImage: "mappin")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .screenBackground()
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        Button("All Trips", systemImage: "house") { router.popToRoot() }
      }
    }
  }

  private func content(_ stop: Stop) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header(stop)
        VStack(spacing: 14) {
          LabeledContent("Time") { Text(stop.time, format: .dateTime.hour().minute()) }
          Divider()
          LabeledContent("Duration") {
            Text(stop.duration, format: .units(allowed: [.hours, .minutes], width: .wide))
          }
          if preferences.showsCosts {
            Divider()
            LabeledContent("Cost per Person") {
              if stop.cost > 0 {
                Price(stop.cost)
              } else {
                Text("Free")
              }
            }
          }
        }
        .card()
        Toggle(isOn: isVisited(stop)) {
          Label("Visited", systemImage: "checkmark.circle")
        }
        .card()
        if !stop.note.isEmpty { note(stop.note) }
      }
      .padding(20)
    }
    .navigationTitle(Text(stop.kind.title))
  }

  private func header(_ stop: Stop) -> some View {
    VStack(spacing: 12) {
      Image(systemName: stop.kind.symbol)
        .font(.system(size: 40, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 96, height: 96)
        .background(stop.kind.color.gradient, in: .circle)
        .shadow(color: stop.kind.color.opacity(0.35), radius: 12, y: 6)
        .accessibilityHidden(true)
      Text(stop.name)
        .font(.title.bold())
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
  }

  private func note(_ text: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Note", systemImage: "bookmark.fill")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.brand)
      Text(text)
        .lineSpacing(4)
    }
    .card()
  }

  private func isVisited(_ stop: Stop) -> Binding<Bool> {
    Binding {
      stop.isVisited
    } set: { isVisited in
      journal.update(route) { $0.isVisited = isVisited }
    }
  }
}
