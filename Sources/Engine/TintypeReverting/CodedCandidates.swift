// SPDX-License-Identifier: MIT

import TintypeComponents

/// The coded values that may result from another value of an attribute.
struct CodedCandidates {
  /// The last component of the attribute's name, which is usually the name of a field.
  private let key: String
  private let olds: [CodedValue]
  private let news: [CodedValue]
  private let isSet: Bool
  private let isDefault: Bool
  /// The older and the newer text.
  private let texts: (old: Substring, new: Substring)?
  /// The names of set flags, such as `horizontal vertical`.
  private let flags: Set<String>
  /// The colors to replace by their descriptions, if both values describe the same number of
  /// colors.
  private let colors: [(old: DescribedColor, new: DescribedColor)]

  /// The maximum number of values that are tried.
  private static let limit = 400

  /// Creates candidates for replacing a value by another one; `nil` is a default.
  init(name: String, old: Attribute.Value?, new: Attribute.Value?) {
    key = name.split(separator: ".").last.map(String.init) ?? name
    olds = old.map(Self.codes) ?? Self.defaults
    news = new.map(Self.codes) ?? Self.defaults
    isSet = old != nil
    isDefault = new == nil
    if case .text(let before)? = old, case .text(let after)? = new {
      texts = (before[...], after[...])
    } else {
      texts = nil
    }
    if case .word(let words)? = new {
      flags = Set(words.split(separator: " ").map(String.init))
    } else {
      flags = []
    }
    var colors: [(DescribedColor, DescribedColor)] = []
    if case .word(let before)? = old, case .word(let after)? = new {
      let (known, wanted) = (DescribedColor.all(in: before), DescribedColor.all(in: after))
      if known.count == wanted.count { colors = Array(zip(known, wanted)) }
    }
    self.colors = colors
  }

  /// Returns coded values in which the value may be replaced, the most probable first.
  func variants(of coded: CodedValue) -> [CodedValue] {
    let single = coded.variants { part, _ in olds.contains(part) ? news : [] }
    var found = single.filter { $0.key == key }.map(\.value)
    // All runs of a text have the font of the first one, if its attributes do not name others.
    for (old, new) in pairs {
      let all = coded.replacing { $0 == old ? new : nil }
      if all != coded { found.append(all) }
    }
    found += single.filter { $0.key != key }.map(\.value)
    if let texts { found += replacingRun(of: coded, texts.old, texts.new) }
    if !flags.isEmpty { found += settingFlags(of: coded) }
    if !colors.isEmpty { found.append(replacingColors(of: coded)) }
    if !isSet || isDefault { found += settingField(of: coded) }
    return Array(found.prefix(Self.limit))
  }

  /// Returns the coded value with the colors of a gradient, a material or a line replaced in order.
  private func replacingColors(of coded: CodedValue) -> CodedValue {
    var rest = colors[...]
    return coded.replacing { part in
      guard part["red"] != nil, let color = part.decoded(as: ResolvedColor.self),
        let place = rest.firstIndex(where: { $0.old.isDescription(of: color) })
      else { return nil }
      var new = rest.remove(at: place).new
      // The word before an unnamed color is the name of a material.
      if color.name == nil { new.color.name = nil }
      return CodedValue(new.color)
    }
  }

  /// Returns coded values in which a single run of a text has the change of the whole text.
  private func replacingRun(
    of coded: CodedValue, _ old: Substring, _ new: Substring
  ) -> [CodedValue] {
    coded.variants { part, _ in
      guard case .text(let run) = part, !run.isEmpty, run.count < old.count else { return [] }
      return old.ranges(of: run).compactMap { range in
        let (before, after) = (old[..<range.lowerBound], old[range.upperBound...])
        guard new.hasPrefix(before), new.dropFirst(before.count).hasSuffix(after) else {
          return nil
        }
        return .text(String(new.dropFirst(before.count).dropLast(after.count)))
      }
    }.map(\.value)
  }

  /// Returns coded values in which the named flags of an object are set and all others are not.
  private func settingFlags(of coded: CodedValue) -> [CodedValue] {
    coded.variants { part, _ in
      guard case .object(let fields) = part, flags.isSubset(of: fields.keys),
        fields.values.allSatisfy({ $0 == .flag(true) || $0 == .flag(false) })
      else { return [] }
      var part = part
      for name in fields.keys { part[name] = .flag(flags.contains(name)) }
      return [part]
    }.map(\.value)
  }

  private var pairs: [(CodedValue, CodedValue)] { olds.flatMap { old in news.map { (old, $0) } } }

  /// Returns coded values in which a field is set, because fields without a value are not coded.
  private func settingField(of coded: CodedValue) -> [CodedValue] {
    coded.variants { part, _ in
      guard case .object = part else { return [] }
      return news.map { new in
        var part = part
        part[key] = new == .null ? nil : new
        return part
      }
    }.map(\.value)
  }

  /// The usual default values.
  private static let defaults: [CodedValue] =
    [.null, .number(0), .number(1), .flag(false)]
    + [
      "horizontal", "vertical", "center", "leading", "normal", "butt", "miter", "nonZero", "tail",
      "medium", "circular",
    ]
    .map { .text($0) }
    + [CodedValue(Alignment.center), CodedValue(UnitPoint.center)].compactMap(\.self)

  /// The coded forms of an attribute's value.
  private static func codes(_ value: Attribute.Value) -> [CodedValue] {
    switch value {
    case .number(let length): [CodedValue(length)].compactMap(\.self)
    case .text(let text): [.text(text)]
    case .font(let font): [CodedValue(font)].compactMap(\.self)
    case .color(let color):
      CodedValue(color).map { [.enumeration("color", $0), $0] } ?? []
    case .word("true"): [.flag(true), .text("true")]
    case .word(let word): [.text(word)] + codes(ofNamed: word)
    }
  }

  private static func codes(ofNamed word: String) -> [CodedValue] {
    let alignments: [Alignment] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    return alignments.filter { $0.summary == word }.compactMap { CodedValue($0) }
      + [UnitPoint(described: word[...]).flatMap { CodedValue($0) }].compactMap(\.self)
      + [DescribedStyle(word).style.flatMap { CodedValue($0) }].compactMap(\.self)
      + [line(word).flatMap { CodedValue($0) }].compactMap(\.self)
      + [Edge(described: word).flatMap { CodedValue($0) }].compactMap(\.self)
      + [CodedValue.enumeration(word)]
  }

  /// Returns the underline or strikethrough with a description such as `dot blue #007AFF`.
  private static func line(_ word: String) -> TextLineStyle? {
    word.split(separator: " ").first.flatMap { TextLineStyle.Pattern(rawValue: String($0)) }
      .map { TextLineStyle(pattern: $0, color: DescribedColor.all(in: word).first?.color) }
  }
}

extension CodedValue {
  /// Returns the coded form of an enumeration's case with one associated value.
  fileprivate static func enumeration(_ kind: String, _ value: CodedValue) -> CodedValue {
    .object([kind: .object(["_0": value])])
  }

  /// Returns the coded form of an enumeration's case without associated values.
  fileprivate static func enumeration(_ kind: String) -> CodedValue {
    .object([kind: .object([:])])
  }
}
