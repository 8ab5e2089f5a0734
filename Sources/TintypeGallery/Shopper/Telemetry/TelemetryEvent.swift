// SPDX-License-Identifier: MIT

extension Shopper {
  /// The name under which events are counted, such as `shop.product_viewed`.
  package struct TelemetryEventName: Hashable, Sendable, RawRepresentable, Codable {
    /// The name.
    package var rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Something that happened, with what is to be known of it.
  package protocol TelemetryEvent<EventData>: Sendable {
    /// What is to be known of it; its properties become the event's attributes.
    associatedtype EventData: Encodable & Sendable

    /// The name under which it is counted.
    var name: TelemetryEventName { get }
    /// What is to be known of it.
    var eventData: EventData { get }
  }
}
