// SPDX-License-Identifier: MIT

/// Makes a class a model, whose stored variables are observed and saved.
///
///     @Model final class Trip {
///       var name: String
///       @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///
///       init(name: String) { self.name = name }
///     }
@attached(member, names: named(_$model), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "TintypeMacros", type: "ModelMacro")

/// Observes a variable of a model.
///
/// Only expansions of ``Model()`` use this macro.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "TintypeMacros", type: "PersistedPropertyMacro")

/// Sets options of an attribute.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Sets the delete rule and the inverse of a relationship.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Marks a variable that is neither observed nor saved.
@attached(peer)
public macro Transient() = #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Requires combinations of properties that no two models share.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Declares indices, which have no effect in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Declares indices of kinds, which have no effect in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")

/// Adds a context to an actor.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TintypeMacros", type: "ModelActorMacro")
