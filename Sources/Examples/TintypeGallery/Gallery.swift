// SPDX-License-Identifier: MIT

import TintypeComponents

/// All sheets of the gallery, as its tests take their snapshots.
package enum Gallery {
  /// A component with the test that takes its snapshot.
  package struct Sheet: Sendable {
    /// The suite of the test.
    package let suite: String
    /// The test function.
    package let test: String
    /// The name of the snapshot, for a test with several snapshots.
    package let name: String?
    /// The viewport of the sheet.
    package let viewport: Viewport
    /// The overridden environment values.
    package let traits: Traits
    /// Creates the component.
    package let make: @Sendable () -> any Component

    /// The component.
    package var component: any Component { make() }

    /// The name of the image file, without number and extension.
    package var fileName: String { name.map { "\(test).\($0)" } ?? test }
  }

  /// The test target that takes the snapshots of the sheets.
  package static let testTarget = "TintypeGalleryTests"

  /// All sheets: the design system, the foundations, the renderer, the kit and the showcases.
  package static var sheets: [Sheet] {
    buttons + scheduled + Foundations.sheets + Painting.sheets + Kit.sheets + Kit.showcases
  }

  /// Returns the sheets of one test suite.
  package static func sheets(of suite: String) -> [Sheet] {
    sheets.filter { $0.suite == suite }
  }

  /// The buttons in the order of their categories, light before dark.
  private static var buttons: [Sheet] {
    GomaUI.ButtonSnapshotCategory.allCases.flatMap { category in
      [("Light", Traits.light), ("Dark", .dark)].map { scheme, traits in
        let name = category.rawValue.split(separator: " ")
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Sheet(
          suite: "ButtonViewSnapshotTests",
          test: "testButtonView_\(name)_\(scheme)",
          name: nil,
          viewport: .device(.iPhone8, size: Size(width: 414, height: 860)),
          traits: traits,
          make: { GomaUI.ButtonViewSnapshotViewController(category: category) }
        )
      }
    }
  }

  /// The components that are drawn on their model's scheduler, light before dark.
  private static var scheduled: [Sheet] {
    let controllers: [(String, @Sendable () -> any Component)] = [
      ("ToasterView", { GomaUI.ToasterViewSnapshotViewController() }),
      ("BorderedTextFieldView", { GomaUI.BorderedTextFieldViewSnapshotViewController() }),
      ("ScoreView", { GomaUI.ScoreViewSnapshotViewController() }),
    ]
    return controllers.flatMap { name, make in
      [("Light", Traits.light), ("Dark", .dark)].map { scheme, traits in
        Sheet(
          suite: "\(name)SnapshotTests",
          test: "test\(name)_\(scheme)",
          name: nil,
          viewport: .device(.iPhone8, size: Size(width: 414, height: 860)),
          traits: traits,
          make: make
        )
      }
    }
  }

  /// Returns the sheets of one component at their ideal height, one for each variant.
  static func sheets(
    _ name: String,
    suite: String,
    width: Double,
    variants: [(name: String, traits: Traits)],
    make: @escaping @Sendable () -> any Component
  ) -> [Sheet] {
    variants.map { variant in
      Sheet(
        suite: suite,
        test: "testSheets",
        name: "\(name)-\(variant.name)",
        viewport: .sizeThatFits,
        traits: variant.traits,
        make: { ComponentList([make()]).frame(width: width) }
      )
    }
  }
}
