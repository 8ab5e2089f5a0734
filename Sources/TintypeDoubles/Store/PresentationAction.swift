// SPDX-License-Identifier: MIT

/// What can happen to a feature that another presents.
public enum PresentationAction<Action> {
  /// It is to go.
  case dismiss
  /// Something happened in it.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
