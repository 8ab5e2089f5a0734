// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeComparison

@MainActor
@Suite("The canvas of strategies")
struct StrategyCanvasTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View { Text("\(name(horizontal)) by \(name(vertical))") }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
      sizeClass?.rawValue ?? "unspecified"
    }
  }

  private static let device = ViewImageConfig(size: CGSize(width: 300, height: 100))
  private static let layouts: [SwiftUISnapshotLayout] = [
    .sizeThatFits, .fixed(width: 300, height: 100), .device(config: device),
  ]
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private func image<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, SnapshotImage>
  ) throws -> SnapshotImage {
    var image: SnapshotImage?
    strategy.snapshot(value).run { image = $0 }
    return try #require(image)
  }

  @Test("Without a device, the size classes are those of a phone in portrait")
  func sizeClasses() throws {
    for layout in Self.layouts {
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      for (traits, classes) in [
        (UITraitCollection(), "compact by regular"), (regular, "regular by regular"),
      ] {
        #expect(text(Classes(), .outline(layout: layout, traits: traits)).contains(classes))
        #expect(text(Classes(), .accessibility(layout: layout, traits: traits)).contains(classes))
        let host = try ViewHost(Classes(), layout: layout, traits: traits)
        #expect(accessibility(of: host).contains(classes))
        #expect(try image(host, .image).scene?.outline.contains(classes) == true)
        let painted = try image(Classes(), .image(layout: layout, traits: traits))
        #expect(painted.scene?.outline.contains(classes) == true)
      }
    }
  }

  @Test("A controller has the size classes of a phone in portrait, unless traits set others")
  func controllers() throws {
    let controller = UIHostingController(rootView: Classes())
    let size = CGSize(width: 300, height: 100)
    let plain = try image(controller, .image(size: size))
    #expect(plain.scene?.outline.contains("compact by regular") == true)
    let traits = UITraitCollection(verticalSizeClass: .compact)
    let low = try image(controller, .image(size: size, traits: traits))
    #expect(low.scene?.outline.contains("compact by compact") == true)
  }

  @Test("An image of a view has the system background in its appearance")
  func background() throws {
    for layout in Self.layouts {
      let view = Color.clear.frame(width: 20, height: 20)
      #expect(try image(view, .image(layout: layout)).bitmap[0, 0] == 0xFFFF_FFFF)
      #expect(try image(view, .image(layout: layout, traits: dark)).bitmap[0, 0] == 0xFF00_0000)
      let host = try ViewHost(view, layout: layout, traits: dark)
      #expect(try image(host, .image).bitmap[0, 0] == 0xFF00_0000)
    }
  }

  @Test("A controller whose view has a clear background has a transparent image")
  func clearController() throws {
    let controller = UIHostingController(rootView: Color.clear)
    controller.view.backgroundColor = .clear
    let size = CGSize(width: 20, height: 20)
    #expect(try image(controller, .image(size: size)).bitmap[0, 0] == 0)
  }

  @Test("The scale of images without a device is 2, or that of the configuration or the traits")
  func scale() throws {
    let view = Color.red.frame(width: 10, height: 10)
    func scale(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection = .init()) throws
      -> Double
    { try image(view, .image(layout: layout, traits: traits)).scale }
    #expect(try scale(.sizeThatFits) == 2)
    try withSnapshotTesting(displayScale: 3) { () throws in
      #expect(try scale(.sizeThatFits) == 3)
      #expect(try scale(.fixed(width: 10, height: 10)) == 3)
      #expect(try scale(.sizeThatFits, UITraitCollection(displayScale: 1)) == 1)
      #expect(try scale(.device(config: Self.device)) == 2)
      let controller = UIHostingController(rootView: view)
      #expect(try image(controller, .image(size: CGSize(width: 9, height: 9))).scale == 3)
    }
  }

  @Test("A trait sets the scale of a suite", .snapshots(displayScale: 3))
  func trait() throws {
    let view = Color.red.frame(width: 10, height: 10)
    #expect(try image(view, .image).scale == 3)
  }
}
