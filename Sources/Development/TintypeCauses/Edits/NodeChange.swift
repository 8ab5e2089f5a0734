// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComponents

/// A single change of a node tree, with the expected report.
struct NodeChange {
  var tree: Node
  /// The change, which can be combined with others.
  var edit: NodeEdit
  /// A description of the change that was made.
  var made: String
  /// Returns a Boolean value that indicates whether a reported change is the one that was made.
  var isNamed: (SceneDifference.Change) -> Bool

  enum Kind: CaseIterable {
    case attribute, text, insertion, deletion, reordering
  }

  /// Draws a change; `nil` if the drawn node does not allow a change of this kind.
  static func draw(
    _ kind: Kind, in tree: Node, at addresses: [NodeAddress], _ words: GalleryVocabulary,
    using draws: inout SeededGenerator
  ) -> NodeChange? {
    guard let address = addresses.randomElement(using: &draws) else { return nil }
    return switch kind {
    case .attribute: attribute(of: address, in: tree, words, &draws)
    case .text: text(of: address, in: tree, words, &draws)
    case .insertion: insertion(into: address, in: tree, words, &draws)
    case .deletion: deletion(of: address, in: tree)
    case .reordering: reordering(within: address, in: tree, &draws)
    }
  }

  private static func name(_ path: NodePath?) -> String { path?.description ?? "nothing" }

  private static func text(
    of address: NodeAddress, in tree: Node, _ words: GalleryVocabulary,
    _ draws: inout SeededGenerator
  ) -> NodeChange? {
    guard case .text(var text) = tree[address].content,
      let run = text.runs.indices.randomElement(using: &draws),
      let other = words.texts.randomElement(using: &draws)
    else { return nil }
    let old = text.runs[run].string
    let new =
      [other, old + " " + other, String(old.dropLast()), old.uppercased()]
      .randomElement(using: &draws) ?? other
    guard new != old else { return nil }
    text.runs[run].string = new
    var changed = tree
    changed[address].content = .text(text)
    let path = changed.path(of: address)
    return NodeChange(
      tree: changed, edit: .replacement(address, changed[address]),
      made: "text of \(name(path)): \(old.debugDescription) → \(new.debugDescription)"
    ) { change in
      guard change.path == path, case .attribute(let name, _, _) = change.kind else { return false }
      return name == "text" || name.hasSuffix("].text")
    }
  }

  /// Inserts a subtree of another sheet among the children of a node that has children.
  private static func insertion(
    into address: NodeAddress, in tree: Node, _ words: GalleryVocabulary,
    _ draws: inout SeededGenerator
  ) -> NodeChange? {
    guard !tree[address].children.isEmpty, var part = words.parts.randomElement(using: &draws)
    else { return nil }
    part.id = nil
    var changed = tree
    let index = Int.random(in: 0...tree[address].children.count, using: &draws)
    changed[address].children.insert(part, at: index)
    let paths = changed.paths(ofSameAs: index, in: address)
    return NodeChange(
      tree: changed, edit: .insertion(address, index, part),
      made: "insertion into \(name(tree.path(of: address)))"
    ) {
      $0.kind == .added && $0.path.map(paths.contains) == true
    }
  }

  /// Removes a child or an attached node, except the last node attached to a modifier.
  private static func deletion(of address: NodeAddress, in tree: Node) -> NodeChange? {
    guard case .child(let index)? = address.steps.last else { return nil }
    var changed = tree
    changed[address.parent].children.remove(at: index)
    let paths = tree.paths(ofSameAs: index, in: address.parent)
    return NodeChange(
      tree: changed, edit: .deletion(address),
      made: "deletion of \(name(tree.path(of: address)))"
    ) {
      $0.kind == .removed && $0.path.map(paths.contains) == true
    }
  }

  /// Moves a child of a node to another index.
  private static func reordering(
    within address: NodeAddress, in tree: Node, _ draws: inout SeededGenerator
  ) -> NodeChange? {
    let children = tree[address].children
    guard children.count > 1, let from = children.indices.randomElement(using: &draws),
      let to = children.indices.randomElement(using: &draws), from != to
    else { return nil }
    var changed = tree
    let moved = changed[address].children.remove(at: from)
    changed[address].children.insert(moved, at: to)
    var paths = changed.paths(ofSameAs: to, in: address)
    // If two neighbors change places, either of them may be reported as moved.
    if abs(from - to) == 1 { paths.formUnion(changed.paths(ofSameAs: from, in: address)) }
    return NodeChange(
      tree: changed, edit: .move(address, from: from, to: to),
      made:
        "move within \(name(tree.path(of: address))) from position \(from) to \(to)"
    ) {
      guard case .moved = $0.kind else { return false }
      return $0.path.map(paths.contains) == true
    }
  }
}

extension Node {
  /// Returns the paths of a child and of all its siblings that are equal to it.
  fileprivate func paths(ofSameAs index: Int, in parent: NodeAddress) -> Set<NodePath> {
    let children = self[parent].children
    let same = children.indices.filter { children[$0] == children[index] }
    return Set(same.compactMap { path(of: NodeAddress(steps: parent.steps + [.child($0)])) })
  }
}
