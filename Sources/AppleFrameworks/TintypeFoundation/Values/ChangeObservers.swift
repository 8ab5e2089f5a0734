// SPDX-License-Identifier: MIT

import Observation

/// The observers of all changes of a context.
package final class ChangeObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var count: Int { 0 }

  package init() {}

  /// Observes all later changes.
  package func access() { registrar.access(self, keyPath: \.count) }

  package func notify() { registrar.withMutation(of: self, keyPath: \.count) {} }
}
