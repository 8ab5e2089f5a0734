// SPDX-License-Identifier: MIT

import TintypeScene

extension Garden {
  /// Lets a text be read before another one that is above it, or changes priorities so that the order
  /// of the places stays.
  mutating func plantReadingOrder() -> Int? {
    let texts = staticTexts()
    guard let first = texts.first, let last = texts.last, texts.count >= 3 else { return nil }
    guard isViolation else {
      let all = AccessibilityTree(scene).elements
      guard all.first?.place == first.place, all.last?.place == last.place else { return nil }
      let isFirst = Bool.random(using: &generator)
      replaceSemantics(isFirst ? first.place : last.place) { $0.sortPriority = isFirst ? 1 : -1 }
      return isFirst ? first.place : last.place
    }
    guard let moved = texts.dropFirst().randomElement(using: &generator) else { return nil }
    let isBelow = texts.contains { text in
      let (one, other) = (text.frame, moved.frame)
      let column = min(one.maxX, other.maxX) - max(one.minX, other.minX)
      return one.maxY <= other.minY && column >= 0.6 * min(one.width, other.width)
    }
    guard isBelow else { return nil }
    let priority = number(0.5...3)
    replaceSemantics(moved.place) { $0.sortPriority = priority }
    return moved.place
  }

  /// Makes headings of texts, of which one skips a level or is higher than the first one.
  mutating func plantHeadingOrder() -> Int? {
    let texts = staticTexts()
    let right = [
      [1, 2, 2], [1, 2, 3, 2], [2, 3, 2], [1, 1, 1], [1, 2, 3, 4, 1], [3, 4, 3], [1, 2, 3, 1, 2],
    ]
    let wrong = [
      ([1, 3, 3], 1), ([1, 2, 4], 2), ([2, 1, 2], 0), ([3, 2, 3], 0), ([1, 2, 3, 6, 2], 3),
      ([2, 4], 1), ([1, 1, 3], 2),
    ]
    let (levels, place) =
      isViolation
      ? wrong.randomElement(using: &generator) ?? ([1, 3], 1)
      : (right.randomElement(using: &generator) ?? [1, 2], 0)
    guard texts.count >= levels.count else { return nil }
    for (level, text) in zip(levels, texts) {
      replaceSemantics(text.place) { semantics in
        semantics.traits.insert(.isHeader)
        semantics.headingLevel = level
      }
    }
    return texts[place].place
  }

  /// Gives the only symbol of a button, on a background of one color, another color.
  mutating func plantGraphicContrast() throws -> Int? {
    let texts = Set(
      scene.commands.compactMap { command -> Int? in
        if case .text = command.paint { return command.node }
        return nil
      })
    let symbols = buttons().compactMap { button -> Int? in
      let inside = nodes(inside: button)
      let symbols = inside.filter { scene.nodes[$0].element.hasPrefix("Symbol") }
      let images = inside.contains { scene.nodes[$0].element.hasPrefix("Image") }
      return symbols.count == 1 && !images && inside.isDisjoint(with: texts) ? symbols.first : nil
    }
    guard let symbol = symbols.sorted().randomElement(using: &generator) else { return nil }
    let commands = scene.commands.indices.filter { scene.commands[$0].node == symbol }
    guard let last = commands.last else { return nil }
    let area = scene.nodes[symbol].frame
    let isBehind = scene.commands[(last + 1)...].contains { command in
      guard let extent = command.paint.extent else { return false }
      let common = extent.intersection(area)
      return common.width > 0 && common.height > 0
    }
    guard !isBehind, area.intersection(Rect(origin: .zero, size: scene.canvas.size)) == area,
      let ground = color(behind: area, try paintWithout(Set(commands))),
      let ink = color(against: ground, minimum: 3)
    else { return nil }
    for index in commands {
      switch scene.commands[index].paint {
      case .fill(let outline, .color): scene.commands[index].paint = .fill(outline, ink)
      case .stroke(let outline, var stroke):
        stroke.paint = .color(ink)
        scene.commands[index].paint = .stroke(outline, stroke)
      // Symbols with groups erase parts, or are translucent.
      default: return nil
      }
    }
    return symbol
  }

  /// The texts of the screen that are elements of their own, in reading order, without those in bars
  /// and in scroll views.
  private func staticTexts() -> [AccessibilityElement] {
    let canvas = Rect(origin: .zero, size: scene.canvas.size)
    return AccessibilityTree(scene).elements.filter { element in
      let (semantics, frame) = (element.semantics, element.frame)
      return semantics.traits.contains(.isStaticText) && semantics.children != .contain
        && !semantics.traits.contains(.isButton) && frame.width >= 4 && frame.height >= 4
        && frame.intersection(canvas) == frame && !isIn(Self.exempt, element.place)
    }
  }
}
