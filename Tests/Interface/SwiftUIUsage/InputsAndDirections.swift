// SPDX-License-Identifier: MIT

import SwiftUI

private struct Underlined: ViewModifier {
  func body(content: Content) -> some View { content.underline() }
}

struct InputsAndDirections: View {
  @Environment(\.materialActiveAppearance) private var appearance
  @State private var count = 0
  private let horizontal: HorizontalDirection.Set = [.leading, .trailing]
  private let vertical: VerticalDirection.Set = [.up, .down]

  var body: some View {
    TabView {
      Tab("Events", systemImage: "hand.tap") {
        Canvas { _, _ in }
          .gesture(
            SpatialEventGesture(coordinateSpace: .global)
              .onChanged { events in
                for event in events where event.phase == .active { count += 1 }
              }
              .onEnded { events in count = events.count })
      }
      Tab("Songs", systemImage: "music.note") {
        List(selection: .constant("Prelude" as String?)) {
          Text("Prelude").tag("Prelude").selectionDisabled()
          Text("Fugue").tag("Fugue").selectionDisabled(false)
        }
      }
    }
    .tabViewBottomAccessory { Text("\(count)") }
    Text("mirrored").layoutDirectionBehavior(.mirrors(in: .rightToLeft))
    Text("fixed").layoutDirectionBehavior(.fixed)
    Text("active").materialActiveAppearance(.active)
    Text("modified")
      .modifier(Underlined().animation(.default))
      .modifier(Underlined().transaction { $0.isContinuous = true })
  }

  private func describe(_ event: SpatialEventCollection.Event, in events: SpatialEventCollection)
    -> String
  {
    let isPencil = event.kind == .pencil && event.inputDevicePose?.altitude == .zero
    let known = events[event.id] == event && !event.modifierKeys.contains(.shift)
    return "\(event.location) \(event.timestamp) \(isPencil) \(known)"
  }

  private func contains(_ direction: HorizontalDirection, _ other: VerticalDirection) -> Bool {
    horizontal.contains(HorizontalDirection.Set(direction))
      && vertical.isSuperset(of: VerticalDirection.Set(other))
      && HorizontalDirection.Set.all == horizontal && VerticalDirection.Set.all == vertical
  }

  private func keepOffset() {
    var transaction = Transaction()
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    withTransaction(transaction) { count += 1 }
  }
}

struct SessionActivity: Codable {
  var page: Int

  static func store(in activity: NSUserActivity) throws -> SessionActivity {
    try activity.setTypedPayload(SessionActivity(page: 1))
    do {
      return try activity.typedPayload(SessionActivity.self)
    } catch NSUserActivity.TypedPayloadError.invalidContent {
      return SessionActivity(page: 0)
    }
  }
}
