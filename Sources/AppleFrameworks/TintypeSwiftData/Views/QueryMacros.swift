// SPDX-License-Identifier: MIT

import SwiftUI

/// Declares a property with all models of a type, in the order of insertion.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a descriptor.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction?
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a descriptor.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and sort descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and sort descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and the property by which the models are sorted.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and the property by which the models are sorted.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and the optional property by which the models are sorted.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with the models of a predicate and the optional property by which the models are sorted.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with all models of a type, in the order of insertion.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "TintypeMacros", type: "QueryMacro")

/// Declares a property with all models of a type, in the order of insertion.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "TintypeMacros", type: "QueryMacro")
