// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TipKit

private struct FavoriteTip: Tip {
  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Your favorite harbors are at the top of the list, on all devices.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "more", title: "Learn More")
    Action(id: "settings", title: "Settings")
  }
}

private struct RuledTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  static let visited = Event(id: "RuledTip.visited")
  var title: Text { Text("Ruled") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.visited) { $0.donations.count >= 2 }
  }
}

private struct ClosedTip: Tip {
  var title: Text { Text("Closed") }
}

private struct FirstTip: Tip {
  var title: Text { Text("First") }
}

private struct SecondTip: Tip {
  var title: Text { Text("Second") }
}

@MainActor
@Suite("Tips")
struct TipTests {
  @Test("A tip has an image, texts, a button that closes it, and its actions")
  func image() {
    let view = VStack(spacing: 24) {
      TipView(FavoriteTip())
      TipView(FavoriteTip(), arrowEdge: .bottom).tipBackground(.yellow.opacity(0.3))
    }
    assertSnapshot(of: view.padding().frame(width: 390), as: .image)
  }

  @Test("A popover of a tip is shown after the configuration")
  func popover() throws {
    try Tips.configure()
    let view = Image(systemName: "star").popoverTip(FavoriteTip())
    assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13)))
  }

  @Test("A tip is shown while all of its rules hold")
  func rules() async throws {
    let host = try ViewHost(TipView(RuledTip()), layout: .fixed(width: 320, height: 160))
    #expect(RuledTip().status == .pending)
    RuledTip.isSignedIn = true
    await RuledTip.visited.donate()
    #expect(RuledTip().status == .pending)
    await RuledTip.visited.donate()
    #expect(RuledTip().status == .available)
    try host.update()
    #expect(host.scene.outline.contains("Ruled"))
  }

  @Test("The button of a tip closes it")
  func close() throws {
    let host = try ViewHost(TipView(ClosedTip()), layout: .fixed(width: 320, height: 160))
    try host.tap("Close")
    #expect(ClosedTip().status == .invalidated(.tipClosed))
    #expect(!host.scene.outline.contains("Closed"))
  }

  @Test("An ordered group shows its first tip that is not closed")
  func group() {
    let group = TipGroup(.ordered) {
      FirstTip()
      SecondTip()
    }
    #expect(group.currentTip is FirstTip)
    FirstTip().invalidate(reason: .actionPerformed)
    #expect(group.currentTip is SecondTip)
  }
}
