// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var pad: SwiftUISnapshotLayout { .fixed(width: 1024, height: 768) }
private var phone: SwiftUISnapshotLayout { .fixed(width: 320, height: 480) }
private var regular: UITraitCollection {
  UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
  ])
}

@MainActor
@Suite("Inspectors and sizes of sheets")
struct InspectorTests {
  private struct Inspected: View {
    @State var isPresented = true

    var body: some View {
      NavigationStack {
        Button("Toggle \(isPresented ? "on" : "off")") { isPresented.toggle() }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier("content")
          .navigationTitle("Shape")
          .navigationBarTitleDisplayMode(.inline)
      }
      .inspector(isPresented: $isPresented) {
        Form {
          LabeledContent("Width", value: "20")
          LabeledContent("Height", value: "30")
        }
        .accessibilityIdentifier("inspector")
      }
    }
  }

  @Test("An inspector is a trailing column in a regular size class")
  func column() throws {
    let host = try ViewHost(Inspected(), layout: pad, traits: regular)
    #expect(try host.frame(of: "inspector").width == 320)
    #expect(try host.frame(of: "inspector").maxX == 1024)
    #expect(try host.frame(of: "content").maxX < 704)
    try host.tap("Toggle on")
    #expect(!texts(of: host).contains("Width"))
    #expect(try host.frame(of: "content").maxX == 1024)
  }

  @Test("An inspector is a sheet in a compact size class, which writes its binding")
  func sheet() throws {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    let host = try ViewHost(Inspected(), layout: phone, traits: traits)
    #expect(texts(of: host).contains("Width"))
    try host.dismiss("inspector")
    #expect(!texts(of: host).contains("Width"))
    #expect(texts(of: host).contains("Toggle off"))
  }

  @Test("The width of an inspector is its ideal width within the limits")
  func width() throws {
    let fixed = Text("Shape").inspector(isPresented: .constant(true)) {
      Color.clear.accessibilityIdentifier("inspector").inspectorColumnWidth(240)
    }
    #expect(
      try ViewHost(fixed, layout: pad, traits: regular).frame(of: "inspector").width == 240)
    let limited = Text("Shape").inspector(isPresented: .constant(true)) {
      Color.clear.accessibilityIdentifier("inspector")
        .inspectorColumnWidth(min: 280, ideal: 200, max: 400)
    }
    #expect(
      try ViewHost(limited, layout: pad, traits: regular).frame(of: "inspector").width == 280)
  }

  @Test("An inspector looks as on iPadOS")
  func image() {
    assertSnapshot(
      of: Inspected(), as: .image(layout: .fixed(width: 700, height: 400), traits: regular))
  }

  @Test("The size of a card is that of a form, of a page or of its content")
  func sizing() throws {
    func size(_ sizing: some PresentationSizing) throws -> CGSize {
      let view = Text("Screen").sheet(isPresented: .constant(true)) {
        Color.clear.frame(minWidth: 100, idealWidth: 300, minHeight: 100, idealHeight: 200)
          .accessibilityIdentifier("card").presentationSizing(sizing)
      }
      return try ViewHost(view, layout: pad, traits: regular).frame(of: "card").size
    }
    #expect(try size(.automatic) == CGSize(width: 540, height: 620))
    #expect(try size(.form) == CGSize(width: 540, height: 620))
    #expect(try size(.page) == CGSize(width: 704, height: 680))
    #expect(try size(.fitted) == CGSize(width: 300, height: 200))
    #expect(try size(.form.fitted(horizontal: false, vertical: true)).width == 540)
    #expect(try size(.page.fitted(horizontal: true, vertical: false)).width == 300)
    #expect(try size(Half()) == CGSize(width: 150, height: 620))
  }

  @Test("A sticky size does not shrink")
  func sticky() throws {
    struct Growing: View {
      @State private var isLarge = true

      var body: some View {
        Text("Screen").sheet(isPresented: .constant(true)) {
          Button("Shrink") { isLarge = false }
            .frame(idealWidth: isLarge ? 400 : 200, maxWidth: .infinity, idealHeight: 300)
            .accessibilityIdentifier("card")
            .presentationSizing(.fitted.sticky(horizontal: true))
        }
      }
    }
    let host = try ViewHost(Growing(), layout: pad, traits: regular)
    #expect(try host.frame(of: "card").width == 400)
    try host.tap("Shrink")
    #expect(try host.frame(of: "card").width == 400)
  }
}

/// Half of the ideal width of the content.
private struct Half: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: root.sizeThatFits(.unspecified).width / 2, height: nil)
  }
}
