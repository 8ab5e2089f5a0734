// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeComponents
import TintypeSnapshots
import TintypeUIKit

/// The combinations of devices and settings in which snapshots of previews are taken.
///
/// ```swift
/// PreviewVariants(colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
/// ```
///
/// A setting without values is that of the preview. All combinations of the others are variants, so
/// the example has four. An app whose `Info.plist` has the key `UIUserInterfaceStyle` is only shown in
/// that color scheme.
public struct PreviewVariants: Sendable {
  /// The color schemes.
  public var colorSchemes: [ColorScheme]
  /// The text sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The locales, which also determine the layout direction.
  public var locales: [Locale]
  /// The layout directions, instead of those of the locales.
  public var layoutDirections: [LayoutDirection]
  /// The devices of previews that do not set one.
  public var devices: [PreviewDevice]
  /// The appearances of standard controls.
  public var platformStyles: [PlatformStyle]

  /// Creates variants.
  ///
  /// - Parameters:
  ///   - colorSchemes: The color schemes.
  ///   - dynamicTypeSizes: The text sizes.
  ///   - locales: The locales, which also determine the layout direction.
  ///   - layoutDirections: The layout directions, instead of those of the locales.
  ///   - devices: The devices of previews that do not set one, by default an iPhone 13.
  ///   - platformStyles: The appearances of standard controls, by default that of the test.
  public init(
    colorSchemes: [ColorScheme] = [], dynamicTypeSizes: [DynamicTypeSize] = [],
    locales: [Locale] = [], layoutDirections: [LayoutDirection] = [], devices: [PreviewDevice] = [],
    platformStyles: [PlatformStyle] = []
  ) {
    self.colorSchemes = colorSchemes
    self.dynamicTypeSizes = dynamicTypeSizes
    self.locales = locales
    self.layoutDirections = layoutDirections
    self.devices = devices
    self.platformStyles = platformStyles
  }

  /// The previews as they are declared.
  public static let asDeclared = PreviewVariants()
  /// Light and dark appearance.
  public static let colorSchemes = PreviewVariants(colorSchemes: [.light, .dark])

  /// All combinations, in which the last setting changes first.
  var all: [PreviewVariant] { all(requiring: AppAppearance.required) }

  /// Returns all combinations with the color scheme of an app that has only one.
  func all(requiring required: ColorScheme?) -> [PreviewVariant] {
    var variants = [PreviewVariant(required: required)]
    var colorSchemes = colorSchemes
    if let required, !colorSchemes.isEmpty { colorSchemes = [required] }
    func combine<Value>(_ values: [Value], _ change: (inout PreviewVariant, Value) -> Void) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          change(&variant, value)
          return variant
        }
      }
    }
    combine(devices) { $0.device = $1 }
    combine(platformStyles) { $0.platformStyle = $1 }
    combine(colorSchemes) { $0.colorScheme = $1 }
    combine(dynamicTypeSizes) { $0.dynamicTypeSize = $1 }
    combine(locales) { $0.locale = $1 }
    combine(layoutDirections) { $0.layoutDirection = $1 }
    return variants
  }
}

/// A device and settings in which the snapshot of a preview is taken.
struct PreviewVariant: Sendable {
  /// The color scheme of an app that has only one.
  var required: ColorScheme?
  var device: PreviewDevice?
  var platformStyle: PlatformStyle?
  var colorScheme: ColorScheme?
  var dynamicTypeSize: DynamicTypeSize?
  var locale: Locale?
  var layoutDirection: LayoutDirection?

  /// The values that differ from the preview's, separated by hyphens; empty without any.
  var name: String {
    let parts = [
      device?.rawValue.filter { $0 != " " }, platformStyle?.rawValue,
      colorScheme.map { "\($0)" }, dynamicTypeSize.map { "\($0)" }, locale?.identifier,
      layoutDirection.map { "\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: "-")
  }

  /// Calls a function with the platform style in the configuration.
  func withPlatformStyle<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let platformStyle else { return try body() }
    return try SnapshotTestingConfiguration.with(
      SnapshotTestingConfiguration(platformStyle: platformStyle), operation: body)
  }

  /// The traits of the screen.
  var traits: UITraitCollection {
    UITraitCollection { traits in
      switch required ?? colorScheme {
      case .light: traits.userInterfaceStyle = .light
      case .dark: traits.userInterfaceStyle = .dark
      case nil: break
      }
      if let dynamicTypeSize {
        traits.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize)
      }
      switch layoutDirection ?? localeDirection {
      case .leftToRight: traits.layoutDirection = .leftToRight
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case nil: break
      }
    }
  }

  /// The layout direction of the locale's language; `nil` without a locale.
  private var localeDirection: LayoutDirection? {
    guard let locale else { return nil }
    return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
