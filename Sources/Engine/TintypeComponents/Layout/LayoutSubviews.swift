// SPDX-License-Identifier: MIT

/// A component that a layout arranges.
///
/// A length of a proposal that is NaN counts as unspecified.
public struct LayoutSubview {
  let tree: LayoutTree
  let index: Int

  /// The order in which a stack distributes space; 0 by default.
  public var priority: Double { tree.priority(of: index) }

  /// The preferred distances of the component from its neighbors.
  public var spacing: ComponentSpacing { tree.spacing(of: index) }

  /// A Boolean value that indicates whether a frame around the component keeps its preferred
  /// distances.
  var projectsSpacing: Bool { tree.projectsSpacing(of: index) }

  /// Returns the size of the component for a proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    tree.size(of: index, proposal: proposal.withoutNaN)
  }

  /// Returns the size of the component for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedSize) -> Dimensions {
    tree.dimensions(of: index, proposal: proposal.withoutNaN)
  }

  /// Places an anchor of the component at a position and proposes a size to the component.
  ///
  /// - Parameters:
  ///   - position: The position in points, in the coordinates of the bounds being filled.
  ///   - anchor: The anchor point of the component, by default its top leading corner.
  ///   - proposal: The size proposed to the component.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize) {
    tree.place(index, at: position, anchor: anchor, proposal: proposal.withoutNaN)
  }

  /// Omits the component, which is then neither painted nor part of the scene.
  ///
  /// Placing the component later in the same arrangement includes it again.
  public func omit() { tree.omit(index) }

  /// The value of the component for a key that its innermost modifier sets, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    tree.innermostLayoutValue(of: index, key: ObjectIdentifier(key)) as? Key.Value
      ?? Key.defaultValue
  }

  /// The value of the component for a key that its outermost modifier sets, or the key's default.
  subscript<Key: LayoutValueKey>(outermost key: Key.Type) -> Key.Value {
    tree.layoutValue(of: index, key: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

extension LayoutSubview: Equatable {
  /// Returns whether both values are the same component of a layout.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

/// The components that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
  let tree: LayoutTree
  let elements: [Int]

  /// Creates a list of some components of another list.
  package init?(_ subviews: [LayoutSubview]) {
    guard let tree = subviews.first?.tree else { return nil }
    self.init(tree: tree, elements: subviews.map(\.index))
  }

  init(tree: LayoutTree, elements: [Int]) { (self.tree, self.elements) = (tree, elements) }

  /// The position of the first component.
  public var startIndex: Int { 0 }
  /// The position after the last component.
  public var endIndex: Int { elements.count }

  /// The component at a position.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, index: elements[position])
  }

  // Redeclares members of `Collection` as direct implementations, because each measurement uses
  // them.

  /// The number of components.
  public var count: Int { elements.count }

  /// The first component, if any.
  public var first: LayoutSubview? { elements.isEmpty ? nil : self[0] }

  /// The last component, if any.
  public var last: LayoutSubview? { elements.isEmpty ? nil : self[elements.count - 1] }
}

/// A type-erased layout with its cache.
protocol LayoutBox: AnyObject {
  /// A Boolean value that indicates whether the layout only moves its child, without resizing it.
  var onlyMoves: Bool { get }
  var stackOrientation: Axis? { get }
  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size
  func place(in bounds: Rect, _ proposal: ProposedSize, _ subviews: LayoutSubviews)
  func guide(
    _ guide: AlignmentGuide.Line, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double?
  func spacing(_ subviews: LayoutSubviews) -> ComponentSpacing
  /// Removes the cache.
  func reset()
}

/// A layout of a known type with its cache.
final class TypedLayoutBox<Arrangement: Layout>: LayoutBox {
  private let layout: Arrangement
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement) { self.layout = layout }

  var stackOrientation: Axis? { layout.stackOrientation }

  var onlyMoves: Bool { layout is PositionLayout }

  /// Takes the cache out while the layout uses it.
  ///
  /// A layout may query its subviews, which may query the layout again. Each call must have
  /// exclusive access to its cache.
  private func takeCache(_ subviews: LayoutSubviews) -> Arrangement.Cache {
    guard let taken = cache else { return layout.makeCache(subviews: subviews) }
    // Clearing the stored reference avoids a copy on mutation.
    cache = nil
    return taken
  }

  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &taken)
  }

  func place(in bounds: Rect, _ proposal: ProposedSize, _ subviews: LayoutSubviews) {
    var taken = takeCache(subviews)
    defer { cache = taken }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
  }

  func guide(
    _ guide: AlignmentGuide.Line, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double? {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return switch guide {
    case .horizontal(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
    case .vertical(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ComponentSpacing {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return layout.spacing(subviews: subviews, cache: &taken)
  }

  func reset() { cache = nil }
}

extension Layout {
  /// Returns the layout with a new cache.
  func boxed() -> any LayoutBox { TypedLayoutBox(self) }
}

/// The size of a component, with its alignment guides.
public struct Dimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The element that may have explicit guides; `nil` for a frame without any.
  private let element: (tree: LayoutTree, index: Int, proposal: ProposedSize)?
  /// The number of nested queries of custom guides, which can be circular.
  private var questions = 0

  /// Creates the dimensions of an element with its size for a proposal.
  init(_ size: Size, of element: Int, in tree: LayoutTree, _ proposal: ProposedSize) {
    width = size.width
    height = size.height
    self.element = (tree, element, proposal)
  }

  /// Creates the dimensions of a frame whose guides are all at their default positions.
  init(_ size: Size) {
    width = size.width
    height = size.height
    element = nil
  }

  /// The position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: width)
  }

  /// The position of a vertical guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: height)
  }

  /// The explicit position of a horizontal guide, if any.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// The explicit position of a vertical guide, if any.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// Returns the default position of a guide; 0 for an infinite length or circular queries.
  private func standard(_ id: any AlignmentID.Type, share: Double?, of length: Double) -> Double {
    if let share { return length.isFinite ? length * share : 0 }
    guard questions < 16 else { return 0 }
    var context = self
    context.questions += 1
    let value = id.defaultValue(in: context)
    return value.isFinite ? value : 0
  }
}
