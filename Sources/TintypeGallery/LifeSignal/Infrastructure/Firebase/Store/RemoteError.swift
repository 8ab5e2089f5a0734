// SPDX-License-Identifier: MIT

extension LifeSignal {
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
