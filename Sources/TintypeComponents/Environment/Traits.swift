// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of the environment that a snapshot fixes; what it leaves out comes from the device.
///
/// Traits compose, the later ones winning:
///
/// ```swift
/// let traits: Traits = [.dark, .dynamicTypeSize(.accessibility3), .rightToLeft, .locale("ar_SA")]
/// ```
public struct Traits: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// How far colours stand apart from what is behind them.
  public var colorSchemeContrast: ColorSchemeContrast?
  /// How large text is to be.
  public var dynamicTypeSize: DynamicTypeSize?
  /// How heavy text is to be.
  public var legibilityWeight: LegibilityWeight?
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection?
  /// The identifier of the language and region, such as `ar_SA`; one that does not exist fails the
  /// snapshot with `TraitsError.unknownLocale`.
  public var locale: String?
  /// The name of the time zone, such as `Europe/Lisbon`; one that does not exist fails the snapshot
  /// with `TraitsError.unknownTimeZone`.
  public var timeZone: String?
  /// The calendar that days are told by.
  public var calendar: Calendar.Identifier?
  /// Pixels per point.
  public var displayScale: Double?
  /// Whether the viewport is wide.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// Whether the viewport is high.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The kind of machine.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// What bars and sensors take from each edge of the viewport, in points.
  public var safeAreaInsets: EdgeInsets?
  /// Whether movement is to be avoided.
  public var reduceMotion: Bool?
  /// Whether what shines through is to be opaque.
  public var reduceTransparency: Bool?
  /// Whether controls answer to a user.
  public var isEnabled: Bool?
  /// What is being done to controls.
  public var controlState: ControlState?
  /// The colour of what can be operated or is chosen.
  public var tint: Color?
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons?
  /// Values that are fixed for key paths, each path once; the later ones are written last.
  var custom: [CustomTrait] = []
  /// What was asked for and cannot be, beside what the identifiers say by themselves.
  var failure: TraitsError?

  /// Creates traits that fix nothing.
  public init() {}

  /// Creates traits that fix nothing but what is given.
  public init(
    colorScheme: ColorScheme? = nil,
    colorSchemeContrast: ColorSchemeContrast? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil,
    legibilityWeight: LegibilityWeight? = nil,
    layoutDirection: LayoutDirection? = nil,
    locale: String? = nil,
    timeZone: String? = nil,
    calendar: Calendar.Identifier? = nil,
    displayScale: Double? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil,
    verticalSizeClass: UserInterfaceSizeClass? = nil,
    userInterfaceIdiom: UserInterfaceIdiom? = nil,
    safeAreaInsets: EdgeInsets? = nil,
    reduceMotion: Bool? = nil,
    reduceTransparency: Bool? = nil,
    isEnabled: Bool? = nil,
    controlState: ControlState? = nil,
    tint: Color? = nil,
    redactionReasons: RedactionReasons? = nil
  ) {
    self.colorScheme = colorScheme
    self.colorSchemeContrast = colorSchemeContrast
    self.dynamicTypeSize = dynamicTypeSize
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.safeAreaInsets = safeAreaInsets
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
    self.isEnabled = isEnabled
    self.controlState = controlState
    self.tint = tint
    self.redactionReasons = redactionReasons
  }

  /// Creates traits from several, the later ones winning.
  public init(arrayLiteral traits: Traits...) {
    self.init(traits)
  }

  /// Creates traits from several, the later ones winning.
  public init(_ traits: some Sequence<Traits>) {
    self = traits.reduce(Traits()) { $0.merging($1) }
  }

  /// Creates traits by the name that UIKit gives the scheme.
  public init(userInterfaceStyle: ColorScheme) {
    self.init(colorScheme: userInterfaceStyle)
  }

  /// Creates traits by the name that UIKit gives the size of text.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(dynamicTypeSize: preferredContentSizeCategory)
  }

  /// Creates traits by the name that UIKit gives the contrast.
  public init(accessibilityContrast: ColorSchemeContrast) {
    self.init(colorSchemeContrast: accessibilityContrast)
  }
}

/// What traits ask for that there is not.
public enum TraitsError: Error, Hashable, Sendable {
  /// No language or no region has that identifier.
  case unknownLocale(String)
  /// No time zone has that identifier.
  case unknownTimeZone(String)
  /// The axes of variants have more than `Variants.maximumCount` combinations; each axis is told
  /// with its number of values.
  case tooManyVariants(axes: String)
}

extension TraitsError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unknownLocale(let identifier):
      """
      There is no locale “\(identifier.prefix(100))”. Pass a language, with a region if need be, such \
      as ar_SA or zh-Hant-TW.
      """
    case .unknownTimeZone(let identifier):
      """
      There is no time zone “\(identifier.prefix(100))”. Pass a name of the IANA database, such as \
      Europe/Lisbon.
      """
    case .tooManyVariants(let axes):
      """
      These variants are more than \(Variants.maximumCount): \(axes). Pass fewer values, or make \
      several sets of variants.
      """
    }
  }
}

extension Traits: CustomStringConvertible {
  /// What the traits fix, in a fixed order: `dark-accessibility3-rtl`; empty where it is nothing.
  ///
  /// The name is part of the names of variants, and so of files: it does not change between runs,
  /// machines and versions.
  public var name: String { words.joined(separator: "-") }

  /// The name.
  public var description: String { name }

  private var words: [String] {
    var words: [String] = []
    func add(_ word: String?) { if let word { words.append(word) } }
    add(colorScheme?.rawValue)
    add(colorSchemeContrast.map { "\($0.rawValue)Contrast" })
    add(dynamicTypeSize?.rawValue)
    add(legibilityWeight.map { "\($0.rawValue)Text" })
    add(layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" })
    add(locale)
    add(timeZone?.replacing("/", with: "-"))
    add(calendar.map { String(describing: $0) })
    add(displayScale.map { "\($0.pointText)x" })
    add(horizontalSizeClass.map { "\($0.rawValue)Width" })
    add(verticalSizeClass.map { "\($0.rawValue)Height" })
    add(userInterfaceIdiom?.rawValue)
    add(safeAreaInsets.map { "safeArea-\($0.words.joined(separator: "-"))" })
    add(reduceMotion.map { $0 ? "reduceMotion" : "fullMotion" })
    add(reduceTransparency.map { $0 ? "reduceTransparency" : "fullTransparency" })
    add(isEnabled.map { $0 ? "enabled" : "disabled" })
    words += controlState?.words ?? []
    add(tint.map { $0.name ?? "tint" })
    words += redactionReasons?.words ?? []
    words += custom.compactMap(\.name)
    return words
  }
}

extension EdgeInsets {
  fileprivate var words: [String] { [top, leading, bottom, trailing].map(\.pointText) }
}
