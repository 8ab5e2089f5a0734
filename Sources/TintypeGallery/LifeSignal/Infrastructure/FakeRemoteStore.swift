// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// A stand-in for the remote store: what Firestore does as far as the app can see it, without a
  /// network.
  ///
  /// Each document has a version, by which a writer finds out that somebody else was faster. Nothing
  /// takes time. Tests take the connection away, forbid paths, and let single requests fail.
  package actor FakeRemoteStore {
    /// A document with the version that it has; zero and `nil` if there is none.
    package struct Snapshot: Hashable, Sendable {
      /// What the document says.
      package var data: DocumentData?
      /// How many times it has been written.
      package var version: Int

      /// Creates a snapshot.
      ///
      /// - Parameters:
      ///   - data: What the document says; `nil` if there is none.
      ///   - version: How many times it has been written.
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
    /// Whether there is no connection.
    package private(set) var isOffline = false
    /// How many requests have arrived, the refused ones too.
    package private(set) var requestCount = 0

    nonisolated let listeners = RemoteListeners()

    /// Creates a store.
    ///
    /// - Parameter documents: Those that are there at first, by their paths; by default none.
    package init(_ documents: [String: DocumentData] = [:]) {
      self.documents = documents.mapValues { Snapshot(data: $0, version: 1) }
    }

    // MARK: Requests

    /// Fetches a document.
    ///
    /// - Parameter path: Where it lies.
    /// - Returns: The document with its version.
    /// - Throws: The store's answer when it does not do so.
    package func get(_ path: String) throws(RemoteError) -> Snapshot {
      try admit(path)
      return snapshot(path)
    }

    /// Stores or removes a document.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - data: What it says; `nil` to remove it.
    ///   - version: The version that it must have; `nil`, the default, for any.
    /// - Throws: The store's answer when it does not do so, such as ``RemoteError/aborted`` when the
    ///   document has another version.
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

    /// Fetches the documents of a collection that a query asks for.
    ///
    /// - Parameter query: The query.
    /// - Returns: The documents.
    /// - Throws: The store's answer when it does not do so.
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
    ///   - email: The address of email.
    ///   - password: The password.
    /// - Returns: The identifier of the user.
    /// - Throws: ``RemoteError/unauthenticated`` if they belong to nobody.
    package func signIn(email: String, password: String) throws(RemoteError) -> String {
      try admit("accounts")
      guard let account = accounts[email], account.password == password else {
        throw .unauthenticated
      }
      return account.userID
    }

    /// Tells of a document: how it is, as soon as there is a connection, and each change.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - body: Is told what the document says, or why it is told no more. It is called on the
    ///     store, one call after the other.
    /// - Returns: What ends it.
    package nonisolated func addSnapshotListener(
      _ path: String,
      _ body: @escaping @Sendable (Result<DocumentData?, RemoteError>) -> Void
    ) -> ListenerRegistration {
      let registration = listeners.add(path: path, body)
      Task { await self.deliver(path) }
      return registration
    }

    // MARK: What tests and the rest of the world do

    /// Lets an email and a password sign in.
    ///
    /// - Parameters:
    ///   - email: The address of email.
    ///   - password: The password.
    ///   - userID: The identifier of the user.
    package func addAccount(email: String, password: String, userID: String) {
      accounts[email] = (password, userID)
    }

    /// Takes the connection away, or gives it back: then listeners are told what has changed.
    ///
    /// - Parameter isOffline: Whether there is no connection.
    package func setOffline(_ isOffline: Bool) {
      self.isOffline = isOffline
      if !isOffline { for path in listeners.paths { deliver(path) } }
    }

    /// Forbids all paths that begin in some way.
    ///
    /// Who listens there is told so, and no more.
    ///
    /// - Parameter prefix: How they begin.
    package func deny(_ prefix: String) {
      deniedPrefixes.insert(prefix)
      for path in listeners.paths where path.hasPrefix(prefix) { deliver(path) }
    }

    /// Lets the next requests fail, in turn.
    ///
    /// - Parameter errors: What they are answered.
    package func failNext(_ errors: RemoteError...) { failures += errors }

    /// Stores or removes a document as another device would, which has a connection of its own.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - data: What it says; `nil` to remove it.
    package func writeFromElsewhere(_ path: String, _ data: DocumentData?) {
      write(data, at: path)
    }

    /// Stores or removes a document as another device would that is just faster than the next write.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - data: What it says; `nil` to remove it.
    package func writeBeforeNextWrite(_ path: String, _ data: DocumentData?) {
      interloper = (path, data)
    }

    /// How many listeners there are.
    package nonisolated var listenerCount: Int { listeners.count }

    // MARK: How it works

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

    /// Removed documents keep their versions, so that a writer cannot mistake the next for the last.
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
        listeners.tell(path, snapshot.data, version: snapshot.version)
      }
    }
  }

  /// What the remote store answers when it does not do what it was asked for.
  ///
  /// The names are those of the status codes of gRPC, by which Firestore answers.
  package enum RemoteError: String, Error, Hashable, Sendable, CaseIterable {
    /// The store is not reached.
    case unavailable
    /// The store has not answered in time.
    case deadlineExceeded
    /// Nobody is signed in, or not with this email and password.
    case unauthenticated
    /// Whoever is signed in may not do that.
    case permissionDenied
    /// There is no such document.
    case notFound
    /// There can be no such document.
    case invalidArgument
    /// Somebody else has changed the document meanwhile.
    case aborted
    /// There have been too many requests.
    case resourceExhausted
    /// The store itself has failed.
    case `internal`
  }
}
