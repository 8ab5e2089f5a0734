// SPDX-License-Identifier: MIT

import Foundation

/// The receiver of the changes of a host's state, from any thread.
///
/// `@unchecked`: the fields without locks of their own are accessed under `lock`.
final class StateObserver: @unchecked Sendable {
  private let lock = NSLock()
  private var isInvalid = false
  private var evaluatingThread: pthread_t?
  private var names: [String] = []
  private var completions: [() -> Void] = []

  /// Receives a change of state with a name.
  ///
  /// A change by the thread that evaluates views is an error.
  func stateDidChange(_ name: @autoclosure () -> String) {
    let illegalName = lock.withLock { () -> String? in
      isInvalid = true
      let isIllegal = evaluatingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
      guard isIllegal || names.count < 10 else { return nil }
      let name = name()
      if !names.contains(name) { names.append(name) }
      return isIllegal ? name : nil
    }
    if let illegalName {
      ViewTree.reportCurrent(.stateChangedDuringEvaluation(property: illegalName))
    }
  }

  /// Requests another evaluation because of a value that is known after placement only.
  func requireEvaluation(for name: @autoclosure () -> String) {
    lock.withLock {
      isInvalid = true
      guard names.count < 10 else { return }
      let name = name()
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Adds closures to call when the views have settled.
  func addCompletions(_ completions: [() -> Void]) {
    lock.withLock { self.completions += completions }
  }

  /// Returns the closures to call when the views have settled, and removes them.
  func takeCompletions() -> [() -> Void] {
    lock.withLock {
      defer { completions = [] }
      return completions
    }
  }

  /// Begins or ends the evaluation of views on the current thread.
  func setEvaluating(_ isEvaluating: Bool) {
    lock.withLock { evaluatingThread = isEvaluating ? pthread_self() : nil }
  }

  /// Returns whether state has changed since the last call, and the names of the changed state.
  func take() -> (isInvalid: Bool, names: [String]) {
    lock.withLock {
      defer {
        isInvalid = false
        names = []
      }
      return (isInvalid, names)
    }
  }
}

/// Returns whether two values are equal; `nil` if they cannot be compared.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  (first as? any Equatable)?.isEqual(second)
}

extension Equatable {
  fileprivate func isEqual(_ other: Any) -> Bool { other as? Self == self }
}

/// The storage of a value that belongs to the identity of a view.
///
/// `@unchecked`: the value is accessed under `lock`. As in SwiftUI, a value that is not `Sendable`
/// must be used by one thread at a time.
final class StateStorage<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private let observer: StateObserver
  private let name: String

  init(_ value: Value, observer: StateObserver, name: String) {
    current = value
    self.observer = observer
    self.name = name
  }

  /// The value; setting it requests another evaluation.
  var value: Value {
    get { lock.withLock { current } }
    set {
      let isChanged = lock.withLock {
        defer { current = newValue }
        return !(isEqual(current, newValue) ?? false)
      }
      if isChanged { observer.stateDidChange(name) }
    }
  }

  /// Sets the value without requesting another evaluation.
  func reset(to value: Value) { lock.withLock { current = value } }
}
