// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Options of presentations")
@MainActor
struct PresentationOptionTests {
  @Test(
    "A detent determines the height of a sheet, which includes the safe area",
    arguments: [
      (PresentationDetent.large, 370), (.medium, 200), (.fraction(0.25), 115), (.height(50), 80),
      (.height(1000), 370), (.custom(Third.self), 143), (.custom(Unavailable.self), 370),
    ] as [(PresentationDetent, CGFloat)])
  func detents(detent: PresentationDetent, height: CGFloat) throws {
    let host = try ViewHost(
      Text("a").sheet(isPresented: .constant(true)) {
        Color.red.id("content").ignoresSafeArea().presentationDetents([detent])
      }, layout: SheetTests.phone)
    let frame = try host.frame(of: "content")
    #expect(abs(frame.height - height) < 1 && abs(frame.maxY - 400) < 1, "\(frame)")
  }

  @Test("The drag indicator of a sheet with several detents selects the next one")
  func selection() throws {
    let host = try ViewHost(Resizable(), layout: SheetTests.phone)
    #expect(texts(of: host).contains("isMedium: true"))
    try host.tap("Sheet Grabber")
    #expect(texts(of: host).contains("isMedium: false"))
    #expect(try host.frame(of: "content").height == 340)
  }

  @Test("The smallest detent is selected initially, and none of them is written to a binding")
  func smallest() throws {
    let host = try ViewHost(
      Text("a").sheet(isPresented: .constant(true)) {
        Color.red.id("content").presentationDetents([.large, .height(100)])
      }, layout: SheetTests.phone)
    #expect(try host.frame(of: "content").height == 100)
    try host.tap("Sheet Grabber")
    #expect(try host.frame(of: "content").height == 340)
  }

  @Test("The view behind a sheet can be used if its background interaction is enabled")
  func backgroundInteraction() throws {
    for (interaction, isEnabled) in [
      (PresentationBackgroundInteraction.enabled, true), (.enabled(upThrough: .medium), true),
      (.enabled(upThrough: .height(10)), false), (.disabled, false), (.automatic, false),
    ] {
      var taps = 0
      let host = try ViewHost(
        VStack {
          Button("Tap") { taps += 1 }
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium])
            .presentationBackgroundInteraction(interaction)
        }, layout: SheetTests.phone)
      #expect(accessibility(of: host).contains("Tap") == isEnabled)
      if isEnabled { try host.tap("Tap") } else { try? host.tap("Tap") }
      #expect(taps == (isEnabled ? 1 : 0))
    }
  }

  @Test("A user cannot dismiss a sheet if interactive dismissal is disabled")
  func interactiveDismissal() throws {
    for isDisabled in [false, true] {
      var isPresented = true
      let binding = Binding {
        isPresented
      } set: {
        isPresented = $0
      }
      let host = try ViewHost(
        Text("a").sheet(isPresented: binding) {
          Text("Sheet").interactiveDismissDisabled(isDisabled)
        }, layout: SheetTests.phone)
      try? host.dismiss("Sheet")
      #expect(isPresented == isDisabled)
    }
  }

  @Test("A sheet on a large screen is a card, and adapts to compact size classes")
  func adaptation() throws {
    let view = Text("a").sheet(isPresented: .constant(true)) {
      Color.red.id("content").presentationCompactAdaptation(.fullScreenCover)
    }
    let tablet = try ViewHost(view, layout: .device(config: .iPadPro11(.portrait)))
    #expect(try tablet.frame(of: "content").size == CGSize(width: 540, height: 620))
    let phone = try ViewHost(view, layout: SheetTests.phone)
    #expect(try phone.frame(of: "content") == CGRect(x: 0, y: 20, width: 200, height: 350))
  }

  @Test("A sheet has a background, corners and a drag indicator")
  func appearance() throws {
    assertSnapshot(
      of: Text("Behind").frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: .constant(true)) {
          Text("In front").presentationDetents([.medium]).presentationDragIndicator(.visible)
            .presentationCornerRadius(30).presentationBackground(.yellow)
        }, as: .image(layout: SheetTests.phone))
  }
}

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize == .large ? context.maxDetentValue / 3 : nil
  }
}

private struct Unavailable: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

private struct Resizable: View {
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("isMedium: \(String(detent == .medium))").sheet(isPresented: .constant(true)) {
      Color.red.id("content").presentationDetents([.medium, .large], selection: $detent)
    }
  }
}
