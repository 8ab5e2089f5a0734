// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

/// A test case whose snapshots equal those of the gallery's suite of the same name.
///
/// The gallery has the same views as components of the engine. Both have one set of references,
/// which only the gallery's tests record.
class GalleryReferenceTestCase: XCTestCase {
  /// The directory of the references of the gallery's suite.
  private var references: String {
    "__Snapshots__/TintypeGalleryTests/\(type(of: self))"
  }

  /// Compares a value with a reference of the gallery, and never records one.
  func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record = .never,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    allowPending: String? = nil
  ) {
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record,
      snapshotDirectory: references, allowPending: allowPending, file: file, testName: testName,
      line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }

  /// Returns the gallery's name of the test that has recorded the references of a test.
  func galleryTest(of testName: String) -> String { testName }

  /// The device of snapshots without a layout.
  var device: SwiftUISnapshotLayout { .device(config: .iPhone13.statusBar()) }
}

extension GalleryReferenceTestCase {
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

  /// Returns a host without the system background, which images of components do not have.
  private func host(
    _ view: some View, in layout: SwiftUISnapshotLayout, _ appearance: Appearance
  ) throws -> ViewHost {
    try ViewHost(transparent: view, layout: layout, traits: appearance.traits)
  }

  /// Compares a view with images in several appearances and with its accessibility elements.
  @MainActor
  func assertAppearances<V: View>(
    of view: @autoclosure () -> V,
    named name: String,
    layout: SwiftUISnapshotLayout? = nil,
    in appearances: [Appearance] = [.light, .dark],
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
  ) {
    let test = galleryTest(of: testName)
    let layout = layout ?? device
    for appearance in appearances {
      assertSnapshot(
        of: try host(view().arabicTexts(appearance == .rightToLeft), in: layout, appearance),
        as: .image, named: "\(name)-\(appearance.rawValue)", file: file, testName: test, line: line)
    }
    assertSnapshot(
      of: view(), as: .accessibility(layout: layout), named: name, file: file, testName: test,
      line: line)
  }

  /// Compares a view after the steps of a user with images in several appearances and with its
  /// accessibility elements.
  @MainActor
  func assertAppearances<V: View>(
    of view: @autoclosure () -> V,
    named name: String,
    layout: SwiftUISnapshotLayout? = nil,
    in appearances: [Appearance] = [.light, .dark],
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    after steps: (ViewHost) throws -> Void
  ) throws {
    let test = galleryTest(of: testName)
    let layout = layout ?? device
    for appearance in appearances {
      let host = try host(view().arabicTexts(appearance == .rightToLeft), in: layout, appearance)
      try steps(host)
      assertSnapshot(
        of: host, as: .image, named: "\(name)-\(appearance.rawValue)", file: file,
        testName: test, line: line)
    }
    let host = try ViewHost(view(), layout: layout)
    try steps(host)
    assertSnapshot(
      of: host, as: .accessibility, named: name, file: file, testName: test, line: line)
  }
}
