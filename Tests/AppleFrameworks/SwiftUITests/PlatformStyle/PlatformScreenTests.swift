// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeCairo
import TintypeImaging

@Suite("Screens of iOS")
@MainActor
struct PlatformScreenTests {
  private func paint(_ host: ViewHost) throws -> Bitmap {
    try CairoRenderer.standard().paint(host.scene)
  }

  @Test("The screen behind a sheet of the full height is a smaller card on black")
  func recedingScreen() throws {
    let view = Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) { Color.red }
    let bitmap = try paint(ViewHost(view, layout: SheetTests.phone))
    let scale = bitmap.width / 200
    let black = try #require(bitmap[0, 0])
    // The card is 183 points wide, below the safe area of 20 points, and above the sheet.
    for (x, y, isBlack) in [
      (100, 19, true), (100, 21, false), (6, 28, true), (12, 29, false), (190, 29, false),
      (194, 28, true),
    ] {
      #expect((bitmap[x * scale, y * scale] == black) == isBlack, "\(x), \(y)")
    }
  }

  @Test("The screen behind a lower sheet, and behind one without dimming, does not recede")
  func otherSheets() throws {
    let detents: [Set<PresentationDetent>] = [[.medium], [.height(100)]]
    for detents in detents {
      let view = Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(detents)
      }
      let bitmap = try paint(ViewHost(view, layout: SheetTests.phone))
      #expect(bitmap[0, 0] == bitmap[bitmap.width / 2, 10])
    }
    let view = Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
      Color.red.presentationBackgroundInteraction(.enabled)
    }
    let bitmap = try paint(ViewHost(view, layout: SheetTests.phone))
    #expect(bitmap[0, 0] == bitmap[bitmap.width / 2, 10])
  }

  @Test("The shape of a context menu preview is in front of the dimmed screen")
  func contextMenuShape() throws {
    func corner(_ kind: ContentShapeKinds) throws -> UInt32? {
      let view = Color.red.frame(width: 100, height: 100)
        .contentShape(kind, Circle())
        .contextMenu { Button("Copy") {} }
        .id("view")
      let host = try ViewHost(view, layout: .fixed(width: 300, height: 400))
      let before = try host.frame(of: "view")
      try host.longPress("view")
      let bitmap = try paint(host)
      let scale = CGFloat(bitmap.width) / 300
      return bitmap[Int((before.minX + 8) * scale), Int((before.minY + 8) * scale)]
    }
    // The corner of the square is in front of the dimmed screen unless the preview is a circle.
    #expect(try corner(.contextMenuPreview) != corner(.interaction))
    #expect(try corner([.contextMenuPreview, .interaction]) == corner(.contextMenuPreview))
  }

  @Test("The icons of swipe actions are filled, and larger than titles")
  func swipeIcons() throws {
    let row = Text("Row").swipeActions {
      Button("Delete", systemImage: "trash") {}
      Button("Title") {}
    }
    let host = try ViewHost(List { row }, layout: .fixed(width: 320, height: 140))
    try host.drag("Row", by: CGSize(width: -120, height: 0))
    #expect(host.scene.outline.contains("\"trash.fill\""))
    #expect(host.scene.outline.contains("text: \"Title\"  font: default regular 15"))
  }

  @Test("Separators next to a selection with rounded corners are hidden")
  func selectedRow() throws {
    func lineCount(_ selection: Int?) throws -> Int {
      let split = NavigationSplitView {
        List(0..<4, id: \.self, selection: .constant(selection)) { Text("Row \($0)") }
          .listStyle(.plain)
      } detail: {
        Text("Detail")
      }
      let host = try ViewHost(
        split, layout: .fixed(width: 1194, height: 834),
        traits: UITraitCollection(horizontalSizeClass: .regular))
      return host.scene.outline.split(separator: "\n").filter { $0.contains("Divider") }.count
    }
    let all = try lineCount(nil)
    for (selection, hidden) in [(0, 1), (1, 2), (3, 1)] {
      #expect(try lineCount(selection) == all - hidden)
    }
  }

  @Test("The accessory of a tab view is an opaque bar directly above the tab bar")
  func accessory() throws {
    let tabs = TabView { Color.clear.tabItem { Label("Tab", systemImage: "star") } }
      .tabViewBottomAccessory { Text("Playing").id("accessory") }
    let host = try ViewHost(tabs, layout: SheetTests.phone)
    let bars = fillFrames(of: "secondarySystemBackground", in: host)
    #expect(bars == [CGRect(x: 0, y: 400 - 30 - 49 - 48, width: 200, height: 48)])
    #expect(try host.frame(of: "accessory").midY == bars.first?.midY)
  }
}
