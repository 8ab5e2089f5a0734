// SPDX-License-Identifier: MIT

import TintypeComponents

/// All sheets of the gallery, as its tests photograph them.
public enum Gallery {
  /// A component with the test that photographs it.
  public struct Sheet {
    /// The suite of the test.
    public let suite: String
    /// The test function.
    public let test: String
    /// What the sheet is laid out on.
    public let viewport: Viewport
    /// What is fixed in its environment.
    public let traits: Traits
    /// The component.
    public let component: any Component
  }

  /// The test target that photographs the sheets.
  public static let testTarget = "TintypeGalleryTests"

  /// The sheets in the order of their components and categories, light before dark.
  public static var sheets: [Sheet] {
    GomaUI.ButtonSnapshotCategory.allCases.flatMap { category in
      [("Light", Traits.light), ("Dark", .dark)].map { scheme, traits in
        let name = category.rawValue.split(separator: " ")
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Sheet(
          suite: "ButtonViewSnapshotTests",
          test: "testButtonView_\(name)_\(scheme)",
          viewport: .device(.iPhone8, size: Size(width: 414, height: 860)),
          traits: traits,
          component: GomaUI.ButtonViewSnapshotViewController(category: category)
        )
      }
    }
  }
}
