// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The state of the tips of the process.
///
/// `@unchecked`: a lock protects the state.
final class TipStore: Observable, @unchecked Sendable {
  enum Visibility { case shown, hidden }

  struct State {
    var isConfigured = false
    /// The visibility that tests set for types; of all other types for `nil`.
    var overrides: [ObjectIdentifier?: Visibility] = [:]
    var invalidations: [String: Tips.InvalidationReason] = [:]
    var values: [String: any Sendable] = [:]
    var donations: [String: [any Sendable]] = [:]

    func visibility(of type: any Tip.Type) -> Visibility? {
      overrides[ObjectIdentifier(type)] ?? overrides[nil]
    }
  }

  static let shared = TipStore()
  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var stored = State()

  /// The state.
  ///
  /// Views that read it are evaluated again when it changes.
  var state: State {
    registrar.access(self, keyPath: \.state)
    return lock.withLock { stored }
  }

  func change(_ change: (inout State) -> Void) {
    registrar.withMutation(of: self, keyPath: \.state) { lock.withLock { change(&stored) } }
  }
}
