// SPDX-License-Identifier: MIT

import TintypeComponents

/// All sheets of the gallery, as its tests photograph them.
package enum Gallery {
  /// A component with the test that photographs it.
  package struct Sheet: Sendable {
    /// The suite of the test.
    package let suite: String
    /// The test function.
    package let test: String
    /// The name of the picture where the test takes several.
    package let name: String?
    /// What the sheet is laid out on.
    package let viewport: Viewport
    /// What is fixed in its environment.
    package let traits: Traits
    /// Makes the component.
    package let make: @Sendable () -> any Component

    /// The component.
    package var component: any Component { make() }

    /// The name of the picture's file, without number and extension.
    package var fileName: String { name.map { "\(test).\($0)" } ?? test }
  }

  /// The test target that photographs the sheets.
  package static let testTarget = "TintypeGalleryTests"

  /// Every sheet: the design system's, the foundations, the painter's, the kit, and what is made of it.
  package static var sheets: [Sheet] {
    buttons + scheduled + Foundations.sheets + Painting.sheets + Kit.sheets + Kit.showcases
  }

  /// The sheets that one suite photographs.
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

  /// The components that are drawn when their model's scheduler says so, light before dark.
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

  /// The sheets of one component, as high as they need to be, one for each variant.
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
