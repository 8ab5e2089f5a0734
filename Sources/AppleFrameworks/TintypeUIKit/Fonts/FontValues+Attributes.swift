// SPDX-License-Identifier: MIT

internal import Foundation

extension FontValues {
  /// The style as symbolic traits.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isItalic { traits.insert(.traitItalic) }
      if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if width.rawValue > 0 { traits.insert(.traitExpanded) }
      if width.rawValue < 0 { traits.insert(.traitCondensed) }
      if design == .monospaced { traits.insert(.traitMonoSpace) }
      return traits
    }
    set {
      let old = symbolicTraits
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitBold) != old.contains(.traitBold) {
        weight = newValue.contains(.traitBold) ? .bold : .regular
      }
      if newValue.contains(.traitMonoSpace) != old.contains(.traitMonoSpace) {
        design = newValue.contains(.traitMonoSpace) ? .monospaced : .default
      }
      let isSameWidth =
        newValue.contains(.traitExpanded) == old.contains(.traitExpanded)
        && newValue.contains(.traitCondensed) == old.contains(.traitCondensed)
      if !isSameWidth {
        width =
          newValue.contains(.traitExpanded)
          ? .expanded : newValue.contains(.traitCondensed) ? .condensed : .standard
      }
      // The name is that of the previous style.
      if newValue != old, family != nil { name = nil }
    }
  }

  /// The values as attributes of a descriptor.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .width: width.rawValue,
    ]
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: familyName, .name: postScriptName, .size: size, .traits: traits,
    ]
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    return attributes
  }

  /// Returns the values with attributes applied; unknown ones have no effect.
  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontValues {
    var values = self
    if let family = attributes[.family] as? String {
      values.family = family
      values.name = nil
    }
    if let name = attributes[.name] as? String, let named = Self.named(name, size: values.size) {
      values.family = named.family
      values.name = name
      values.weight = named.weight
      values.isItalic = named.isItalic
    }
    if let size = Self.number(attributes[.size]) { values.size = size }
    if let face = attributes[.face] as? String { values.apply(face: face) }
    if let style = attributes[.textStyle] {
      values.textStyle =
        style as? UIFont.TextStyle ?? (style as? String).map { UIFont.TextStyle(rawValue: $0) }
    }
    values.apply(traits: attributes[.traits])
    values.apply(features: attributes[.featureSettings])
    return values
  }

  private mutating func apply(traits: Any?) {
    guard let traits = traits as? [UIFontDescriptor.TraitKey: Any] else { return }
    if let bits = traits[.symbolic] {
      if let set = bits as? UIFontDescriptor.SymbolicTraits {
        symbolicTraits = set
      } else if let number = Self.number(bits), let bits = UInt32(exactly: Double(number)) {
        symbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: bits)
      }
    }
    if let value = traits[.weight] {
      weight = value as? UIFont.Weight ?? Self.number(value).map { UIFont.Weight($0) } ?? weight
    }
    if let value = traits[.width] {
      width =
        value as? UIFont.Width ?? Self.number(value).map { UIFont.Width(rawValue: $0) } ?? width
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
  }

  /// Applies the feature of Apple Advanced Typography for digits of the same width: type 6, selector 0.
  private mutating func apply(features: Any?) {
    guard let features = features as? [[UIFontDescriptor.FeatureKey: Any]] else { return }
    for feature in features where Self.number(feature[.type]) == 6 {
      hasMonospacedDigits = Self.number(feature[.selector]) == 0
    }
  }

  private mutating func apply(face: String) {
    let face = face.lowercased()
    isItalic = face.contains("italic") || face.contains("oblique")
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    weight = weights.first { face.contains($0.0) }?.1 ?? .regular
    if family != nil { name = nil }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
