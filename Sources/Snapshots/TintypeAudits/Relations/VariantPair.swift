// SPDX-License-Identifier: MIT

import TintypeScene

/// The scenes of two variants of one component, whose nodes are matched by their paths.
struct VariantPair {
  let first: AuditedScene
  let second: AuditedScene
  /// The paths of the nodes of each scene.
  let firstPaths: [NodePath]
  let secondPaths: [NodePath]
  /// The node of the second scene at a path.
  let places: [NodePath: Int]

  init(_ first: Scene, _ second: Scene) {
    (self.first, self.second) = (
      AuditedScene(first, AuditOptions()), AuditedScene(second, AuditOptions())
    )
    (firstPaths, secondPaths) = (first.nodePaths, second.nodePaths)
    places = Dictionary(secondPaths.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns the violations of the outermost nodes of the first scene, in their order.
  ///
  /// - Parameter problem: Returns the problem of a node and the node of the second scene at its
  ///   path; `nil` if there is none.
  /// - Returns: The violations.
  func outermost(_ problem: (_ node: Int, _ other: Int?) -> String?) -> [RelationViolation] {
    var isViolated = Array(repeating: false, count: firstPaths.count)
    var found: [RelationViolation] = []
    for index in firstPaths.indices {
      if let parent = first.tree.parents[index], isViolated[parent] {
        isViolated[index] = true
      } else if let problem = problem(index, places[firstPaths[index]]) {
        isViolated[index] = true
        found.append(
          RelationViolation(node: firstPaths[index], text: first.text(of: index), problem: problem))
      }
    }
    return found
  }

  /// The outermost nodes of the second scene that the first one does not have.
  var added: [RelationViolation] {
    let known = Set(firstPaths)
    return secondPaths.indices.filter { index in
      !known.contains(secondPaths[index])
        && second.tree.parents[index].map { known.contains(secondPaths[$0]) } ?? true
    }.map { index in
      RelationViolation(
        node: secondPaths[index], text: second.text(of: index),
        problem: "is only in the second variant")
    }
  }
}

extension Rect {
  /// Returns whether all edges are equal within half a point, to which pixels are rounded.
  func isClose(to other: Rect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { abs($0) <= 0.51 }
  }

  /// The place and the size as text, in points.
  var placeText: String {
    "\(minX.roundedText) \(minY.roundedText), \(width.roundedText) × \(height.roundedText)"
  }
}
