// SPDX-License-Identifier: MIT

extension Subscribers {
  /// The end of a publisher's values.
  @frozen public enum Completion<Failure: Error>: Sendable {
    /// The publisher has published all values.
    case finished
    /// The publisher has stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {}

extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
  /// Returns a completion with another error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
