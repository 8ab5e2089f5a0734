// SPDX-License-Identifier: MIT

public import Foundation

/// The frame of an element of a collection.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The transform, which has no effect.
  open var transform: CGAffineTransform = .identity
  /// The transform in space, which has no effect.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// The center in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The rectangle in the element's own coordinate system.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The kind of element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The name of the kind of a header, footer or decoration.
  open private(set) var representedElementKind: String?

  /// Creates the attributes of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  /// Creates the attributes of a decoration.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }
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
  /// Requests a layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// The class of the changes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Returns the changes of other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Returns `false`: elements have the sizes of the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }
  /// Has no effect, because decorations are not shown.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Returns `nil`, because headers and footers are not shown.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns `nil`, because decorations are not shown.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the position.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
  /// Returns the position.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
  /// The direction of the layout, from left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the layout is mirrored in the other direction; `false` by
  /// default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Called before elements change, which does not happen.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after elements changed, which does not happen.
  open func finalizeCollectionViewUpdates() {}
  /// Returns `nil`, because changes are not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns `nil`, because changes are not animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
}

/// A layout in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which sections are inset.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  /// A Boolean value that indicates whether headers remain visible.
  open var sectionHeadersPinToVisibleBounds: Bool = false
  /// A Boolean value that indicates whether footers remain visible.
  open var sectionFootersPinToVisibleBounds: Bool = false
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

/// The changes of a layout.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The change of the position in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the size in points.
  open var contentSizeAdjustment = CGSize.zero
  /// A Boolean value that indicates whether all is computed again: always `true`.
  open var invalidateEverything: Bool { true }
  /// A Boolean value that indicates whether the numbers of elements changed: always `true`.
  open var invalidateDataSourceCounts: Bool { true }
  /// Has no effect, because all is computed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// A change of an element, which is not animated.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// The path before the change: always `nil`.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The path after the change: always `nil`.
  open var indexPathAfterUpdate: IndexPath? { nil }
}

extension UICollectionViewFlowLayout {
  /// The edges from which sections are inset.
  @nonexhaustive(warn)
  public enum SectionInsetReference: Int, Sendable {
    /// Those of the content.
    case fromContentInset = 0
    /// Those of the safe area.
    case fromSafeArea = 1
    /// Those of the margins.
    case fromLayoutMargins = 2
  }

  /// The size of the content.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}
