// SPDX-License-Identifier: MIT

import Synchronization

extension LifeSignal {
  /// A registration of a document listener.
  package struct ListenerRegistration: Sendable {
    let listeners: RemoteListeners
    let number: Int

    /// Removes the listener.
    ///
    /// It can be called more than once. A call in progress on another thread may still reach the
    /// listener.
    package func remove() { listeners.remove(number) }
  }
}

extension LifeSignal {
  /// The listeners of a store's documents.
  ///
  /// They are stored outside the store's actor, so that removing a listener does not need to await
  /// it.
  final class RemoteListeners: Sendable {
    typealias Body = @Sendable (Result<LifeSignal.DocumentData?, LifeSignal.RemoteError>) -> Void

    private struct Listener: Sendable {
      var path: String
      var body: Body
      /// The version that the listener received last; `nil` before the first.
      var version: Int?
    }

    private struct State {
      var listeners: [Int: Listener] = [:]
      var last = 0

      func numbers(of path: String) -> [Int] {
        listeners.filter { $0.value.path == path }.keys.sorted()
      }
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.listeners.count } }

    /// The distinct paths of the listeners, sorted.
    var paths: [String] {
      state.withLock { state in Set(state.listeners.values.map(\.path)).sorted() }
    }

    func add(path: String, _ body: @escaping Body) -> LifeSignal.ListenerRegistration {
      let number = state.withLock { state in
        state.last += 1
        state.listeners[state.last] = Listener(path: path, body: body)
        return state.last
      }
      return LifeSignal.ListenerRegistration(listeners: self, number: number)
    }

    func remove(_ number: Int) {
      state.withLock { $0.listeners[number] = nil }
    }

    /// Sends a version to the listeners that have not received it.
    func report(_ path: String, _ data: LifeSignal.DocumentData?, version: Int) {
      // The lock is released before the calls, since a call may remove a listener, which takes the
      // lock.
      let bodies = state.withLock { state in
        state.numbers(of: path).compactMap { number -> Body? in
          guard let listener = state.listeners[number], listener.version != version else {
            return nil
          }
          state.listeners[number]?.version = version
          return listener.body
        }
      }
      for body in bodies { body(.success(data)) }
    }

    /// Sends an error to the listeners of a path and removes them.
    func fail(_ path: String, _ error: LifeSignal.RemoteError) {
      let bodies = state.withLock { state in
        state.numbers(of: path).compactMap { state.listeners.removeValue(forKey: $0)?.body }
      }
      for body in bodies { body(.failure(error)) }
    }
  }
}
