// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// A direction of scrolling.
  @nonexhaustive(warn)
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// The position of an element after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = Self(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = Self(rawValue: 2)
    /// The bottom.
    public static let bottom = Self(rawValue: 4)
    /// The left edge.
    public static let left = Self(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// The right edge.
    public static let right = Self(rawValue: 32)
  }

  /// A class of cells with the closure that sets their content.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void

    /// Creates a registration.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A class of headers or footers with the closure that sets their content.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let kind: String
    let handler: (Supplementary, String, IndexPath) -> Void

    /// Creates a registration.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// The speed at which elements move during a drag.
  @nonexhaustive(warn)
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a longer moment.
    case slow = 2
  }

  /// The change of sizes after a change of content.
  @nonexhaustive(warn)
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// After a request.
    case enabled = 1
    /// After each change of constraints.
    case enabledIncludingConstraints = 2
  }

  /// The kind of an element.
  @nonexhaustive(warn)
  public enum ElementCategory: Int, Sendable {
    /// An element.
    case cell = 0
    /// A header or footer.
    case supplementaryView = 1
    /// A decoration.
    case decorationView = 2
  }
}
