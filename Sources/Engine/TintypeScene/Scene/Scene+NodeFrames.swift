// SPDX-License-Identifier: MIT

extension Scene {
  /// Returns the frame of the node with an `id`, in points from the top left corner of the canvas.
  ///
  /// ```swift
  /// let scene = try Scene(of: LoginForm(), in: .device(.iPhone16), measuring: measurer)
  /// #expect(try scene.frame(ofID: "save").height >= 44)
  /// ```
  ///
  /// The frame is that of the component to which `.id(_:)` was applied; see `Scene.Node.frame`. An
  /// `id` has to be unique only among siblings. If several nodes of the scene have it, use
  /// `frames(ofID:)` for all of them or `frame(at:)` for one path.
  ///
  /// - Throws: `NodeIDError` if no node or more than one node has the `id`.
  public func frame(ofID id: some CustomStringConvertible) throws(NodeIDError) -> Rect {
    let found = indices(ofID: id.description)
    guard let first = found.first else {
      throw .notFound(id: id.description, known: knownIDs)
    }
    guard found.count == 1 else {
      throw .ambiguous(id: id.description, paths: found.map(path(of:)))
    }
    return nodes[first].frame
  }

  /// Returns the frames of all nodes with an `id`, in the order of `nodes`; an empty array if no
  /// node has it.
  public func frames(ofID id: some CustomStringConvertible) -> [Rect] {
    indices(ofID: id.description).map { nodes[$0].frame }
  }

  /// Returns the frame of the node at a path; `nil` if there is no such node.
  public func frame(at path: NodePath) -> Rect? {
    guard let last = path.elements.last else { return nil }
    return nodes.indices
      .first { nodes[$0].element == last && self.path(of: $0) == path }
      .map { nodes[$0].frame }
  }

  private func indices(ofID id: String) -> [Int] {
    let escaped = NodePath.escape(id)
    return nodes.indices.filter { nodes[$0].escapedID.map { $0 == escaped } ?? false }
  }

  /// The distinct ids, in the order of the nodes.
  private var knownIDs: [String] {
    var known: Set<Substring> = []
    return nodes.compactMap(\.escapedID).filter { known.insert($0).inserted }.map(String.init)
  }
}

extension Scene.Node {
  /// The `id` in the element of the path, without the ordinal of a duplicate.
  fileprivate var escapedID: Substring? {
    let utf8 = element.utf8
    guard let mark = utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = element[utf8.index(after: mark)...]
    // Brackets in the id itself are escaped.
    return id.utf8.firstIndex(of: UInt8(ascii: "[")).map { id[..<$0] } ?? id
  }
}

/// An error of a query for the node with an `id` that has no unique result.
public enum NodeIDError: Error, Hashable, Sendable {
  /// No node has the `id`; `known` contains the ids of the scene, escaped as in paths.
  case notFound(id: String, known: [String])
  /// Several nodes have the `id`.
  case ambiguous(id: String, paths: [NodePath])
}

extension NodeIDError: CustomStringConvertible {
  /// A description of the error and its solution.
  public var description: String {
    switch self {
    case .notFound(let id, let known):
      """
      No node of the scene has the id "\(id)". \(Self.list(known)) Apply `.id("\(id)")` to the \
      component, or correct the query.
      """
    case .ambiguous(let id, let paths):
      """
      \(paths.count) nodes of the scene have the id "\(id)": \
      \(paths.prefix(Self.maximumCount).map(\.description).joined(separator: ", "))\
      \(paths.count > Self.maximumCount ? ", …" : ""). Query all with `frames(ofID:)`, or one path \
      with `frame(at:)`.
      """
    }
  }

  /// The maximum number of paths or identifiers that a message lists.
  private static let maximumCount = 10

  private static func list(_ known: [String]) -> String {
    guard !known.isEmpty else { return "It has no ids." }
    let some = known.prefix(maximumCount).map { "\"\($0)\"" }.joined(separator: ", ")
    return "It has \(some)\(known.count > maximumCount ? ", …" : "")."
  }
}
