// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeScene

@Suite("Contact sheets of views") @MainActor struct ViewSheetTests {
  private struct Card: View {
    var title = "Open"
    var spacing: CGFloat = 4
    @State private var count = 0

    var body: some View {
      VStack(spacing: spacing) {
        Text(title)
        Text("\(count)")
        Color.blue.frame(width: 30, height: 10)
      }
      .onAppear { count = 3 }
    }
  }

  private func sheet(_ card: Card) throws -> SnapshotImage {
    let renderer = try CairoRenderer.standard()
    let tiles = try [UIUserInterfaceStyle.light, .dark].map { style in
      let host = try ViewHost(
        card, layout: .sizeThatFits, traits: UITraitCollection(userInterfaceStyle: style))
      return (name: style == .dark ? "dark" : "light", scene: host.scene)
    }
    return try SnapshotImage(
      painting: ContactSheet(columns: 1).scene(of: tiles, measuring: renderer),
      by: renderer.paint, fingerprint: renderer.fingerprint)
  }

  @Test("The pixels of a sheet are charged to the changes of its views")
  func charged() throws {
    let reference = try Diffing.image.encode(sheet(Card()))
    let new = try sheet(Card(title: "Shut", spacing: 9))
    guard
      case .different(let difference as ImageDifference) = try Diffing.image.compare(
        reference, new)
    else {
      Issue.record("The sheets are equal.")
      return
    }
    let account = try #require(difference.causes?.account)
    #expect(account.unexplained == 0 && account.isExact(for: account.differing))
    #expect(
      Set(account.causes.compactMap(\.name?.title))
        == [#"text "Open" → "Shut""#, "spacing 4 → 9"])
  }
}
