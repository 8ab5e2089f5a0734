// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeImaging
import TintypeScene

/// A scene in which a violation of a rule, or a change that nearly violates it, is planted.
struct Garden {
  var scene: Scene
  /// A Boolean value that indicates whether the change violates the rule.
  let isViolation: Bool
  var generator: SeededGenerator
  /// The safe area for the audit.
  var safeArea: EdgeInsets?
  /// Other nodes that violate the rule by the same change.
  var explained: [Int] = []
  let paint: (Scene) throws -> Bitmap

  init(
    scene: Scene, isViolation: Bool, generator: SeededGenerator,
    painting paint: @escaping (Scene) throws -> Bitmap
  ) {
    (self.scene, self.isViolation, self.generator) = (scene, isViolation, generator)
    self.paint = paint
  }

  /// Changes the scene for a rule; returns the changed node, or `nil` if the scene has no place for
  /// the change.
  mutating func plant(_ rule: AuditRule) throws -> Int? {
    switch rule {
    case .contrast: try plantContrast()
    case .contrastSystem, .textOverflow, .textUntranslated: nil
    case .contrastGraphics: try plantGraphicContrast()
    case .targetSize: plantTargetSize()
    case .targetOverlap: plantTargetOverlap()
    case .targetCovered: plantTargetCovered()
    case .targetSafeArea: plantTargetSafeArea()
    case .labelMissing: plantLabelMissing()
    case .imageLabel: plantImageLabel()
    case .labelDuplicate: plantLabelDuplicate()
    case .labelGeneric: plantLabel(wrong: Words.generic, right: Words.labels)
    case .labelFileName: plantLabel(wrong: Words.fileNames, right: Words.nearFileNames)
    case .labelInName: plantLabelInName()
    case .traits: plantTraits()
    case .readingOrder: plantReadingOrder()
    case .headingOrder: plantHeadingOrder()
    case .textTruncated: plantFlag { $0.isTruncated = true }
    case .textBrokenWord: plantFlag { $0.breaksWord = true }
    case .textClipped: plantClip()
    case .textOverlap: plantTextOverlap()
    case .textSize: plantTextSize()
    case .textPlaceholder: plantPlaceholder()
    case .outsideCanvas: plantOutside()
    case .unequalGaps: plantRow(isAligned: true)
    case .nearAlignment: plantRow(isAligned: false)
    }
  }

  // MARK: Places

  /// The parts of types whose content is exempt from some rules.
  static let exempt = ["ScrollView", "List", "Form", "Table", "Bar", "Toolbar", "Pages"]

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// The buttons outside of bars and scroll views, whose frames are on the canvas.
  func buttons() -> [Int] {
    let canvas = Rect(origin: .zero, size: scene.canvas.size)
    return elements().filter { element in
      let (semantics, frame) = (element.semantics, element.frame)
      guard semantics.traits.contains(.isButton), !semantics.traits.contains(.isDisabled),
        semantics.actions.contains(.tap), semantics.children != .contain
      else { return false }
      return frame.width >= 8 && frame.height >= 8 && frame.intersection(canvas) == frame
        && !isIn(Self.exempt, element.place)
    }.map(\.place)
  }

  /// All accessibility elements.
  func elements() -> [AccessibilityElement] {
    AccessibilityTree(scene).elements.flatMap(\.flattened).map(\.element)
  }

  /// The commands that paint text as glyphs, without those in scroll views.
  func lines(readableOnly: Bool = true) -> [Int] {
    var depth = 0
    return scene.commands.indices.filter { index in
      switch scene.commands[index].paint {
      case .beginGroup(let effect):
        // Text in groups with other effects is not at its place, or not in its color.
        if case .clip = effect { return false }
        depth += 1
        return false
      case .endGroup:
        depth = max(depth - 1, 0)
        return false
      case .text(let line):
        let letters = line.string.count(where: \.isLetter)
        return depth == 0 && letters >= 4 && line.spans.count == 1
          && line.spans[0].font.family == "Inter"
          && !isIn(Self.exempt, scene.commands[index].node)
          && isOnCanvas(line)
      default: return false
      }
    }
  }

  private func isOnCanvas(_ line: PaintCommand.Line) -> Bool {
    let size = scene.canvas.size
    return line.origin.x >= 0 && line.origin.x + line.width <= size.width
      && line.origin.y >= line.ascent && line.origin.y + 6 <= size.height
  }

  /// Returns whether a node or an ancestor has a type that contains a word, is hidden or disabled.
  func isIn(_ words: [String], _ node: Int) -> Bool {
    var next: Int? = node
    while let current = next, scene.nodes.indices.contains(current) {
      let entry = scene.nodes[current]
      if words.contains(where: entry.element.contains) { return true }
      if entry.semantics?.isHidden == true { return true }
      if entry.semantics?.traits.contains(.isDisabled) == true { return true }
      next = entry.parent
    }
    return false
  }

  /// The nodes that are one node or its descendants.
  func nodes(inside node: Int) -> Set<Int> {
    var found: Set<Int> = [node]
    for index in scene.nodes.indices where scene.nodes[index].parent.map(found.contains) == true {
      found.insert(index)
    }
    return found
  }

  /// Changes the line of a command.
  mutating func change(_ command: Int, _ change: (inout PaintCommand.Line) -> Void) {
    guard case .text(var line) = scene.commands[command].paint else { return }
    change(&line)
    scene.commands[command].paint = .text(line)
  }

  /// Changes the semantics of a node so that only these remain in it.
  mutating func replaceSemantics(_ node: Int, _ change: (inout Semantics) -> Void) {
    let element = elements().first { $0.place == node }
    var semantics = element?.semantics ?? scene.nodes[node].semantics ?? Semantics()
    change(&semantics)
    semantics.children = .ignore
    scene.nodes[node].semantics = semantics
  }

  /// Appends a node in front of all others.
  mutating func append(_ element: String, _ frame: Rect, _ semantics: Semantics? = nil) -> Int {
    // What is behind a modal element is exempt from some rules.
    let parent = AccessibilityTree(scene).modalNode ?? 0
    scene.nodes.append(
      Scene.Node(parent: parent, element: element, frame: frame, semantics: semantics))
    return scene.nodes.count - 1
  }
}
