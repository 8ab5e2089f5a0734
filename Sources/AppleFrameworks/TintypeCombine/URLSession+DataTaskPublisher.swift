// SPDX-License-Identifier: MIT

import Foundation
import TintypeScheduling

// On Linux, a file that imports Foundation has no URLSession. A file that uses the publisher with
// Combine needs these names.

@_exported import class FoundationNetworking.HTTPURLResponse
@_exported import struct FoundationNetworking.URLRequest
@_exported import class FoundationNetworking.URLResponse
@_exported import class FoundationNetworking.URLSession
@_exported import class FoundationNetworking.URLSessionConfiguration
@_exported import class FoundationNetworking.URLSessionDataTask
@_exported import class FoundationNetworking.URLSessionTask

extension URLSession {
  /// Returns a publisher of the response to a request of a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: A publisher that sends a request for each subscriber.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: A publisher that sends the request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request.
  ///
  /// In a test, a request is pending work until the response arrives.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the failures.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      subscriber.receive(
        subscription: DataTaskSubscription(self, for: AnySubscriber(subscriber)))
    }
  }
}

/// The request of one subscriber, which is sent when the subscriber requests a value.
///
/// `@unchecked`: the lock guards all mutable state.
private final class DataTaskSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private typealias Output = URLSession.DataTaskPublisher.Output

  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var subscriber: AnySubscriber<Output, URLError>?
  private var task: URLSessionDataTask?
  private var load: WorkTracker.Token?

  init(
    _ publisher: URLSession.DataTaskPublisher,
    for subscriber: AnySubscriber<(data: Data, response: URLResponse), URLError>
  ) {
    self.publisher = publisher
    self.subscriber = subscriber
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task = lock.withLock {
      guard subscriber != nil, self.task == nil else { return URLSessionDataTask?.none }
      let new = publisher.session.dataTask(with: publisher.request) { data, response, error in
        self.finish(data, response, error)
      }
      load = WorkTracker.beginLoad(publisher.request.url?.lastPathComponent ?? "")
      self.task = new
      return new
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let (subscriber, load) = end()
    if let response, error == nil {
      _ = subscriber?.receive((data: data ?? Data(), response: response))
      subscriber?.receive(completion: .finished)
    } else {
      subscriber?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
    load?.end()
  }

  func cancel() {
    let task = lock.withLock { self.task }
    let (_, load) = end()
    task?.cancel()
    load?.end()
  }

  private func end() -> (AnySubscriber<Output, URLError>?, WorkTracker.Token?) {
    lock.withLock {
      let ended = (subscriber, load)
      subscriber = nil
      load = nil
      return ended
    }
  }
}
