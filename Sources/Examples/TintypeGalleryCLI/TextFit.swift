// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeGallery

/// Checks that the texts of the gallery fit at all Dynamic Type sizes and in several languages.
@MainActor struct TextFit {
  /// A Boolean value that indicates whether each finding is printed.
  var lists = false

  /// The languages that are checked.
  enum Language: String, CaseIterable {
    /// The texts of the gallery.
    case english
    /// The German texts of the systems that have them.
    case german
    /// Arabic letters, from right to left.
    case arabic
    /// Each text twice.
    case doubled

    fileprivate var traits: Traits {
      switch self {
      case .english, .doubled: Traits()
      case .german: .locale("de_DE")
      case .arabic: [.locale("ar_SA"), .rightToLeft]
      }
    }

    fileprivate var pseudoText: PseudoText? {
      switch self {
      case .english, .german: nil
      case .arabic: .arabic
      case .doubled: .doubled
      }
    }
  }

  /// The numbers of texts with a problem.
  struct Counts: Equatable {
    /// All scenes.
    var scenes = 0
    /// All lines of text.
    var lines = 0
    /// Words that are broken inside although they fit on a line.
    var avoidableBreaks = 0
    /// Texts that are cut off without a warning.
    var silentlyClipped = 0
    /// Words that are wider than their line, with a warning.
    var wideWords = 0
    /// Texts that are truncated or cut off, with a warning.
    var warnings = 0
  }

  /// Checks all images in one appearance each.
  ///
  /// - Returns: The exit code: 0, or 1 if a word is broken although it fits on a line, or a text is
  ///   cut off without a warning.
  func run(_ items: [GalleryImage]) throws -> Int32 {
    let renderer = try CairoRenderer.standard()
    var seen: Set<[String]> = []
    let items = items.filter { seen.insert([$0.group, $0.component, $0.state]).inserted }
    var failures = 0
    var kept: Set<String> = []
    for language in Language.allCases {
      var counts = Counts()
      for size in DynamicTypeSize.allCases {
        for item in items {
          let traits = Traits([item.traits, language.traits, Traits(dynamicTypeSize: size)])
          let content = ComponentList([item.make()]).environment(
            \.pseudoText, language.pseudoText)
          let scene = try Scene(
            of: content, in: item.viewport, traits: traits, measuring: renderer)
          let found = Self.count(scene, into: &counts)
          guard lists else { continue }
          for line in found where kept.insert("\(item.path) \(line)").inserted {
            print("\(language.rawValue) \(size.rawValue) \(item.path) \(line)")
          }
        }
      }
      failures += counts.avoidableBreaks + counts.silentlyClipped
      print(
        """
        \(language.rawValue): \(counts.scenes) scenes, \(counts.lines) lines; \
        \(counts.avoidableBreaks) words broken although they fit on a line, \
        \(counts.silentlyClipped) texts clipped without a warning; with a warning: \
        \(counts.wideWords) words wider than their line, \(counts.warnings) texts truncated or clipped
        """)
    }
    print("text-fit: \(failures) failures in \(items.count) images at 12 sizes in 4 languages")
    return failures == 0 ? 0 : 1
  }

  /// Counts the problems of a scene, and returns a description of each.
  static func count(_ scene: Scene, into counts: inout Counts) -> [String] {
    var found: [String] = []
    counts.scenes += 1
    var warned: Set<NodePath> = []
    for diagnostic in scene.diagnostics {
      switch diagnostic.kind {
      case .brokenWord(let word, let isAvoidable):
        if isAvoidable { counts.avoidableBreaks += 1 } else { counts.wideWords += 1 }
        found.append("\(isAvoidable ? "avoidable" : "wide") “\(word)” \(diagnostic.path)")
      case .truncated, .outsideClip, .outsideCanvas, .noSpaceLeft:
        warned.insert(diagnostic.path)
        counts.warnings += 1
        found.append("\(diagnostic)")
      default: continue
      }
    }
    for command in scene.clippedLines {
      guard case .text(let line) = command.paint, case let path = scene.path(of: command.node),
        !warned.contains(path)
      else { continue }
      counts.silentlyClipped += 1
      found.append("clipped “\(line.string)” \(path)")
    }
    for command in scene.commands { if case .text = command.paint { counts.lines += 1 } }
    return found
  }
}

extension Scene {
  /// The lines of text that the edge of a clip or of the canvas cuts in their width.
  ///
  /// Lines that scroll views cut at their upper or lower edge are not included, and neither are
  /// lines in transformed groups.
  var clippedLines: [Command] {
    var clipped: [Command] = []
    var bounds = [Rect(origin: .zero, size: canvas.size)]
    var transforms = 0
    var groups: [PaintCommand.Effect] = []
    for command in commands {
      switch command.paint {
      case .beginGroup(let effect):
        groups.append(effect)
        if case .transform = effect { transforms += 1 }
        if case .clip(.box(let rect, _)) = effect { bounds.append(rect) }
      case .endGroup:
        guard let effect = groups.popLast() else { continue }
        if case .transform = effect { transforms -= 1 }
        if case .clip(.box) = effect { bounds.removeLast() }
      case .text(let line) where transforms == 0:
        let left = line.origin.x
        let right = left + line.width
        let isCut = bounds.contains { rect in
          let isVisible = right > rect.minX && left < rect.maxX
          return isVisible && (left < rect.minX - 0.5 || right > rect.maxX + 0.5)
        }
        if isCut { clipped.append(command) }
      default: continue
      }
    }
    return clipped
  }
}
