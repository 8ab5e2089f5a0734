// SPDX-License-Identifier: MIT

import Synchronization
import TintypeComponents

/// The comparisons of reconstructed nodes with the drawings of the nodes that they replace.
///
/// The results are stored, because each node is reconstructed for each layout with changes undone.
final class FragmentChecks: Sendable {
  private let traits: Traits
  private let measuring: any TextMeasuring
  private let choices = Mutex<[SceneFragment: [Int]?]>([:])
  private let checkedNodes = Mutex(0)

  /// The maximum number of nodes that are laid out for comparisons.
  ///
  /// All further nodes are replaced by their drawings.
  private static let nodeLimit = 20_000

  /// Creates checks for nodes in the environment of a viewport.
  init(_ traits: Traits, _ viewport: Viewport, _ measuring: any TextMeasuring) {
    var traits = traits
    traits.displayScale = viewport.environment(traits).displayScale
    (self.traits, self.measuring) = (traits, measuring)
  }

  /// Returns the stored choice for a fragment, or stores the result of a closure.
  func choice(for fragment: SceneFragment, _ choose: () -> [Int]?) -> [Int]? {
    if let known = choices.withLock({ $0[fragment] }) { return known }
    let choice = choose()
    choices.withLock { $0[fragment] = .some(choice) }
    return choice
  }

  /// A Boolean value that indicates whether no further node is laid out for comparisons.
  var isExhausted: Bool { checkedNodes.withLock { $0 > Self.nodeLimit } }

  /// Returns whether a node of the size and at the position of a fragment is painted like it.
  func isPainted(_ node: Node, like fragment: SceneFragment) -> Bool {
    let count = fragment.nodeCount
    let isWithinLimit = checkedNodes.withLock { checked in
      checked += count
      return checked <= Self.nodeLimit
    }
    guard isWithinLimit else { return false }
    let frame = fragment.frame
    // The frame in the scene has the node's offset, which the layout adds again.
    let (offset, isMirrored) = (
      node.offset, fragment.direction == LayoutDirection.rightToLeft.rawValue
    )
    let origin = Point(
      x: frame.minX + (isMirrored ? offset.width : -offset.width), y: frame.minY - offset.height)
    let root = Node(
      type: "Fragment", content: .layers(LayersContent(alignment: .topLeading)),
      modifiers: [
        .frame(FixedFrame(width: frame.width, height: frame.height)),
        .padding(EdgeInsets(top: origin.y, leading: origin.x, bottom: 0, trailing: 0)),
      ], children: [node])
    let laidOut = try? LaidOutComponent(
      of: root, in: .sizeThatFits, traits: traits, measuring: measuring, isRepeated: true)
    guard let commands = laidOut?.scene.commands.map(\.paint),
      commands.count == fragment.commands.count
    else { return false }
    // A path that was read from an attribute has the precision of the attribute.
    let isPath = fragment.element.hasPrefix("Path[")
    return zip(commands, fragment.commands).allSatisfy {
      $0 == $1 || !isPath && Self.isSame($0, $1)
    }
  }

  /// Returns whether two commands differ only by the precision of numbers in references.
  private static func isSame(_ first: PaintCommand, _ second: PaintCommand) -> Bool {
    if case .fill(_, .backdrop(let paint)) = first, case .fill(_, .backdrop(let other)) = second,
      paint != other
    {
      return false
    }
    guard let first = CodedValue(first), let second = CodedValue(second) else { return false }
    return first.isSame(as: second, precision: 0.0011, ofColors: 0.0006)
  }
}

extension Node {
  /// The sum of the offsets in points.
  fileprivate var offset: Size {
    modifiers.reduce(into: .zero) { sum, modifier in
      guard case .offset(let x, let y) = modifier else { return }
      sum = Size(width: sum.width + x.points, height: sum.height + y.points)
    }
  }
}

extension SceneFragment {
  /// The number of nodes, including the fragment's own one.
  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
