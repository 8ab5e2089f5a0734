// SPDX-License-Identifier: MIT

import Foundation

/// A type that encodes values.
public protocol TopLevelEncoder {
  /// The type of the encoded values.
  associatedtype Output

  /// Encodes a value.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A type that decodes values.
public protocol TopLevelDecoder {
  /// The type of the encoded values.
  associatedtype Input

  /// Decodes a value.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the encoded values.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the encoded values.
  public typealias Input = Data
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  ///
  /// - Parameter encoder: The encoder.
  /// - Returns: A publisher of the encoded values.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Decodes each value.
  ///
  /// - Parameters:
  ///   - type: The type of the decoded values.
  ///   - decoder: The decoder.
  /// - Returns: A publisher of the decoded values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
  {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publishers {
  /// A publisher that encodes each value.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the values.
    public typealias Output = Coder.Output
    /// The type of the failures.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates a publisher from its upstream publisher and an encoder.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Transform(trying: subscriber) { [encoder] in .emit(try encoder.encode($0)) })
    }
  }

  /// A publisher that decodes each value.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the failures.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates a publisher from its upstream publisher and a decoder.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Transform(trying: subscriber) { [decoder] in
          .emit(try decoder.decode(Output.self, from: $0))
        })
    }
  }
}
