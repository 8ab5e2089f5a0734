// SPDX-License-Identifier: MIT

/// A modifier that creates another modifier for the environment of the view.
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    resolve(in: scope.scope.environment)._makeView(in: scope, content: content)
  }
}
