// SPDX-License-Identifier: MIT

import TintypeScene

/// The texts of a scene in other locales.
package struct SceneTranslations: Hashable, Sendable {
  /// The texts that the scene translates.
  package var base: Texts
  /// The texts in other languages.
  package var others: [Texts]

  /// The texts of a scene in a locale, by the paths of their nodes.
  package struct Texts: Hashable, Sendable {
    package var locale: String
    package var texts: [NodePath: String]
  }

  /// Returns the first other locale that translates a text of the base, and its text.
  ///
  /// A text that is the same in all locales, such as a name, is not translated by any.
  func translation(of text: String, at node: NodePath) -> (locale: String, text: String)? {
    guard text.contains(where: \.isLetter), base.texts[node] == text else { return nil }
    for other in others {
      if let translated = other.texts[node], translated != text {
        return (other.locale, translated)
      }
    }
    return nil
  }
}

extension Scene {
  /// The texts, by the paths of their nodes.
  package var texts: [NodePath: String] {
    let paths = nodePaths
    var texts: [NodePath: String] = [:]
    for (node, path) in zip(nodes, paths) { texts[path] = texts[path] ?? node.words }
    return texts
  }

  /// The paths of all nodes; a parent precedes its children.
  var nodePaths: [NodePath] {
    let parents = SceneTree(nodes).parents
    var paths: [NodePath] = []
    for (index, node) in nodes.enumerated() {
      let parent = parents[index].map { paths[$0].elements } ?? []
      paths.append(NodePath(elements: parent + [node.element]))
    }
    return paths
  }
}

extension Scene.Node {
  /// The text; `nil` for nodes without one.
  var words: String? {
    for case .text(let text) in attributes.lazy.filter({ $0.name == "text" }).map(\.value) {
      return text
    }
    return nil
  }
}

extension VariantPair {
  /// Returns the texts that the second variant does not translate, but another variant does.
  func untranslatedTexts(others: [Scene]) -> [RelationViolation] {
    let translations = SceneTranslations(
      base: SceneTranslations.Texts(locale: "", texts: first.scene.texts),
      others: others.map { SceneTranslations.Texts(locale: "", texts: $0.texts) })
    return second.scene.nodes.indices.compactMap { index in
      let path = secondPaths[index]
      guard let text = second.scene.nodes[index].words,
        let translation = translations.translation(of: text, at: path)
      else { return nil }
      return RelationViolation(
        node: path, text: text.excerpt,
        problem: "is not translated; another variant has “\(translation.text.excerpt)”")
    }
  }
}
