// SPDX-License-Identifier: MIT

import TintypeScene

/// Lines do not end inside of a word.
enum TextBrokenWordRule: SceneRule {
  static let rule = AuditRule.textBrokenWord

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.lines.filter { $0.line.breaksWord && $0.isReadable && $0.visible.isPlace }.map { line in
      let words = line.line.string.words
      let word = words.split(separator: " ").last.map(String.init) ?? words
      return RuleFinding(
        rule: rule, node: line.node, frame: line.area, measured: "“\(word.excerpt)”",
        required: "whole words",
        message: """
          A line ends inside of a word, after “\(word.excerpt)”. Give the text the width of its \
          longest word.
          """)
    }
  }
}
