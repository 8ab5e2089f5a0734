// SPDX-License-Identifier: MIT

/// Adds a conformance to ``Animatable`` whose animatable data contains all variable stored
/// properties.
///
/// The type of each property conforms to ``VectorArithmetic`` or ``Animatable``, or the property
/// has the attribute ``AnimatableIgnored()``.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TintypeMacros", type: "AnimatableMacro")

/// Excludes a property from the animatable data that ``Animatable()`` adds.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "TintypeMacros", type: "AnimatableIgnoredMacro")

// Only expansions of `@Animatable` use the following declarations.

/// Adds the accessors of the animatable data.
@attached(accessor)
public macro __AnimatableData() =
  #externalMacro(module: "TintypeMacros", type: "AnimatableDataMacro")

/// Determines the type of a property's animatable data.
public func __animatableType<Root, Value: VectorArithmetic>(
  _ property: KeyPath<Root, Value>
) -> Value { .zero }

/// Determines the type of a property's animatable data.
@_disfavoredOverload
public func __animatableType<Root, Value: Animatable>(
  _ property: KeyPath<Root, Value>
) -> Value.AnimatableData { .zero }

/// Returns the animatable data of a property.
public nonisolated func __animatableData<Value: VectorArithmetic>(_ value: Value) -> Value { value }

/// Returns the animatable data of a property.
@_disfavoredOverload
public nonisolated func __animatableData<Value: Animatable>(
  _ value: Value
) -> Value.AnimatableData { value.animatableData }

/// Sets the animatable data of a property.
public nonisolated func __setAnimatableData<Value: VectorArithmetic>(
  of value: inout Value, to data: Value
) { value = data }

/// Sets the animatable data of a property.
@_disfavoredOverload
public nonisolated func __setAnimatableData<Value: Animatable>(
  of value: inout Value, to data: Value.AnimatableData
) { value.animatableData = data }
