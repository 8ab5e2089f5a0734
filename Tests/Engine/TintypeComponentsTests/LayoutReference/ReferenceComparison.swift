// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeComponentsTestSupport

/// The frames of a tree from the reference implementation and from the library.
struct ReferenceComparison {
  let tree: ReferenceTree
  /// The canvas, or `nil` for the ideal size of the tree.
  let canvas: Lengths?
  let isMirrored: Bool

  /// Compares a tree on a canvas; uses 100 × 100 points if the ideal size has no finite area.
  init(_ tree: ReferenceTree, on canvas: Lengths?, isMirrored: Bool) {
    self.tree = tree
    self.isMirrored = isMirrored
    let ideal = tree.size(Offer(nil, nil), in: nil)
    let isUsable = ideal.x > 0 && ideal.y > 0 && ideal.x.isFinite && ideal.y.isFinite
    self.canvas = canvas ?? (isUsable ? nil : Lengths(100, 100))
  }

  /// The frames from the reference implementation, with the tree in the center of the canvas.
  var expected: [String: ReferenceFrame] {
    let offer = Offer { canvas?[$0] }
    let size = tree.size(offer, in: nil)
    let area = canvas ?? size
    var frames: [String: ReferenceFrame] = [:]
    tree.frames(
      named: "r", at: Lengths { (area[$0] - size[$0]) / 2 }, offer, into: &frames)
    guard isMirrored else { return frames }
    return frames.mapValues { frame in
      ReferenceFrame(
        origin: Lengths(area.x - frame.origin.x - frame.size.x, frame.origin.y), size: frame.size)
    }
  }

  /// Describes the first frame that differs by a thousandth of a point, or returns `nil`.
  func mismatch() throws -> String? { try mismatch(with: expected) }

  func mismatch(with expected: [String: ReferenceFrame]) throws -> String? {
    var traits = Traits()
    traits.displayScale = 1
    if isMirrored { traits.layoutDirection = .rightToLeft }
    let scene = try lay(
      ComponentList([tree.component(named: "r")]), in: canvas.map { Size($0.x, $0.y) },
      traits: traits)
    var actual: [String: Rect] = [:]
    for node in scene.nodes {
      guard let mark = node.element.firstIndex(of: "#") else { continue }
      actual[String(node.element[node.element.index(after: mark)...])] = node.frame
    }
    for diagnostic in scene.diagnostics where diagnostic.severity == .error {
      return "\(diagnostic)"
    }
    for name in Set(expected.keys).union(actual.keys).sorted() {
      let reference = expected[name].map {
        Rect(x: $0.origin.x, y: $0.origin.y, width: $0.size.x, height: $0.size.y)
      }
      if let reference, let actual = actual[name], reference.isClose(to: actual, within: 0.001) {
        continue
      }
      func text(_ frame: Rect?) -> String { frame.map { "\($0)" } ?? "absent" }
      let area = canvas.map { "\($0.x) × \($0.y)" } ?? "its ideal size"
      return """
        \(name) is \(text(actual[name])), but \(text(reference)) in the reference, on \(area)\
        \(isMirrored ? ", mirrored" : ""): \(tree)
        """
    }
    return nil
  }

  /// Describes the smallest subtree that differs by itself.
  func smallest() throws -> String {
    for part in tree.allParts.sorted(by: { "\($0)".count < "\($1)".count }) {
      for canvas in [canvas ?? Lengths(100, 100), Lengths(100, 100), Lengths(30, 30), nil] {
        let comparison = ReferenceComparison(part, on: canvas, isMirrored: false)
        if let mismatch = try comparison.mismatch() {
          return "The smallest subtree that differs: \(mismatch)"
        }
      }
    }
    return "No subtree differs on its own."
  }
}

extension ReferenceTree {
  /// The tree and all of its subtrees.
  fileprivate var allParts: [ReferenceTree] {
    switch self {
    case .color, .text, .spacer, .divider: [self]
    case .stack(_, _, _, let children), .layers(_, let children), .grid(_, _, _, let children),
      .fits(_, let children):
      [self] + children.flatMap(\.allParts)
    case .modified(let child, .decoration(let second, _, _)),
      .modified(let child, .inset(let second, _, _, _, _)):
      [self] + child.allParts + second.allParts
    case .modified(let child, _): [self] + child.allParts
    }
  }
}
