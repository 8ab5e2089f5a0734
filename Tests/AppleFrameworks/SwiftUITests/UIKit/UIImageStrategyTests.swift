// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing

@testable import SwiftUI

/// Strategies as test files for Apple's systems declare them.
@Suite("Strategies of UIKit")
@MainActor
struct UIImageStrategyTests {
  private var controllers: Snapshotting<UIViewController, UIImage> {
    .image(precision: 0.99, size: CGSize(width: 30, height: 20))
  }
  private var views: Snapshotting<UIView, UIImage> { .image }
  private var images: Snapshotting<UIImage, UIImage> { .image(perceptualPrecision: 0.9) }

  private func image<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>) -> UIImage? {
    var result: UIImage?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test("A controller is an image of UIKit, which is compared as one of a snapshot")
  func controller() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let red = try #require(image(controller, as: controllers))
    #expect(red.size == CGSize(width: 30, height: 20))
    controller.view.backgroundColor = .blue
    let blue = try #require(image(controller, as: controllers))
    #expect(controllers.diffing.diff(red, red) == nil)
    #expect(controllers.diffing.diff(red, blue) != nil)
    let decoded = controllers.diffing.fromData(controllers.diffing.toData(red))
    #expect(images.diffing.diff(decoded, red) == nil)
  }

  @Test("A view without a frame has the size of its content")
  func ideal() throws {
    let label = UILabel()
    label.text = "Text"
    let size = try #require(image(label, as: views)?.size)
    // Each scale rounds to whole pixels.
    #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
    #expect(abs(size.height - label.intrinsicContentSize.height) < 1)
  }

  @Test("A view without a size is an error that names its type")
  func noSize() {
    #expect(
      "\(HostingError.noSize(type: "UIView"))" == """
        UIView has an empty frame, and neither constraints nor content determine its size. Set its \
        frame, or pass a size to the strategy.
        """)
  }

  @Test("A view of a device extends below the safe area, which its guide excludes")
  func safeArea() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0),
      size: CGSize(width: 40, height: 60))
    let controller = GuidedController()
    let strategy: Snapshotting<UIViewController, UIImage> = .image(on: config)
    _ = image(controller, as: strategy)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(controller.child.frame == CGRect(x: 0, y: 9, width: 40, height: 51))
  }
}

private final class GuidedController: UIViewController {
  let child = UIView()

  override func viewDidLoad() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
