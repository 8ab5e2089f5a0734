// SPDX-License-Identifier: MIT

import Synchronization

extension LifeSignal.UserClient {
  /// Returns a client that stores users in the remote store.
  ///
  /// While offline, it returns users as last fetched. Check-ins and other writes fail, so that they
  /// never appear to have succeeded.
  ///
  /// - Parameters:
  ///   - store: The remote store.
  ///   - session: The session of the signed-in user.
  /// - Returns: The client.
  package static func firebase(
    store: LifeSignal.FakeRemoteStore, session: LifeSignal.UserSession
  ) -> LifeSignal.UserClient {
    var storage = LifeSignal.FirebaseStorageAdapter(store: store).client
    let cache = DocumentCache()
    let fetch = storage.get
    storage.get = { reference in
      // Documents fetched for one user are not returned to the next.
      let owner = session.userID
      do {
        let document = try await fetch(reference)
        cache.keep(document, at: reference, for: owner)
        return document
      } catch LifeSignal.StorageError.offline {
        guard let document = cache.document(at: reference, for: owner) else {
          throw LifeSignal.StorageError.offline
        }
        return document
      }
    }
    return .live(storage: storage, session: session)
  }
}

extension LifeSignal.AuthClient {
  /// Returns a client that signs in at the remote store.
  ///
  /// - Parameters:
  ///   - store: The remote store.
  ///   - session: The session of the signed-in user, which the client changes.
  /// - Returns: The client.
  package static func firebase(
    store: LifeSignal.FakeRemoteStore, session: LifeSignal.UserSession
  ) -> LifeSignal.AuthClient {
    .live(
      storage: LifeSignal.FirebaseStorageAdapter(store: store).client,
      session: session,
      authenticate: { email, password in
        do throws(LifeSignal.RemoteError) {
          return try await store.signIn(email: email, password: password)
        } catch {
          throw LifeSignal.FirebaseStorageAdapter.storageError(for: error, at: "accounts")
        }
      })
  }
}

/// The last documents fetched for one user.
private final class DocumentCache: Sendable {
  private struct State {
    var owner: String?
    var documents: [LifeSignal.DocumentReference: LifeSignal.DocumentData] = [:]
  }

  private let state = Mutex(State())

  func keep(
    _ document: LifeSignal.DocumentData?, at reference: LifeSignal.DocumentReference,
    for owner: String?
  ) {
    state.withLock { state in
      if state.owner != owner { state = State(owner: owner) }
      state.documents[reference] = document
    }
  }

  func document(
    at reference: LifeSignal.DocumentReference, for owner: String?
  ) -> LifeSignal.DocumentData? {
    state.withLock { $0.owner == owner ? $0.documents[reference] : nil }
  }
}
