// SPDX-License-Identifier: MIT

import TintypeScene

extension Garden {
  /// Gives a text on a background of one color another color.
  mutating func plantContrast() throws -> Int? {
    guard let command = lines().randomElement(using: &generator),
      case .text(let line) = scene.commands[command].paint
    else { return nil }
    let size = line.spans[0].font.size
    let area = Rect(
      x: line.origin.x, y: line.origin.y - size * 0.6, width: line.width, height: size * 0.5)
    guard let ground = color(behind: area, try paintWithout([command])) else { return nil }
    let isLarge = size >= 24 || size >= 18.5 && line.spans[0].font.weight.value >= 700
    guard let ink = color(against: ground, minimum: isLarge ? 3.0 : 4.5) else { return nil }
    change(command) { $0.spans[0].paint = .color(ink) }
    return scene.commands[command].node
  }

  /// Paints the scene on an opaque canvas, without some commands.
  func paintWithout(_ commands: Set<Int>) throws -> some PixelSource {
    var without = scene
    without.commands = scene.commands.enumerated().filter { !commands.contains($0.offset) }
      .map(\.element)
    let level = scene.canvas.colorScheme == .dark ? 0.0 : 1.0
    let system = ResolvedColor(red: level, green: level, blue: level)
    without.canvas.background = scene.canvas.background?.composited(over: system) ?? system
    return try paint(without)
  }

  /// Returns a random color whose contrast is below a minimum, or above it in a clean change.
  mutating func color(against ground: ResolvedColor, minimum: Double) -> ResolvedColor? {
    for _ in 0..<200 {
      let ink = ResolvedColor(red: number(0...1), green: number(0...1), blue: number(0...1))
      let ratio = ink.contrast(with: ground)
      // The values next to the limit are as frequent as they happen to be.
      if isViolation ? ratio < minimum - 0.05 : ratio > minimum + 0.05 { return ink }
    }
    return nil
  }

  /// Returns the color behind an area; `nil` if there are several.
  func color(behind area: Rect, _ bitmap: some PixelSource) -> ResolvedColor? {
    let scale = scene.canvas.scale
    var found: UInt32?
    for step in 0...12 {
      for height in [0, 0.5, 1] {
        let x = (area.minX + area.width * Double(step) / 12) * scale
        let y = (area.minY + area.height * height) * scale
        guard let pixel = bitmap.pixel(Int(x), Int(y)), found == nil || found == pixel else {
          return nil
        }
        found = pixel
      }
    }
    return found.map { pixel in
      func level(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
      return ResolvedColor(red: level(16), green: level(8), blue: level(0))
    }
  }

  /// Sets or leaves a flag of a line.
  mutating func plantFlag(_ set: (inout PaintCommand.Line) -> Void) -> Int? {
    guard let command = lines().randomElement(using: &generator) else { return nil }
    if isViolation { change(command, set) }
    return scene.commands[command].node
  }

  mutating func plantClip() -> Int? {
    guard let command = lines().randomElement(using: &generator),
      case .text(let line) = scene.commands[command].paint
    else { return nil }
    let size = line.spans[0].font.size
    let whole = Rect(
      x: line.origin.x - 1, y: line.origin.y - size, width: line.width + 2, height: size * 1.4)
    var clip = whole
    if isViolation {
      if Bool.random(using: &generator) {
        clip.size.height *= number(0.3...0.75)
      } else {
        clip.size.width *= number(0.2...0.85)
      }
    }
    let node = scene.commands[command].node
    scene.commands.insert(Scene.Command(node: node, paint: .endGroup), at: command + 1)
    scene.commands.insert(
      Scene.Command(node: node, paint: .beginGroup(.clip(.box(clip, cornerRadius: 0)))), at: command
    )
    return node
  }

  mutating func plantTextOverlap() -> Int? {
    guard let command = lines().randomElement(using: &generator),
      case .text(var line) = scene.commands[command].paint
    else { return nil }
    let size = line.spans[0].font.size
    line.string = String(line.string.reversed())
    line.spans[0].length = line.string.utf8.count
    line.origin.x += number(-4...4)
    line.origin.y += isViolation ? number(-0.25...0.25) * size : size * 1.6
    let area = Rect(
      x: line.origin.x, y: line.origin.y - size, width: line.width, height: size * 1.3)
    if !isViolation {
      let others = scene.commands.contains { other in
        guard case .text(let other) = other.paint else { return false }
        let height = other.spans.map(\.font.size).max() ?? 0
        let common = area.intersection(
          Rect(
            x: other.origin.x, y: other.origin.y - height, width: other.width,
            height: height * 1.3))
        return common.width > 0 && common.height > 0
      }
      if others { return nil }
    }
    let node = append("Text#planted", area)
    scene.commands.insert(Scene.Command(node: node, paint: .text(line)), at: command + 1)
    return node
  }

  mutating func plantTextSize() -> Int? {
    guard let command = lines().randomElement(using: &generator) else { return nil }
    let size = isViolation ? number(6...10.8) : number(11...13)
    change(command) { $0.spans[0].font.size = size }
    return scene.commands[command].node
  }

  mutating func plantPlaceholder() -> Int? {
    guard let command = lines().randomElement(using: &generator),
      let text = (isViolation ? Words.placeholders : Words.nearPlaceholders)
        .randomElement(using: &generator)
    else { return nil }
    change(command) { line in
      line.string = text
      line.spans[0].length = text.utf8.count
    }
    return scene.commands[command].node
  }
}
