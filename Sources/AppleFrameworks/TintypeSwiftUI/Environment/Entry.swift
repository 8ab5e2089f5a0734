// SPDX-License-Identifier: MIT

/// Creates an entry of environment values, a transaction, container values or focused values.
///
/// The variable is declared in an extension of the type. Its initial value is the default value of
/// the entry, and is evaluated each time an entry without a value is read. Variables in extensions
/// of ``FocusedValues`` have an optional type and no initial value.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .red
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TintypeMacros", type: "EntryMacro")

/// Evaluates the default value of an entry whose type is inferred.
///
/// Only expansions of ``Entry()`` use this macro.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "TintypeMacros", type: "EntryDefaultValueMacro")
