// SPDX-License-Identifier: MIT

public import Foundation

/// A length of an element of a compositional layout.
public struct NSCollectionLayoutDimension: Sendable {
  private let fraction: (width: CGFloat, height: CGFloat)
  private let points: CGFloat

  /// A fraction of the width of the container.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(fraction: (fractionalWidth, 0), points: 0)
  }
  /// A fraction of the height of the container.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(fraction: (0, fractionalHeight), points: 0)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(fraction: (0, 0), points: absoluteDimension)
  }
  /// A length in points, which is not replaced by that of the content.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    absolute(estimatedDimension)
  }

  func length(in size: CGSize) -> CGFloat {
    fraction.width * size.width + fraction.height * size.height + points
  }
}

/// The size of an element of a compositional layout.
public struct NSCollectionLayoutSize: Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// A distance in a compositional layout.
public struct NSCollectionLayoutSpacing: Sendable {
  /// The distance in points.
  public let spacing: CGFloat
  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing) }
  /// The smallest distance in points, which does not grow.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing)
  }
}

/// An element of a compositional layout.
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the content in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an element of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Returns the frames of the cells in a container, without its origin.
  func frames(in container: CGSize) -> [CGRect] {
    [CGRect(origin: .zero, size: layoutSize.size(in: container)).inset(by: contentInsets)]
  }
}

/// Elements in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between elements.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  private let subitems: [NSCollectionLayoutItem]
  private let count: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
    _ count: Int? = nil
  ) {
    (self.isHorizontal, self.subitems, self.count) = (isHorizontal, subitems, count)
    super.init(layoutSize: size)
  }

  /// Returns a row of elements, which are repeated as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, subitems) }
  /// Returns a column of elements, which are repeated as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, subitems) }
  /// Returns a row of a number of elements of the same width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, [subitem], count) }
  /// Returns a column of a number of elements of the same height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, [subitem], count) }
  /// Returns a row of a number of elements of the same width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, true, [subitem], count) }
  /// Returns a column of a number of elements of the same height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, false, [subitem], count) }

  override func frames(in container: CGSize) -> [CGRect] {
    let own = CGRect(origin: .zero, size: layoutSize.size(in: container)).inset(by: contentInsets)
    let spacing = interItemSpacing?.spacing ?? 0
    let whole = isHorizontal ? own.width : own.height
    var (result, position): ([CGRect], CGFloat) = ([], 0)
    // A number of elements limits a group of elements without a length.
    for index in 0..<(count ?? max(subitems.count, 1000)) where !subitems.isEmpty {
      let item = subitems[index % subitems.count]
      var size = item.layoutSize.size(in: own.size)
      if let count, count > 0 {
        let length = (whole - spacing * CGFloat(count - 1)) / CGFloat(count)
        if isHorizontal { size.width = length } else { size.height = length }
      }
      let length = isHorizontal ? size.width : size.height
      guard count != nil || (position + length <= whole + 0.01 && length > 0) || index == 0 else {
        break
      }
      let origin = CGPoint(
        x: own.minX + (isHorizontal ? position : 0), y: own.minY + (isHorizontal ? 0 : position))
      let frames =
        item is NSCollectionLayoutGroup
        ? item.frames(in: own.size)
        : [CGRect(origin: .zero, size: size).inset(by: item.contentInsets)]
      result += frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      position += length + spacing
    }
    return result
  }
}

/// A section of a compositional layout.
open class NSCollectionLayoutSection: NSObject {
  /// The insets of the content in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// The horizontal scrolling of the section.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group, nil) }

  init(list: UICollectionLayoutListConfiguration) { (group, self.list) = (nil, list) }

  /// Returns a section that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// The horizontal scrolling of a section.
@nonexhaustive(warn)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// None.
  case none = 0
  /// At any position.
  case continuous = 1
  /// At the edges of groups.
  case continuousGroupLeadingBoundary = 2
  /// At pages.
  case paging = 3
  /// At groups.
  case groupPaging = 4
  /// At the centers of groups.
  case groupPagingCentered = 5
}
