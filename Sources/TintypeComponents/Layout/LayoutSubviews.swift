// SPDX-License-Identifier: MIT

/// One of the components that a layout arranges.
///
/// A proposal that is not a number on an axis counts as none.
public struct LayoutSubview {
  let tree: LayoutTree
  let index: Int

  /// The order in which a stack hands out room; 0 unless something else is said.
  public var priority: Double { tree.priority(of: index) }

  /// The distances that the component likes to have from its neighbours.
  public var spacing: ComponentSpacing { tree.spacing(of: index) }

  /// Whether a frame around the component keeps the component's preferred distances.
  var projectsSpacing: Bool { tree.projectsSpacing(of: index) }

  /// The size that the component takes when it is offered a size.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    tree.size(of: index, proposal: proposal.withoutNaN)
  }

  /// The size that the component takes, with the lines at which it can be aligned.
  public func dimensions(in proposal: ProposedSize) -> Dimensions {
    tree.dimensions(of: index, proposal: proposal.withoutNaN)
  }

  /// Puts a point of the component at a position, and offers it a size.
  ///
  /// - Parameters:
  ///   - position: The position in points, in the coordinates of the bounds being filled.
  ///   - anchor: The point of the component, by default its leading top corner.
  ///   - proposal: What the component is offered.
  public func place(
    at position: Point,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedSize
  ) {
    tree.place(index, at: position, anchor: anchor, proposal: proposal.withoutNaN)
  }

  /// Leaves the component out: it is neither painted nor part of the scene.
  ///
  /// A component that is placed later in the same arrangement is there again.
  public func omit() { tree.omit(index) }

  /// What the component tells the layout under a key; the key's default where it tells nothing.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    tree.layoutValue(of: index, key: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

/// The components that a layout arranges, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let tree: LayoutTree
  let elements: [Int]

  /// The position of the first component.
  public var startIndex: Int { 0 }
  /// The position behind the last component.
  public var endIndex: Int { elements.count }

  /// The component at a position.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, index: elements[position])
  }

  // What every collection has, without the way by its protocols, which each measurement would go.

  /// The number of components.
  public var count: Int { elements.count }

  /// The first component; `nil` where there is none.
  public var first: LayoutSubview? { elements.isEmpty ? nil : self[0] }

  /// The last component; `nil` where there is none.
  public var last: LayoutSubview? { elements.isEmpty ? nil : self[elements.count - 1] }
}

/// A layout with its cache, whatever type that has.
protocol LayoutBox: AnyObject {
  /// Whether the layout leaves its only child as it is, at another place.
  var onlyMoves: Bool { get }
  var stackOrientation: Axis? { get }
  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size
  func place(in bounds: Rect, _ proposal: ProposedSize, _ subviews: LayoutSubviews)
  func guide(
    _ guide: HorizontalAlignment, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double?
  func guide(
    _ guide: VerticalAlignment, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double?
  func spacing(_ subviews: LayoutSubviews) -> ComponentSpacing
}

/// A layout of a known type with its cache.
final class TypedLayoutBox<Arrangement: Layout>: LayoutBox {
  private let layout: Arrangement
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement) {
    self.layout = layout
  }

  var stackOrientation: Axis? { layout.stackOrientation }

  var onlyMoves: Bool { layout is PositionLayout }

  /// The cache is taken out while the layout works with it: a layout may ask its subviews, and
  /// they in turn whatever they like, without two of them holding one cache at once.
  private func takeCache(_ subviews: LayoutSubviews) -> Arrangement.Cache {
    guard let taken = cache else { return layout.makeCache(subviews: subviews) }
    // Held once, it is not copied when it is changed.
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
    _ guide: HorizontalAlignment, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double? {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: Rect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double? {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
  }

  func spacing(_ subviews: LayoutSubviews) -> ComponentSpacing {
    var taken = takeCache(subviews)
    defer { cache = taken }
    return layout.spacing(subviews: subviews, cache: &taken)
  }
}

extension Layout {
  /// The layout with a cache of its own.
  func boxed() -> any LayoutBox { TypedLayoutBox(self) }
}

/// The size of a component with the lines at which it can be aligned.
public struct Dimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The element that may have lines of its own; `nil` for a frame without any.
  private let element: (tree: LayoutTree, index: Int, proposal: ProposedSize)?
  /// How many lines of one's own are being asked for each other: they may do so in a circle.
  private var questions = 0

  /// The dimensions of an element that takes a size for a proposal.
  init(_ size: Size, of element: Int, in tree: LayoutTree, _ proposal: ProposedSize) {
    width = size.width
    height = size.height
    self.element = (tree, element, proposal)
  }

  /// The dimensions of a frame, whose lines all lie where they do by default.
  init(_ size: Size) {
    width = size.width
    height = size.height
    element = nil
  }

  /// Where a line across the width lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: width)
  }

  /// Where a line across the height lies, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: height)
  }

  /// Where a line across the width lies if not by default.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// Where a line across the height lies if not by default.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// Where a line lies by default: 0 in endless room, and where lines ask for each other without
  /// end.
  private func standard(
    _ id: any AlignmentID.Type,
    share: Double?,
    of length: Double
  ) -> Double {
    if let share { return length.isFinite ? length * share : 0 }
    guard questions < 16 else { return 0 }
    var context = self
    context.questions += 1
    let value = id.defaultValue(in: context)
    return value.isFinite ? value : 0
  }
}
