// SPDX-License-Identifier: MIT

import Synchronization

/// A task's dependencies, and the state of the lookup or the reducer that reads them.
struct DependencyContext: Sendable {
  /// The bound values; `nil` for those of the process.
  private(set) var values: DependencyValues?
  /// A Boolean value that indicates whether values are being set, so that reading one is not a use.
  private(set) var isUpdating = false
  /// The default that is being looked up.
  private(set) var lookup: DefaultLookup?
  /// The source location at which a test sent the current action.
  private(set) var sentAt: CreationSite?

  /// The context of the current task.
  ///
  /// It must be task-local: properties of `DependencyValues`, defaults of keys and reducers are
  /// user code, which has no parameter for it. Effects inherit it from the action that started
  /// them, and tests that run in parallel each have their own.
  @TaskLocal static var current = DependencyContext()

  /// Runs an operation with the given values and the source location of the action that it reduces,
  /// if any.
  static func bind<R>(
    _ values: DependencyValues, sentAt place: CreationSite? = nil, operation: () throws -> R
  ) rethrows -> R {
    try $current.withValue(current.with(values: values, sentAt: place), operation: operation)
  }

  func with(values: DependencyValues, sentAt place: CreationSite? = nil) -> DependencyContext {
    var values = values
    values.declaration = nil
    return DependencyContext(
      values: values, isUpdating: isUpdating, lookup: lookup, sentAt: place ?? sentAt)
  }

  func with(lookup: DefaultLookup) -> DependencyContext {
    var context = self
    context.lookup = lookup
    return context
  }

  func with(isUpdating: Bool) -> DependencyContext {
    var context = self
    context.isUpdating = isUpdating
    return context
  }
}

/// The lookup of one default.
///
/// A task that the default starts inherits the lookup, and may use it on another thread.
final class DefaultLookup: Sendable {
  /// The source location of the dependency's declaration.
  let declaration: CreationSite?
  private let isMissing = Atomic(false)

  /// A Boolean value that indicates whether the key has no implementation for tests.
  var isMissingTestValue: Bool {
    get { isMissing.load(ordering: .acquiring) }
    set { isMissing.store(newValue, ordering: .releasing) }
  }

  init(declaration: CreationSite?) { self.declaration = declaration }
}
