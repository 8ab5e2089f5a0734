// SPDX-License-Identifier: MIT

/// The digests of the nodes of a scene, for fast comparison.
struct SceneDigests {
  /// The element of each node without its ordinal: the type, and the identity if there is one.
  private(set) var names: [String] = []
  /// The digest of each node and its descendants, without frames and ordinals.
  private(set) var subtrees: [UInt64] = []
  /// The digest of each node without its descendants.
  private(set) var owns: [UInt64] = []
  /// The number of nodes in each subtree, including its root.
  private(set) var sizes: [Int]
  /// The smallest digests of the attributes within each node, sorted.
  ///
  /// The overlap of two samples estimates the overlap of their nodes (A. Broder, On the resemblance
  /// and containment of documents, 1997).
  private(set) var samples: [[UInt64]]
  /// The nodes of each subtree digest.
  private(set) var places: [UInt64: [Int]] = [:]

  /// The maximum number of digests in a sample.
  static let sampleSize = 32

  init(_ nodes: [Scene.Node], tree: SceneTree) {
    names = nodes.map { Self.name(of: $0.element) }
    sizes = Array(repeating: 1, count: nodes.count)
    samples = Array(repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      var own = StableHash()
      own.combine(names[index])
      samples[index] = node.attributes.map { attribute in
        var hash = StableHash()
        hash.combine(names[index])
        hash.combine(attribute)
        own.combine(hash.value)
        return hash.value
      }
      if let semantics = node.semantics { own.combine(semantics) }
      owns.append(own.value)
    }
    subtrees = owns
    for index in nodes.indices.reversed() {
      var hash = StableHash()
      hash.combine(owns[index])
      for child in tree.children[index] {
        hash.combine(subtrees[child])
        sizes[index] += sizes[child]
        samples[index] += samples[child]
      }
      hash.combine(tree.children[index].count)
      subtrees[index] = hash.value
      if samples[index].count > 1 {
        samples[index] = Array(samples[index].sorted().prefix(Self.sampleSize))
      }
    }
    for index in nodes.indices { places[subtrees[index], default: []].append(index) }
  }

  /// Returns `Text` for `Text[3]`, and `Row#a` unchanged.
  private static func name(of element: String) -> String {
    let bytes = element.utf8
    guard bytes.last == UInt8(ascii: "]"), !bytes.contains(UInt8(ascii: "#")),
      !bytes.starts(with: ".".utf8), let bracket = bytes.lastIndex(of: UInt8(ascii: "["))
    else { return element }
    return String(element[..<bracket])
  }

  /// Returns a Boolean value that indicates whether a node has an identity, or is the slot of a
  /// modifier, which identifies it as well.
  func isNamed(_ index: Int) -> Bool {
    names[index].utf8.contains(UInt8(ascii: "#")) || names[index].utf8.starts(with: ".".utf8)
  }

  /// Returns the number of common items of two sorted samples.
  static func common(_ left: [UInt64], _ right: [UInt64]) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        (i, j, count) = (i + 1, j + 1, count + 1)
      } else if left[i] < right[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return count
  }
}

extension StableHash {
  mutating func combine(_ semantics: Semantics) {
    for text in [semantics.label, semantics.value, semantics.hint, semantics.identifier] {
      combine(text == nil ? 0 : 1)
      combine(text ?? "")
    }
    combine(semantics.traits.rawValue)
    for action in semantics.actions { combine(action.name) }
    combine(semantics.children?.rawValue ?? "")
    combine(semantics.sortPriority)
    // Digests without a level are those of scenes that were recorded before levels.
    if let level = semantics.headingLevel { combine(level) }
    combine(semantics.isHidden ? 1 : 0)
  }
}
