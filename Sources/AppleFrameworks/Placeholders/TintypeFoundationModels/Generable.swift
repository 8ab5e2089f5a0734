// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// A type whose values a language model generates, which does not happen on Linux.
public protocol Generable: PromptRepresentable, InstructionsRepresentable {
  /// The type of incomplete values.
  associatedtype PartiallyGenerated = Self
}

/// The type of incomplete values of a type.
public typealias _PartiallyGenerated<Value: Generable> = Value.PartiallyGenerated

extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension String: Generable {}
extension Array: Generable, PromptRepresentable, InstructionsRepresentable
where Element: Generable {
  /// The incomplete elements.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: Generable, PromptRepresentable, InstructionsRepresentable
where Wrapped: Generable {
  /// The incomplete value.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// The identity of a value while it is generated.
public struct GenerationID: Hashable, Sendable {
  private let value = 0

  /// Creates an identity.
  public init() {}
}

/// Declares that a language model generates values of a structure or enumeration.
@attached(extension, conformances: Generable)
@attached(member, names: named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "TintypeMacros", type: "GenerableMacro")

/// Describes a property for a language model, with no effect.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Describes a property and its values for a language model, with no effect.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Describes the text of a property for a language model, with no effect.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// A condition for generated values, with no effect.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value: Comparable {
  /// The least value.
  public static func minimum(_ value: Value) -> Self { Self() }
  /// The greatest value.
  public static func maximum(_ value: Value) -> Self { Self() }
  /// The range of values.
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

extension GenerationGuide where Value == String {
  /// The only text.
  public static func constant(_ value: String) -> Self { Self() }
  /// The possible texts.
  public static func anyOf(_ values: [String]) -> Self { Self() }
  /// The pattern of the text.
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

// A macro has no type of elements, as in Apple's framework.
extension GenerationGuide where Value == [Never] {
  /// The least number of elements.
  public static func minimumCount(_ count: Int) -> Self { Self() }
  /// The greatest number of elements.
  public static func maximumCount(_ count: Int) -> Self { Self() }
  /// The number of elements.
  public static func count(_ count: Int) -> Self { Self() }
  /// The range of the number of elements.
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

extension GenerationGuide {
  /// The condition for elements.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self() }
}
