// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeGallery

/// Generated changes of the gallery's screens.
struct Accuracy {
  let screens: [GalleryScreen]
  private let words: GalleryVocabulary
  private var draws: SeededGenerator

  /// The maximum number of pixels of a screen, so that all subsets of its changes can be painted.
  private static let pixelLimit = 2_000_000.0

  /// Creates a generator for the sheets of the gallery.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random changes.
  ///   - pixelLimit: The maximum number of pixels of an image.
  ///   - isContactSheet: A Boolean value that indicates whether the images are contact sheets, each
  ///     of one screen.
  /// - Throws: An error if the fonts cannot be used or a screen cannot be painted.
  init(
    seed: UInt64, pixelLimit: Double = pixelLimit, ofContactSheets isContactSheet: Bool = false
  ) throws {
    let renderer = try CairoRenderer.standard()
    screens = try Gallery.sheets.compactMap { sheet in
      let screen = try GalleryScreen(sheet, renderer, isContactSheet: isContactSheet)
      guard let canvas = try screen.scene([])?.canvas else { return nil }
      let pixels = canvas.size.width * canvas.size.height * canvas.scale * canvas.scale
      return pixels < pixelLimit ? screen : nil
    }
    words = GalleryVocabulary(screens.map(\.tree))
    draws = SeededGenerator(seed: seed)
  }

  /// The results of all screens.
  struct Tally: CustomStringConvertible {
    var screens = 0
    var right = 0
    var firstRight = 0
    var exact = 0
    var paintings = 0
    /// The time of charging five changes, of painting their screens, and of painting them with
    /// their layout.
    var time: (charging: Duration, painting: Duration, rendering: Duration) = (.zero, .zero, .zero)
    /// The right screens and all screens, by the number of changes and by changed traits.
    var kinds: [String: (right: Int, all: Int)] = [:]

    var description: String {
      func share(_ part: Int) -> String { "\(part) (\(part * 1000 / max(screens, 1)) ‰)" }
      let details = kinds.sorted { $0.key < $1.key }.map { kind in
        "\(kind.key): \(kind.value.right) of \(kind.value.all) right"
      }
      return """
        \(screens) screens: all pixels right in \(share(right)), first cause right in \
        \(share(firstRight)), account exact in \(share(exact)), \
        \(paintings * 10 / max(screens, 1)) paintings for ten screens
        five changes were charged in the time of \(multiple(of: time.painting)) paintings, or of \
        \(multiple(of: time.rendering)) paintings with their layout
        \(details.joined(separator: "\n"))
        """
    }

    private func multiple(of duration: Duration) -> Int {
      duration > .zero ? Int((time.charging / duration).rounded()) : 0
    }

    /// Adds the result of a screen.
    mutating func add(_ result: Trial.Result, _ edits: [ScreenEdit]) {
      screens += 1
      right += result.wrong == 0 ? 1 : 0
      firstRight += result.isFirstRight ? 1 : 0
      exact += result.isExact ? 1 : 0
      paintings += result.paintings
      if edits.count == 5 {
        time.charging += result.time.charging
        time.painting += result.time.painting
        time.rendering += result.time.rendering
      }
      let traits = edits.compactMap { edit -> String? in
        if case .node = edit { nil } else { edit.description }
      }
      for kind in ["\(edits.count) changes"] + traits {
        kinds[kind, default: (0, 0)].all += 1
        kinds[kind, default: (0, 0)].right += result.wrong == 0 ? 1 : 0
      }
    }
  }

  /// Charges the pixels of changed screens.
  ///
  /// - Parameters:
  ///   - count: The number of screens.
  ///   - noteMiss: Receives a description of each screen that is not right.
  /// - Returns: The results.
  /// - Throws: An error of painting.
  mutating func run(screens count: Int, noteMiss: (String) -> Void = { _ in }) throws -> Tally {
    var tally = Tally()
    var attempts = 0
    while tally.screens < count, attempts < count * 100 {
      attempts += 1
      guard let screen = screens.randomElement(using: &draws) else { break }
      let edits = draw(Int.random(in: 1...6, using: &draws), in: screen)
      guard !edits.isEmpty, var trial = try? Trial(screen, edits), let result = try trial.check()
      else { continue }
      tally.add(result, edits)
      if result.wrong > 0 || !result.isFirstRight || !result.isExact {
        noteMiss(result.description(of: screen, edits))
      }
    }
    return tally
  }

  /// Draws independent edits; none if the screen does not allow that many.
  private mutating func draw(_ count: Int, in screen: GalleryScreen) -> [ScreenEdit] {
    var edits: [ScreenEdit] = []
    if Int.random(in: 0..<6, using: &draws) == 0, let edit = traits(of: screen) {
      edits.append(edit)
    }
    var changes: [NodeEdit] = []
    for _ in 0..<400 where edits.count < count {
      guard let kind = NodeChange.Kind.allCases.randomElement(using: &draws),
        let change = NodeChange.draw(
          kind, in: screen.tree, at: screen.addresses, words, using: &draws),
        changes.allSatisfy(change.edit.isIndependent)
      else { continue }
      changes.append(change.edit)
      edits.append(.node(change.edit, made: change.made))
    }
    return edits.count == count ? edits : []
  }

  /// Draws a change of the traits or of the width.
  private mutating func traits(of screen: GalleryScreen) -> ScreenEdit? {
    if screen.viewport.size != nil, Int.random(in: 0..<4, using: &draws) == 0 {
      return [0.8, 0.9, 1.1].randomElement(using: &draws).map { .width($0) }
    }
    return [
      ScreenEdit.traits("dark", .colorScheme(.dark)),
      .traits("right to left", .layoutDirection(.rightToLeft)),
      .traits("large text", .dynamicTypeSize(.xxxLarge)), .traits("German", .locale("de_DE")),
    ].randomElement(using: &draws)
  }
}
