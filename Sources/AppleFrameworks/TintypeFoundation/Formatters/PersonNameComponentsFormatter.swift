// SPDX-License-Identifier: MIT

import Foundation

/// A formatter of names.
///
/// `@unchecked`: as Apple's, a formatter is configured before it is used by several threads.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The parts of the name.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname or one name.
    case short
    /// The given name and the family name.
    case medium
    /// All parts.
    case long
    /// The initials.
    case abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// Options of texts.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The pronunciation, if the name has one.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The parts of the name; `.default` by default.
  open var style = Style.default
  /// A Boolean value that selects the pronunciation, if the name has one.
  open var isPhonetic = false
  /// The locale; the current one by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }

  private var ownLocale: Locale?

  /// Returns the text of a name in the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: style.format, locale: locale).format(name)
  }

  /// Returns the parts of a name that is separated by spaces; `nil` for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Returns the text of `PersonNameComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

extension PersonNameComponents {
  /// Creates the parts of a name that is separated by spaces, such as “Ann Lee” or “Lee, Ann”.
  ///
  /// - Throws: `CocoaError(.formatting)` for an empty text.
  public init(_ value: String) throws {
    let sides = value.split(separator: ",", maxSplits: 1)
    var words = sides.reversed().joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .map(String.init)
    guard !words.isEmpty else { throw CocoaError(.formatting) }
    self.init()
    let affixes: Set = [
      "dr", "mr", "mrs", "ms", "prof", "jr", "sr", "ii", "iii", "iv", "phd", "md",
    ]
    func isAffix(_ word: String?) -> Bool {
      affixes.contains(word.map { $0.filter { $0 != "." }.lowercased() } ?? "")
    }
    if words.count > 1, isAffix(words.first) { namePrefix = words.removeFirst() }
    if words.count > 1, isAffix(words.last) { nameSuffix = words.removeLast() }
    givenName = words.removeFirst()
    familyName = words.popLast()
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }
}

/// The formatter of names, by the name that sources of apps use after their adaptation to Linux.
///
/// In types of declarations, the other name is ambiguous, because Foundation on Linux has a class of
/// the same name without an implementation.
public typealias _PersonNameComponentFormatter = PersonNameComponentsFormatter
