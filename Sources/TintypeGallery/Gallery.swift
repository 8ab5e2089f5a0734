// SPDX-License-Identifier: MIT

import TintypeComponents

/// All sheets of the gallery, as its tests photograph them.
public enum Gallery {
  /// A component with the test that photographs it.
  public struct Sheet: Sendable {
    /// The suite of the test.
    public let suite: String
    /// The test function.
    public let test: String
    /// The name of the picture where the test takes several.
    public let name: String?
    /// What the sheet is laid out on.
    public let viewport: Viewport
    /// What is fixed in its environment.
    public let traits: Traits
    /// Makes the component.
    public let make: @Sendable () -> any Component

    /// The component.
    public var component: any Component { make() }

    /// The name of the picture's file, without number and extension.
    public var fileName: String { name.map { "\(test).\($0)" } ?? test }
  }

  /// The test target that photographs the sheets.
  public static let testTarget = "TintypeGalleryTests"

  /// Every sheet: the design system's, the foundations, the painter's, the kit, and what is made of it.
  public static var sheets: [Sheet] {
    buttons + scheduled + Foundations.sheets + Painting.sheets + Kit.sheets + Kit.showcases
  }

  /// The sheets that one suite photographs.
  public static func sheets(of suite: String) -> [Sheet] {
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
