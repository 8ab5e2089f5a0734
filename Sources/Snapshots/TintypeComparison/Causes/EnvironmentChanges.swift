// SPDX-License-Identifier: MIT

import TintypeScene

/// The changes of attributes that follow from another color scheme, layout direction or text size.
struct EnvironmentChanges {
  private let scheme: SchemeColors
  private let sizes: ScaledSizes
  private let hasScheme: Bool
  private let hasDirection: Bool
  /// The number of nodes with an equal change.
  private var counts: [Repetition: Int] = [:]
  /// The nodes with lengths that follow from another text size.
  private var scaled: Set<NodePath> = []

  /// A change of nodes of a type.
  private struct Repetition: Hashable {
    var type: String
    var name: String
    var old: Attribute.Value?
    var new: Attribute.Value?

    init?(_ change: SceneDifference.Change) {
      guard case .attribute(let name, let old, let new) = change.kind else { return nil }
      (type, self.name, self.old, self.new) = (change.nodeType, name, old, new)
    }
  }

  init(_ changes: [SceneDifference.Change]) {
    scheme = SchemeColors(changes)
    sizes = ScaledSizes(changes)
    hasScheme = changes.contains { change in
      if case .canvas("colorScheme", _, _) = change.kind { true } else { false }
    }
    hasDirection = changes.contains { change in
      if case .canvas("layoutDirection", _, _) = change.kind { true } else { false }
    }
    guard hasScheme || hasDirection || sizes.fonts != nil else { return }
    for change in changes {
      if let repetition = Repetition(change) { counts[repetition, default: 0] += 1 }
      if sizes.explains(change), let path = change.path { scaled.insert(path) }
    }
  }

  /// Returns the trait that a change follows from; `nil` for none.
  ///
  /// An equal change of several nodes follows from the trait that can change its values.
  func trait(of change: SceneDifference.Change) -> String? {
    if scheme.explains(change) { return "colorScheme" }
    if sizes.explains(change) { return "dynamicTypeSize" }
    guard let repetition = Repetition(change) else { return nil }
    let isRepeated = counts[repetition, default: 0] > 1
    switch (repetition.old, repetition.new) {
    case (.color(let old), .color(let new)):
      return hasScheme && (isRepeated || old.differsOnlyInOpacity(from: new)) ? "colorScheme" : nil
    case (.number, .number), (.font, .font):
      guard sizes.fonts != nil else { return nil }
      return isRepeated || isCorner(repetition.name, of: change) ? "dynamicTypeSize" : nil
    case (.word, .word) where repetition.name.hasSuffix("path"):
      if hasDirection, repetition.name.hasPrefix("clipShape") {
        return isRepeated ? "layoutDirection" : nil
      }
      guard sizes.fonts != nil else { return nil }
      return isRepeated || change.path.map(scaled.contains) == true ? "dynamicTypeSize" : nil
    case (nil, let value?), (let value?, nil):
      guard isRepeated else { return nil }
      if hasScheme, repetition.name.hasPrefix("shadow") { return "colorScheme" }
      guard case .number = value, sizes.fonts != nil else { return nil }
      return "dynamicTypeSize"
    default: return nil
    }
  }

  /// Returns whether a change is that of a corner radius around scaled content, whose height limits
  /// the radius.
  private func isCorner(_ name: String, of change: SceneDifference.Change) -> Bool {
    guard name.hasSuffix("cornerRadius"), let path = change.path else { return false }
    return scaled.contains { $0.elements.starts(with: path.elements) }
  }
}

extension ResolvedColor {
  /// Returns whether two unnamed translucent colors differ only by their opacity.
  fileprivate func differsOnlyInOpacity(from other: ResolvedColor) -> Bool {
    name == nil && other.name == nil && red == other.red && green == other.green
      && blue == other.blue && opacity < 1 && other.opacity < 1
  }
}

/// The colors that a changed color scheme gives to named colors.
struct SchemeColors {
  /// The most frequent change of each color by its names and older values; `nil` if the scheme is
  /// the same.
  ///
  /// A single color that becomes translucent is no change of the scheme.
  private let changes: [String: String]?

