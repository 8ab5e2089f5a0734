// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Environment values that a snapshot sets explicitly; other values come from the device.
///
/// Traits compose, and later values take precedence:
///
/// ```swift
/// let traits: Traits = [.dark, .dynamicTypeSize(.accessibility3), .rightToLeft, .locale("ar_SA")]
/// ```
public struct Traits: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The color scheme.
  public var colorScheme: ColorScheme?
  /// The contrast of the color scheme.
  public var colorSchemeContrast: ColorSchemeContrast?
  /// The Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The legibility weight of text.
  public var legibilityWeight: LegibilityWeight?
  /// The layout direction.
  public var layoutDirection: LayoutDirection?
  /// The identifier of the locale, such as `ar_SA`.
  ///
  /// An unknown locale fails the snapshot with `TraitsError.unknownLocale`.
  public var locale: String?
  /// The name of the time zone, such as `Europe/Lisbon`.
  ///
  /// An unknown time zone fails the snapshot with `TraitsError.unknownTimeZone`.
  public var timeZone: String?
  /// The calendar.
  public var calendar: Calendar.Identifier?
  /// The display scale in pixels per point.
  public var displayScale: Double?
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The user interface idiom.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// The safe area insets of the viewport for bars and sensors, in points.
  public var safeAreaInsets: EdgeInsets?
  /// A Boolean value that indicates whether motion should be reduced.
  public var reduceMotion: Bool?
  /// A Boolean value that indicates whether transparency should be reduced.
  public var reduceTransparency: Bool?
  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool?
  /// The interaction state of controls.
  public var controlState: ControlState?
  /// The color of interactive and selected elements.
  public var tint: Color?
  /// The reasons to redact content.
  public var redactionReasons: RedactionReasons?
  /// The level of the user interface.
  package var userInterfaceLevel: UserInterfaceLevel?
  /// The appearance of standard controls, bars and lists.
  package var platformStyle: PlatformStyle?
  /// The values for key paths, each path once, in the order in which they are applied.
  var custom: [CustomTrait] = []
  /// An error in the specified values, other than an invalid identifier.
  var failure: TraitsError?

  /// Creates traits that set no values.
  public init() {}

  /// Creates traits that set only the given values.
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

  /// Creates traits from several; later values take precedence.
  public init(arrayLiteral traits: Traits...) { self.init(traits) }

  /// Creates traits from several; later values take precedence.
  public init(_ traits: some Sequence<Traits>) { self = traits.reduce(Traits()) { $0.merging($1) } }

  /// Creates traits from a color scheme, using UIKit's argument label.
  public init(userInterfaceStyle: ColorScheme) { self.init(colorScheme: userInterfaceStyle) }

  /// Creates traits from a Dynamic Type size, using UIKit's argument label.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(dynamicTypeSize: preferredContentSizeCategory)
  }

  /// Creates traits from a contrast, using UIKit's argument label.
  public init(accessibilityContrast: ColorSchemeContrast) {
    self.init(colorSchemeContrast: accessibilityContrast)
  }
}

/// An error in the values that traits specify.
public enum TraitsError: Error, Hashable, Sendable {
  /// No language or region has the identifier.
  case unknownLocale(String)
  /// No time zone has the identifier.
  case unknownTimeZone(String)
  /// The axes of variants have more than `Variants.maximumCount` combinations.
  ///
  /// The description lists each axis with its number of values.
  case tooManyVariants(axes: String)
}

extension TraitsError: CustomStringConvertible {
  /// A message that contains the error and a remedy.
  public var description: String {
    switch self {
    case .unknownLocale(let identifier):
      """
      Unknown locale “\(identifier.prefix(100))”. Pass a language, optionally with a region, such \
      as ar_SA or zh-Hant-TW.
      """
    case .unknownTimeZone(let identifier):
      """
      Unknown time zone “\(identifier.prefix(100))”. Pass a name from the IANA time zone database, \
      such as Europe/Lisbon.
      """
    case .tooManyVariants(let axes):
      """
      There are more than \(Variants.maximumCount) variants: \(axes). Pass fewer values, or create \
      several sets of variants.
      """
    }
  }
}

extension Traits: CustomStringConvertible {
  /// The specified values in a fixed order: `dark-accessibility3-rtl`; empty if there are none.
  ///
  /// The name is part of the names of variants and files, so it does not depend on the run, the
  /// machine or the version.
  public var name: String { nameComponents.joined(separator: "-") }

  /// The name of the traits.
  public var description: String { name }

  private var nameComponents: [String] {
    var nameComponents: [String] = []
    func add(_ word: String?) { if let word { nameComponents.append(word) } }
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
    add(userInterfaceLevel == .elevated ? "elevated" : nil)
    add(safeAreaInsets.map { "safeArea-\($0.nameComponents.joined(separator: "-"))" })
    add(reduceMotion.map { $0 ? "reduceMotion" : "fullMotion" })
    add(reduceTransparency.map { $0 ? "reduceTransparency" : "fullTransparency" })
    add(isEnabled.map { $0 ? "enabled" : "disabled" })
    nameComponents += controlState?.nameComponents ?? []
    add(tint.map { $0.name ?? "tint" })
    nameComponents += redactionReasons?.nameComponents ?? []
    add(platformStyle == .iOS ? nil : platformStyle?.rawValue)
    nameComponents += custom.compactMap(\.name)
    return nameComponents
  }
}

extension EdgeInsets {
  fileprivate var nameComponents: [String] { [top, leading, bottom, trailing].map(\.pointText) }
}
