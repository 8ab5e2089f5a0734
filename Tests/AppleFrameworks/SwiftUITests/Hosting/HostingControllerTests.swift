// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Snapshots of hosting controllers")
struct HostingControllerTests {
  private let size = CGSize(width: 40, height: 60)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns a Boolean value that indicates whether a controller has the image of a view.
  private func hasImage<Format, V: View>(
    _ controller: UIViewController, as strategy: Snapshotting<UIViewController, Format>,
    of view: V, as other: Snapshotting<V, Format>
  ) throws -> Bool {
    var images: [Format] = []
    strategy.snapshot(controller).run { images.append($0) }
    other.snapshot(view).run { images.append($0) }
    try #require(images.count == 2)
    return other.diffing.diff(images[1], images[0]) == nil
  }

  private var device: ViewImageConfig {
    ViewImageConfig(safeArea: UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0), size: size)
  }

  @Test("The background color of the view fills the whole canvas, including the safe area")
  func background() throws {
    let controller = UIHostingController(rootView: Text("A"))
    controller.view.backgroundColor = .systemRed
    let red = Text("A")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemRed))
    #expect(
      try hasImage(
        controller, as: .image(on: device), of: red, as: .image(layout: .device(config: device))))
    #expect(
      try hasImage(
        controller, as: .image(size: size), of: red,
        as: .image(layout: .fixed(width: 40, height: 60))
      ))
  }

  @Test("Without another color, the background is that of the system in the appearance")
  func systemBackground() throws {
    let controller = UIHostingController(rootView: Color.clear)
    #expect(
      try hasImage(
        controller, as: .image(on: device, traits: dark), of: Color.black.ignoresSafeArea(),
        as: .image(layout: .device(config: device))))
    controller.overrideUserInterfaceStyle = .dark
    #expect(
      try hasImage(
        controller, as: .image(size: size), of: Color.black,
        as: .image(layout: .fixed(width: 40, height: 60))))
  }

  @Test("Several root views are in a column, as in the view of an app")
  func column() throws {
    let root = Group {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    let controller = UIHostingController(rootView: root)
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 28))
    #expect(controller.sizeThatFits(in: size) == CGSize(width: 30, height: 28))
    #expect(
      try hasImage(
        controller, as: .image(size: size), of: VStack { root },
        as: .image(layout: .fixed(width: 40, height: 60))))
  }

  @Test("A subclass configures its view when it is loaded")
  func subclass() throws {
    #expect(
      try hasImage(
        BlueController(), as: .image(on: device), of: Color.blue.ignoresSafeArea(),
        as: .image(layout: .device(config: device))))
  }
}

/// A controller that sets its background as controllers of UIKit do.
private final class BlueController: UIHostingController<Color> {
  init() { super.init(rootView: .clear) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(Color.blue)
  }
}