  init(_ all: [SceneDifference.Change]) {
    let hasChanged = all.contains { change in
      if case .canvas("colorScheme", _, _) = change.kind { true } else { false }
    }
    guard hasChanged else {
      changes = nil
      return
    }
    var counts: [String: [String: Int]] = [:]
    for change in all {
      guard let token = Self.token(of: change) else { continue }
      if case .attribute(_, .color(let old)?, .color(let new)?) = change.kind,
        (old.opacity == 1) != (new.opacity == 1)
      {
        continue
      }
      counts[token.old, default: [:]][token.new, default: 0] += 1
    }
    changes = counts.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  func explains(_ change: SceneDifference.Change) -> Bool {
    guard let changes, let token = Self.token(of: change) else { return false }
    return changes[token.old] == token.new
  }

  /// Returns the older names and values of the colors of a change, and the newer values; `nil` if
  /// the names differ.
  private static func token(of change: SceneDifference.Change) -> (old: String, new: String)? {
    let texts: (old: String, new: String)
    switch change.kind {
    case .canvas("background", let old?, let new?): texts = (old, new)
    case .attribute(_, .color(let old)?, .color(let new)?): texts = ("\(old)", "\(new)")
    case .attribute(_, .word(let old)?, .word(let new)?): texts = (old, new)
    default: return nil
    }
    func parts(_ text: String) -> (names: String, values: String) {
      let words = text.split(separator: " ")
      return (
        words.filter { !$0.contains("#") }.joined(separator: " "),
        words.filter { $0.contains("#") }.joined(separator: " ")
      )
    }
    let (old, new) = (parts(texts.old), parts(texts.new))
    guard old.names == new.names, !old.names.isEmpty, !old.values.isEmpty else { return nil }
    return ("\(old.names) \(old.values)", new.values)
  }
}

/// The sizes of texts and symbols and the lengths that follow from another Dynamic Type size.
struct ScaledSizes {
  private typealias Sizes = (old: DynamicTypeSize, new: DynamicTypeSize)

  /// A font of a text style in the two sizes; `nil` if the sizes are the same.
  let fonts: (old: Font, new: Font)?

  /// The two Dynamic Type sizes.
  private var sizes: Sizes? {
    fonts.map { ($0.old.dynamicTypeSize ?? .large, $0.new.dynamicTypeSize ?? .large) }
  }

  init(_ changes: [SceneDifference.Change]) {
    fonts =
      changes.lazy.compactMap { change -> (old: Font, new: Font)? in
        guard case .attribute(_, .font(let old)?, .font(let new)?) = change.kind,
          old.textStyle != nil, old.textStyle == new.textStyle,
          old.dynamicTypeSize ?? .large != new.dynamicTypeSize ?? .large
        else { return nil }
        return (old, new)
      }.first
  }

  func explains(_ change: SceneDifference.Change) -> Bool {
    guard let sizes, case .attribute(let name, let old?, let new?) = change.kind else {
      return false
    }
    switch (old, new) {
    case (.font(let before), .font(let after)):
      var scaled = before
      (scaled.size, scaled.dynamicTypeSize) = (after.size, after.dynamicTypeSize)
      guard scaled == after else { return false }
      guard let style = before.textStyle else {
        return Font.TextStyle.allCases.contains {
          Self.isScaled(before.size, after.size, $0, sizes, precision: 0.01)
        }
      }
      return Self.isScaled(before.size, after.size, style, sizes, precision: 1)
    case (.number(let before), .number(let after)):
      // Symbols follow fonts, whose sizes are rounded. Other lengths are scaled metrics.
      let isSymbol =
        name == "size" && change.path?.elements.last?.hasPrefix("Symbol[") == true
      return Font.TextStyle.allCases.contains {
        Self.isScaled(
          before.points, after.points, $0, sizes, precision: isSymbol ? 1 : 0.01)
      }
    default: return false
    }
  }

  /// Returns whether a length follows the size of a style.
  private static func isScaled(
    _ old: Double, _ new: Double, _ style: Font.TextStyle, _ sizes: Sizes, precision: Double
  ) -> Bool {
    let factor = style.size(at: sizes.new) / style.size(at: sizes.old)
    return old != 0 && abs(old * factor - new) <= precision
  }
}
