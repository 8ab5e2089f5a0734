// SPDX-License-Identifier: MIT

/// Which feature of a tree of features reduces: the key paths from the root's state to its own.
///
/// It tells apart what the effects of one feature and of another are called.
///
/// `@unchecked`: key paths from literals never change.
struct FeaturePath: Hashable, @unchecked Sendable {
  private var parts: [AnyKeyPath] = []

  /// The path of a feature in this one.
  func appending(_ keyPath: AnyKeyPath) -> FeaturePath {
    var path = self
    path.parts.append(keyPath)
    return path
  }

  /// Whether this feature is another or one in it.
  func isIn(_ other: FeaturePath) -> Bool { parts.starts(with: other.parts) }
}

/// What an effect can be cancelled by.
///
/// `@unchecked`: only names that are `Sendable` are taken.
struct CancelKey: @unchecked Sendable {
  var id: AnyHashable
  /// The feature that named it.
  var path: FeaturePath

  /// Whether a cancellation by this key means an effect with another.
  ///
  /// A feature reaches its own effects and those of the features in it.
  func means(_ other: CancelKey) -> Bool { other.id == id && other.path.isIn(path) }
}
