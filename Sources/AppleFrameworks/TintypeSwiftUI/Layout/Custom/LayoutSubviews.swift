// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A subview that a layout measures and places.
public struct LayoutSubview: Equatable {
  let engine: TintypeComponents.LayoutSubview
  fileprivate var recorder: PlacementRecorder?
  fileprivate var index = 0

  init(_ engine: TintypeComponents.LayoutSubview) { self.engine = engine }

  /// Returns whether two values refer to the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.engine == b.engine }

  /// The value of a key that the subview sets, or else the default of the key.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    engine[EngineLayoutValue<K>.self].value
  }

  /// The values that the subview provides to its container.
  public var containerValues: ContainerValues { self[ContainerValuesKey.self] }

  /// The layout priority.
  public var priority: Double { engine.priority }

  /// Returns the size of the subview for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(engine.sizeThatFits(proposal.engine))
  }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine.dimensions(in: proposal.engine))
  }

  /// The preferred distances from its neighbors.
  public var spacing: ViewSpacing { ViewSpacing(engine.spacing) }

  /// Places a point of the subview at a position.
  ///
  /// - Parameters:
  ///   - position: The position in the coordinate space of the container's bounds, in points.
  ///   - anchor: The point of the subview.
  ///   - proposal: The size that is proposed to the subview.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard recorder == nil else {
      recorder?.placements[index] = PlacementRecorder.Placement(
        position: position, anchor: anchor, proposal: proposal)
      return
    }
    engine.place(at: position.point, anchor: anchor.engine, proposal: proposal.engine)
  }

  /// Omits the subview, which is then neither painted nor part of the scene.
  package func omit() { engine.omit() }
}

/// The subviews of a container, in order.
///
/// `@unchecked`: the subviews belong to one layout, which is performed on one thread.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// A part of the subviews.
  public typealias SubSequence = LayoutSubviews
  /// A subview.
  public typealias Element = LayoutSubview
  /// The position of a subview.
  public typealias Index = Int

  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection
  /// The position of the first subview.
  public let startIndex: Int
  private var elements: [LayoutSubview]

  init(_ subviews: some Sequence<TintypeComponents.LayoutSubview>, _ direction: LayoutDirection) {
    self.init(subviews.map { LayoutSubview($0) }, from: 0, direction)
  }

  private init(_ elements: [LayoutSubview], from start: Int, _ direction: LayoutDirection) {
    self.elements = elements
    startIndex = start
    layoutDirection = direction
  }

  /// The position after the last subview.
  public var endIndex: Int { startIndex + elements.count }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubviews.Element { elements[index - startIndex] }

  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let range = bounds.lowerBound - startIndex..<bounds.upperBound - startIndex
    return LayoutSubviews(Array(elements[range]), from: bounds.lowerBound, layoutDirection)
  }

  /// The subviews at positions.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }, from: 0, layoutDirection)
  }

  /// Returns the subviews with their placements recorded instead of performed.
  func recording(by recorder: PlacementRecorder) -> LayoutSubviews {
    var copy = self
    for index in elements.indices {
      copy.elements[index].recorder = recorder
      copy.elements[index].index = index
    }
    return copy
  }

  /// The subviews of the engine; `nil` without a subview.
  var engine: TintypeComponents.LayoutSubviews? {
    TintypeComponents.LayoutSubviews(elements.map(\.engine))
  }
}

/// The placements that a layout chooses for its subviews.
final class PlacementRecorder {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var placements: [Int: Placement] = [:]
}
