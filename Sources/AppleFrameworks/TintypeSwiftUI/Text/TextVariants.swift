// SPDX-License-Identifier: MIT

/// A type that chooses between the variants of a text.
public protocol TextVariantPreference {}

/// The preference of the first variant.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The preference of the longest variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The preference of the first variant.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The preference of the longest variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Sets the preference of variants, which has no effect, because texts have one variant.
  public func textVariant<V>(_ preference: V) -> some View where V: TextVariantPreference { self }
}
