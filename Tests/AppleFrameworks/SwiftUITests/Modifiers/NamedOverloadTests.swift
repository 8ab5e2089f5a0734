// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Overloads of modifiers and values")
struct NamedOverloadTests {
  @Test("An accessibility label can contain the current label of the view")
  func accessibilityContent() {
    let text = Text("Photos").accessibilityLabel { label in
      Text("New")
      label
    }
    #expect(accessibility(of: text) == "New, Photos.")
    let image = Image(systemName: "star").accessibilityLabel("Favorite").accessibilityLabel {
      $0
      Text("selected")
    }
    #expect(accessibility(of: image).contains("Favorite, selected"))
  }

  @Test("The views of an accessibility label do not appear")
  func accessibilityContentEffects() throws {
    struct Counted: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").onAppear { count += 1 }.accessibilityLabel { $0 }
      }
    }
    #expect(try texts(of: Counted()) == ["1"])
  }

  @Test("The location of a tap is in the coordinate space")
  func tapLocation() throws {
    struct Area: View {
      let space: CoordinateSpace
      @State private var location = CGPoint.zero

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 20).id("area")
            .onTapGesture(coordinateSpace: space) { location = $0 }
            .padding(.leading, 5)
            .coordinateSpace(name: "space")
            .padding(.leading, 5)
          Text("\(Int(location.x))")
        }
      }
    }
    for (space, x) in [(CoordinateSpace.local, "3"), (.global, "13"), (.named("space"), "8")] {
      let host = try ViewHost(Area(space: space), layout: .fixed(width: 30, height: 40))
      try host.tap("area", at: CGPoint(x: 3, y: 4))
      #expect(texts(of: host) == [x])
    }
  }

  @Test("A drawn image has its size, is stretched if it is resizable, and can be a template")
  func drawnImages() {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("Half")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(outline(of: image).contains("20 × 10"))
    #expect(accessibility(of: image).contains("Half"))
    let decorative = Image(size: CGSize(width: 20, height: 10)) { _ in }
    #expect(!accessibilityTree(of: VStack { decorative }).contains("Image"))
    assertSnapshot(
      of: HStack {
        image
        image.resizable().frame(width: 40, height: 40)
        image.renderingMode(.template).foregroundStyle(.green)
        image.resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
          .border(.gray)
      }
      .padding(4), as: .image)
  }

  @Test("The insertion point is at the end of an entered text")
  func textSelection() throws {
    struct Field: View {
      @State private var text = "a"
      @State private var selection: TextSelection?

      var body: some View {
        VStack {
          TextField("Name", text: $text, selection: $selection)
          Text(selection == TextSelection(insertionPoint: text.endIndex) ? "end" : "none")
        }
      }
    }
    let host = try ViewHost(Field(), layout: .fixed(width: 100, height: 100))
    #expect(texts(of: host).last == "none")
    try host.enterText("abc", in: "Name")
    #expect(texts(of: host).last == "end")
  }

  @Test("A selection without characters is an insertion point")
  func insertion() {
    let text = "ab"
    #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
  }

  @Test("A text of a time source has the current date of the environment")
  func timeSources() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let view = VStack {
      Text(.currentDate, format: Date.FormatStyle(date: .numeric, time: .omitted))
      Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
    }
    .environment(\.currentDate, date.addingTimeInterval(65))
    #expect(try texts(of: view) == ["1/1/2001", "1:05"])
  }

  @Test("Values of UIKit are converted")
  func values() {
    #expect(
      EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(ColorScheme(.dark) == .dark)
    #expect(ColorScheme(.light) == .light)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
  }

  @Test("A shadow with options fails the snapshot")
  func shadowOptions() {
    let canvas = Canvas { context, _ in
      context.addFilter(.shadow(radius: 1, options: .shadowOnly))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    #expect(issues(of: canvas).contains("blend mode or options"))
  }

  @Test("A background in a shape that can be inset has the outline of the shape")
  func backgrounds() {
    #expect(
      outline(of: Text("a").background(.red, in: Capsule())).contains("capsule"),
      "\(outline(of: Text("a").background(.red, in: Capsule())))")
    #expect(outline(of: Text("a").background(in: Circle())).contains("circle"))
  }

  @Test("The border shape of buttons is a shape that depends on the environment")
  func buttonBorder() {
    func shape(_ shape: ButtonBorderShape) -> String {
      outline(of: Text("a").background(.red, in: .buttonBorder).buttonBorderShape(shape))
    }
    #expect(shape(.capsule).contains("capsule"))
    #expect(shape(.circle).contains("circle"))
    #expect(shape(.roundedRectangle(radius: 3)).contains("3"))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 3).path(in: rect)
        == RoundedRectangle(cornerRadius: 3).path(in: rect))
  }

  @Test("A visual effect blends the view")
  func blending() {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { effect, _ in
      effect.blendMode(.multiply)
    }
    #expect(outline(of: view).contains("multiply"))
  }
}
