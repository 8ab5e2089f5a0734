// SPDX-License-Identifier: MIT

public import Foundation

/// The frame of an element of a collection.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The path of the element.
  open var indexPath: IndexPath
  /// The frame in points.
  open var frame = CGRect.zero
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false
  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Creates the attributes of an element.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// The layout of a collection, which has no elements by default.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public nonisolated override init() { super.init() }

  /// The size of all elements in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Computes the frames; does nothing by default.
  open func prepare() {}
  /// Returns the elements in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an element.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns `false`: the bounds do not change while a snapshot is taken.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Requests a layout.
  open func invalidateLayout() { collectionView?.reloadData() }
}

/// A layout in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an element in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// A size that is assumed, which has no effect.
  open var estimatedItemSize = CGSize.zero
  /// The smallest distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The smallest distance between the elements of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of a section in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, which are not shown.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, which are not shown.
  open var footerReferenceSize = CGSize.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  /// The size of all elements in points.
  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
  }

  /// Returns the elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

  /// Returns the attributes of an element.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes.first { $0.indexPath == indexPath } }

  /// Places the elements in lines, which are justified except for the last one of a section.
  open override func prepare() {
    (attributes, end) = ([], 0)
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let limit = isVertical ? view.bounds.width : view.bounds.height
    for section in 0..<max(view.numberOfSections, 0) {
      let inset =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let spacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let (start, finish) =
        isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let available = max(limit - start - finish, 0)
      end += isVertical ? inset.top : inset.left
      var lines: [[(item: Int, size: CGSize)]] = []
      var used: CGFloat = 0
      for item in 0..<max(view.numberOfItems(inSection: section), 0) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        let length = isVertical ? size.width : size.height
        if let last = lines.indices.last, used + spacing + length <= available + 0.01 {
          lines[last].append((item, size))
          used += spacing + length
        } else {
          lines.append([(item, size)])
          used = length
        }
      }
      for (index, line) in lines.enumerated() {
        if index > 0 { end += lineSpacing }
        let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
        let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        let gap =
          index < lines.count - 1 && line.count > 1
          ? (available - lengths.reduce(0, +)) / CGFloat(line.count - 1) : spacing
        var position = start
        for ((item, size), length) in zip(line, lengths) {
          let own = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          let across = end + (thickness - (isVertical ? size.height : size.width)) / 2
          own.frame = CGRect(
            origin: isVertical
              ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position), size: size)
          attributes.append(own)
          position += length + gap
        }
        end += thickness
      }
      end += isVertical ? inset.bottom : inset.right
    }
  }
}
