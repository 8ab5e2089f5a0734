// SPDX-License-Identifier: MIT

import Synchronization

extension LifeSignal {
  /// What ends the listening to a document.
  package struct ListenerRegistration: Sendable {
    let listeners: RemoteListeners
    let number: Int

    /// Ends it.
    ///
    /// It may be called more than once. What is being told on another thread may still arrive.
    package func remove() { listeners.remove(number) }
  }
}

extension LifeSignal {
  /// Who listens to the documents of a store.
  ///
  /// They are kept beside the store's actor, so that whoever ends its listening need not wait for it.
  final class RemoteListeners: Sendable {
    typealias Body = @Sendable (Result<LifeSignal.DocumentData?, LifeSignal.RemoteError>) -> Void

    private struct Listener: Sendable {
      var path: String
      var body: Body
      /// The version that the listener was told last; `nil` before the first.
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

    /// The paths that are listened to, each once, in order.
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

    /// Tells a version to those who have not been told it yet.
    func tell(_ path: String, _ data: LifeSignal.DocumentData?, version: Int) {
      // Whom to tell is found under the lock; telling may end a listening, which takes the lock.
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

    /// Tells an error, after which nothing more is told.
    func fail(_ path: String, _ error: LifeSignal.RemoteError) {
      let bodies = state.withLock { state in
        state.numbers(of: path).compactMap { state.listeners.removeValue(forKey: $0)?.body }
      }
      for body in bodies { body(.failure(error)) }
    }
  }
}
