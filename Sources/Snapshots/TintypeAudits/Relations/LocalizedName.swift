// SPDX-License-Identifier: MIT

import TintypeScene

/// A name of a variant that contains a locale, such as `expenses-ja_JP` or `dark-de-iPhone13`.
package struct LocalizedName: Hashable, Sendable {
  /// The whole name.
  package var name: String
  /// The locale, as it is written in the name.
  package var locale: String
  /// The name without the locale, which is the same for all locales of a variant.
  package var rest: Rest

  /// The parts of a name beside the locale.
  package struct Rest: Hashable, Sendable {
    var before: Substring
    var after: Substring
  }

  /// The language of the locale.
  package var language: String { Self.language(of: locale) }

  /// Returns the language of a locale, such as `de` for `de_AT`.
  package static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "_" && $0 != "-" })
  }

  /// Returns all ways to read a name as one with a locale; most names have none.
  package static func all(in name: String) -> [LocalizedName] {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "." }
    return parts.indices.compactMap { index in
      let words = parts[index].split(separator: "_", omittingEmptySubsequences: false)
      guard let language = words.first, languages.contains(language),
        words.dropFirst().allSatisfy(isSubtag)
      else { return nil }
      var end = parts[index].endIndex
      if words.count == 1 {
        // `de-DE` is one locale.
        for part in parts[(index + 1)...] {
          guard name[end] == "-", isSubtag(part) else { break }
          end = part.endIndex
        }
      }
      let start = parts[index].startIndex
      return LocalizedName(
        name: name, locale: String(name[start..<end]),
        rest: Rest(before: name[..<start], after: name[end...]))
    }
  }

  /// Returns whether a part of a locale is a script, such as `Hans`, or a region, such as `CN` or
  /// `419`.
  private static func isSubtag(_ text: Substring) -> Bool {
    guard text.allSatisfy(\.isASCII) else { return false }
    return switch text.count {
    case 4: text.first?.isUppercase == true && text.dropFirst().allSatisfy(\.isLowercase)
    case 3: text.allSatisfy(\.isNumber)
    case 2: text.allSatisfy(\.isUppercase)
    default: false
    }
  }

  /// The codes in ISO 639-1, and longer ones that iOS has for two languages.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv \
    dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie \
    ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv \
    mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm \
    rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts \
    tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu fil yue
    """.split(separator: " "))
}

/// The names of a variant in three or more languages.
package struct LocaleGroup: Hashable, Sendable {
  /// The name in the language that the others translate.
  package var base: LocalizedName
  /// The names in other languages, in their order.
  package var others: [LocalizedName]

  /// Finds the group with the most languages that contains a name; `nil` if none has a base and two
  /// other languages.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - names: The names of all variants, in each way to read them.
  ///   - base: The language or the locale that the others translate; without such a name, the first
  ///     one is the base.
  package init?(of name: String, in names: [LocalizedName], base: String?) {
    let groups = names.filter { $0.name == name }
      .map { reading in names.filter { $0.rest == reading.rest } }
    guard let group = groups.max(by: { $0.languages.count < $1.languages.count }),
      group.languages.count > 2
    else { return nil }
    let language = base.map(LocalizedName.language)
    guard
      let first = group.first(where: { $0.locale == base })
        ?? group.first(where: { $0.language == language }) ?? group.first
    else { return nil }
    self.base = first
    others = group.filter { $0.language != first.language }
  }

  /// Returns the texts to which those of a name are compared; `nil` if the group does not translate
  /// them.
  ///
  /// - Parameters:
  ///   - name: The name in the group.
  ///   - texts: Returns the texts of another name; `nil` if they are unknown.
  /// - Returns: The texts.
  package func translations(
    of name: String, texts: (String) -> [NodePath: String]?
  ) -> SceneTranslations? {
    guard others.contains(where: { $0.name == name }), let original = texts(base.name) else {
      return nil
    }
    func translation(_ name: LocalizedName) -> SceneTranslations.Texts? {
      texts(name.name).map { SceneTranslations.Texts(locale: name.locale, texts: $0) }
    }
    return SceneTranslations(
      base: SceneTranslations.Texts(locale: base.locale, texts: original),
      others: others.filter { $0.name != name }.compactMap(translation))
  }
}

extension [LocalizedName] {
  fileprivate var languages: Set<String> { Set(map(\.language)) }
}
