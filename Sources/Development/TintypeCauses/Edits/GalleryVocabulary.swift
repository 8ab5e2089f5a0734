// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeReverting

/// The values in the gallery's nodes, from which new attribute values are drawn.
struct GalleryVocabulary: Sendable {
  /// The strings found in each field.
  private(set) var words: [String: [String]] = [:]
  /// The values of each field of each kind of content.
  private(set) var fields: [String: [String: [CodedValue]]] = [:]
  /// The modifiers that consist of data and contain no nodes.
  private(set) var modifiers: [Node.Modifier] = []
  /// The texts that are visible to users.
  private(set) var texts: [String] = []
  /// The subtrees of at most eight nodes.
  private(set) var parts: [Node] = []

  init(_ trees: [Node]) {
    var seenWords: Set<[String]> = []
    var seenFields: Set<[CodedValue]> = []
    var seenModifiers: Set<Node.Modifier> = []
    var seenContents: Set<Node.Content> = []
    func note(_ value: CodedValue) {
      value.visitLeaves(named: "") { name, leaf in
        guard case .text(let word) = leaf, word.utf8.count < 64 else { return }
        if seenWords.insert([name, word]).inserted { words[name, default: []].append(word) }
      }
    }
    for located in trees.flatMap(\.located) {
      let node = located.node
      if node.located.count <= 8, parts.last != node { parts.append(node) }
      if case .text(let text) = node.content, texts.last != text.string {
        texts.append(text.string)
      }
      for (index, modifier) in node.modifiers.enumerated()
      where node.nodes(attachedTo: index).isEmpty && seenModifiers.insert(modifier).inserted {
        guard let coded = CodedValue(modifier) else { continue }
        note(coded)
        modifiers.append(modifier)
      }
      // The pixels of images are not attributes.
      if case .image = node.content { continue }
      guard seenContents.insert(node.content).inserted,
        let (kind, value) = CodedValue(node.content)?.enumeration
      else { continue }
      note(value)
      for key in value.keys {
        guard let field = value[key] else { continue }
        let name = CodedValue.text("\(kind).\(key)")
        if seenFields.insert([name, field]).inserted {
          fields[kind, default: [:]][key, default: []].append(field)
        }
      }
    }
  }
}
