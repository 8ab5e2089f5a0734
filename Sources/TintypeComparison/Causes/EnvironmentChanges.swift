// SPDX-License-Identifier: MIT

import TintypeScene

/// The colors that a changed color scheme gives to named colors.
struct SchemeColors {
  /// The most frequent change of each color by its names; `nil` if the scheme is the same.
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
      guard let (name, values) = Self.token(of: change) else { continue }
      counts[name, default: [:]][values, default: 0] += 1
    }
    changes = counts.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  func explains(_ change: SceneDifference.Change) -> Bool {
    guard let changes, let (name, values) = Self.token(of: change) else { return false }
    return changes[name] == values
  }

  /// Returns the names of the colors of a change without their values, and the values; `nil` if
  /// the names differ.
  private static func token(of change: SceneDifference.Change) -> (name: String, values: String)? {
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
    return (old.names, "\(old.values) → \(new.values)")
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
      guard let style = before.textStyle else { return false }
      var scaled = before
      (scaled.size, scaled.dynamicTypeSize) = (after.size, after.dynamicTypeSize)
      return scaled == after
        && Self.isScaled(before.size, after.size, style, sizes, precision: 1)
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
