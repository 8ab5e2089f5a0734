// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

/// A test case of snapshots in several appearances, which have the name of the component's test.
class ImageViewerSnapshotTestCase: GalleryReferenceTestCase {
  /// The appearance of a snapshot.
  enum Appearance: String {
    case light = "Light"
    case dark = "Dark"
    case rightToLeft = "RightToLeft"
    case largestText = "LargestText"

    var traits: UITraitCollection {
      UITraitCollection { traits in
        traits.userInterfaceStyle = self == .dark ? .dark : .light
        traits.layoutDirection = self == .rightToLeft ? .rightToLeft : .leftToRight
        if self == .largestText {
          traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
      }
    }
  }

  private var component: String {
    "test\(type(of: self))".replacingOccurrences(of: "SnapshotTests", with: "")
  }

  /// Compares a view with images in several appearances and with its accessibility elements.
  @MainActor
  func assertAppearances<V: View>(
    of view: @autoclosure () -> V,
    named name: String,
    layout: SwiftUISnapshotLayout = .device(config: .iPhoneXr),
    in appearances: [Appearance] = [.light, .dark],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for appearance in appearances {
      assertSnapshot(
        of: view(), as: .image(layout: layout, traits: appearance.traits),
        named: "\(name)-\(appearance.rawValue)", file: file, testName: component, line: line)
    }
    assertSnapshot(
      of: view(), as: .accessibility(layout: layout), named: name, file: file,
      testName: component, line: line)
  }

  /// Compares a view after the steps of a user with images in several appearances and with its
  /// accessibility elements.
  @MainActor
  func assertAppearances<V: View>(
    of view: @autoclosure () -> V,
    named name: String,
    layout: SwiftUISnapshotLayout = .device(config: .iPhoneXr),
    in appearances: [Appearance] = [.light, .dark],
    file: StaticString = #filePath,
    line: UInt = #line,
    after steps: (ViewHost) throws -> Void
  ) throws {
    for appearance in appearances {
      let host = try ViewHost(view(), layout: layout, traits: appearance.traits)
      try steps(host)
      assertSnapshot(
        of: host, as: .image, named: "\(name)-\(appearance.rawValue)", file: file,
        testName: component, line: line)
    }
    let host = try ViewHost(view(), layout: layout)
    try steps(host)
    assertSnapshot(
      of: host, as: .accessibility, named: name, file: file, testName: component, line: line)
  }
}

extension View {
  /// Centers the view on a page that fills the canvas.
  func onPage() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemBackground))
  }
}
