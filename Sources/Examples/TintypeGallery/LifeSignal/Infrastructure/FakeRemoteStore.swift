// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// A fake of the remote store with Firestore's observable behavior, without a network.
  ///
  /// Each document has a version, by which a writer detects concurrent writes. Operations take no
  /// time. Tests can go offline, deny paths, and make single requests fail.
  package actor FakeRemoteStore {
    /// A document with its version; `nil` and zero if there is none.
    package struct Snapshot: Hashable, Sendable {
      /// The content of the document; `nil` if there is none.
      package var data: DocumentData?
      /// The number of writes.
      package var version: Int

      /// Creates a snapshot.
      ///
      /// - Parameters:
      ///   - data: The content of the document; `nil` if there is none.
      ///   - version: The number of writes.
      package init(data: DocumentData?, version: Int) {
        self.data = data
        self.version = version
      }
    }

    private var documents: [String: Snapshot] = [:]
    private var accounts: [String: (password: String, userID: String)] = [:]
    private var deniedPrefixes: Set<String> = []
    private var failures: [RemoteError] = []
    private var interloper: (path: String, data: DocumentData?)?
    /// A Boolean value that indicates whether the store is offline.
    package private(set) var isOffline = false
    /// The number of received requests, including rejected ones.
    package private(set) var requestCount = 0

    nonisolated let listeners = RemoteListeners()

    /// Creates a store.
    ///
    /// - Parameter documents: The initial documents by path; none by default.
    package init(_ documents: [String: DocumentData] = [:]) {
      self.documents = documents.mapValues { Snapshot(data: $0, version: 1) }
    }

    // MARK: Requests

    /// Returns a document.
    ///
    /// - Parameter path: The path of the document.
    /// - Returns: The document with its version.
    /// - Throws: The store's error if it rejects the request.
    package func get(_ path: String) throws(RemoteError) -> Snapshot {
      try admit(path)
      return snapshot(path)
    }

    /// Stores or removes a document.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - data: The content; `nil` removes the document.
    ///   - version: The required current version; `nil`, the default, accepts any version.
    /// - Throws: The store's error if it rejects the request, such as ``RemoteError/aborted`` if
    ///   the document has another version.
    package func set(
      _ path: String, to data: DocumentData?, ifVersion version: Int? = nil
    ) throws(RemoteError) {
      try admit(path)
      if let (path, data) = interloper {
        interloper = nil
        write(data, at: path)
      }
      if let version, version != snapshot(path).version { throw .aborted }
      write(data, at: path)
    }

    /// Returns the documents that match a query.
    ///
    /// - Parameter query: The query.
    /// - Returns: The documents.
    /// - Throws: The store's error if it rejects the request.
    package func query(_ query: StorageQuery) throws(RemoteError) -> [StoredDocument] {
      try admit(query.collection)
      let prefix = query.collection + "/"
      return query.results(
        among: documents.compactMap { path, snapshot in
          guard path.hasPrefix(prefix), let data = snapshot.data else { return nil }
          let id = path.dropFirst(prefix.count)
          return id.contains("/") ? nil : StoredDocument(id: String(id), data: data)
        })
    }

    /// Signs in.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    /// - Returns: The identifier of the user.
    /// - Throws: ``RemoteError/unauthenticated`` if they do not match an account.
    package func signIn(email: String, password: String) throws(RemoteError) -> String {
      try admit("accounts")
      guard let account = accounts[email], account.password == password else {
        throw .unauthenticated
      }
      return account.userID
    }

    /// Adds a listener for a document, which receives the current state and each change.
    ///
    /// While the store is offline, the listener waits for the connection.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - body: Receives the content of the document, or the error that ends the listener. It is
    ///     called on the store, one call after the other.
    /// - Returns: A registration that removes the listener.
    package nonisolated func addSnapshotListener(
      _ path: String,
      _ body: @escaping @Sendable (Result<DocumentData?, RemoteError>) -> Void
    ) -> ListenerRegistration {
      let registration = listeners.add(path: path, body)
      Task { await self.deliver(path) }
      return registration
    }

    // MARK: Control by tests

    /// Adds an account.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    ///   - userID: The identifier of the user.
    package func addAccount(email: String, password: String, userID: String) {
      accounts[email] = (password, userID)
    }

    /// Sets the connection state; going online sends the changes to the listeners.
    ///
    /// - Parameter isOffline: A Boolean value that indicates whether the store is offline.
    package func setOffline(_ isOffline: Bool) {
      self.isOffline = isOffline
      if !isOffline { for path in listeners.paths { deliver(path) } }
    }

    /// Denies access to all paths with a prefix.
    ///
    /// Listeners of these paths receive the error and are removed.
    ///
    /// - Parameter prefix: The prefix.
    package func deny(_ prefix: String) {
      deniedPrefixes.insert(prefix)
      for path in listeners.paths where path.hasPrefix(prefix) { deliver(path) }
    }

    /// Makes the next requests fail, in order.
    ///
    /// - Parameter errors: The errors of the requests.
    package func failNext(_ errors: RemoteError...) { failures += errors }

    /// Stores or removes a document as another device, independent of the connection.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - data: The content; `nil` removes the document.
    package func writeFromElsewhere(_ path: String, _ data: DocumentData?) {
      write(data, at: path)
    }

    /// Stores or removes a document as another device, immediately before the next write.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - data: The content; `nil` removes the document.
    package func writeBeforeNextWrite(_ path: String, _ data: DocumentData?) {
      interloper = (path, data)
    }

    /// The number of listeners.
    package nonisolated var listenerCount: Int { listeners.count }

    // MARK: Implementation

    private func admit(_ path: String) throws(RemoteError) {
      requestCount += 1
      if isOffline { throw .unavailable }
      if let failure = failures.first {
        failures.removeFirst()
        throw failure
      }
      if isDenied(path) { throw .permissionDenied }
    }

    private func isDenied(_ path: String) -> Bool {
      deniedPrefixes.contains { path.hasPrefix($0) }
    }

    private func snapshot(_ path: String) -> Snapshot {
      documents[path] ?? Snapshot(data: nil, version: 0)
    }

    /// Removed documents keep their version, so that a writer can detect a removal and a new
    /// document.
    private func write(_ data: DocumentData?, at path: String) {
      documents[path] = Snapshot(data: data, version: snapshot(path).version + 1)
      deliver(path)
    }

    private func deliver(_ path: String) {
      if isOffline { return }
      if isDenied(path) {
        listeners.fail(path, .permissionDenied)
      } else {
        let snapshot = snapshot(path)
        listeners.report(path, snapshot.data, version: snapshot.version)
      }
    }
  }

  /// An error of the remote store.
  ///
  /// The names are the gRPC status codes that Firestore uses.
  package enum RemoteError: String, Error, Hashable, Sendable, CaseIterable {
    /// The store is unreachable.
    case unavailable
    /// The store did not answer in time.
    case deadlineExceeded
    /// No user is signed in, or the email address and password do not match.
    case unauthenticated
    /// The signed-in user has no permission.
    case permissionDenied
    /// The document does not exist.
    case notFound
    /// The path cannot name a document.
    case invalidArgument
    /// The document was changed concurrently.
    case aborted
    /// There were too many requests.
    case resourceExhausted
    /// The store failed internally.
    case `internal`
  }
}
