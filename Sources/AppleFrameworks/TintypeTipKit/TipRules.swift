// SPDX-License-Identifier: MIT

import Foundation

extension Tips {
  /// A condition of a tip.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// Creates a condition on the value of a parameter.
    public init<Value>(
      _ input: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
    ) {
      holds = { condition(input.wrappedValue) }
    }

    /// Creates a condition on the values of two parameters.
    public init<First, Second>(
      _ first: Parameter<First>, _ second: Parameter<Second>,
      _ condition: @escaping @Sendable (First, Second) -> Bool
    ) {
      holds = { condition(first.wrappedValue, second.wrappedValue) }
    }

    /// Creates a condition on an event.
    public init<Info>(_ input: Event<Info>, _ condition: @escaping @Sendable (Event<Info>) -> Bool)
    {
      holds = { condition(input) }
    }
  }

  /// A value on which rules depend, which ``Parameter(_:)`` declares.
  public struct Parameter<Value>: Sendable where Value: Sendable {
    private let key: String
    private let defaultValue: Value

    /// Creates a parameter of a type with a name.
    public init(_ type: Any.Type, _ name: String, _ defaultValue: Value) {
      key = "\(String(reflecting: type)).\(name)"
      self.defaultValue = defaultValue
    }

    /// The value.
    public var wrappedValue: Value {
      get { TipStore.shared.state.values[key] as? Value ?? defaultValue }
      nonmutating set { TipStore.shared.change { $0.values[key] = newValue } }
    }
  }

  /// An option of a parameter.
  public struct ParameterOption: Sendable {
    /// A value that is not stored.
    public static let transient = ParameterOption()
  }

  /// The values of an event that has none.
  public struct EmptyDonation: Codable, Sendable {
    /// Creates values.
    public init() {}
  }

  /// An event of the app, on which rules depend.
  public struct Event<DonationInfo>: Identifiable, Sendable
  where DonationInfo: Codable & Sendable {
    /// An occurrence of an event.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// The time.
      public let date: Date
      let info: DonationInfo

      /// Returns a value of the event.
      public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T {
        info[keyPath: keyPath]
      }
    }

    /// The identifier.
    public let id: String

    /// Creates an event with values.
    public init(id: String, donationInfo: DonationInfo.Type = DonationInfo.self) { self.id = id }

    /// The occurrences.
    public var donations: [Donation] {
      (TipStore.shared.state.donations[id] ?? []).compactMap { $0 as? Donation }
    }

    /// Adds an occurrence with values.
    public func donate(_ info: DonationInfo) async { sendDonation(info) }

    /// Adds an occurrence with values.
    public func sendDonation(_ info: DonationInfo) {
      let donation = Donation(date: Date(), info: info)
      TipStore.shared.change { $0.donations[id, default: []].append(donation) }
    }
  }

  /// A time range.
  public struct DonationTimeRange: Sendable {
    /// A minute.
    public static let minute = DonationTimeRange()
    /// An hour.
    public static let hour = DonationTimeRange()
    /// A day.
    public static let day = DonationTimeRange()
    /// A week.
    public static let week = DonationTimeRange()
    /// Returns minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange { .minute }
    /// Returns hours.
    public static func hours(_ count: Int) -> DonationTimeRange { .hour }
    /// Returns days.
    public static func days(_ count: Int) -> DonationTimeRange { .day }
    /// Returns weeks.
    public static func weeks(_ count: Int) -> DonationTimeRange { .week }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event without values.
  public init(id: String) { self.init(id: id, donationInfo: Tips.EmptyDonation.self) }

  /// Adds an occurrence.
  public func donate() async { sendDonation() }

  /// Adds an occurrence.
  public func sendDonation() { sendDonation(Tips.EmptyDonation()) }
}

extension Array {
  /// Returns all occurrences, because those of a process count as one moment.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    self
  }
}

/// Declares a value on which rules of tips depend.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TintypeMacros", type: "TipParameterMacro")

/// Creates a condition on the value of a parameter.
@freestanding(expression)
public macro Rule<Value>(
  _ input: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "TintypeMacros", type: "TipRuleMacro")

/// Creates a condition on the values of two parameters.
@freestanding(expression)
public macro Rule<First, Second>(
  _ first: Tips.Parameter<First>, _ second: Tips.Parameter<Second>,
  _ condition: @escaping @Sendable (First, Second) -> Bool
) -> Tips.Rule = #externalMacro(module: "TintypeMacros", type: "TipRuleMacro")

/// Creates a condition on an event.
@freestanding(expression)
public macro Rule<Info>(
  _ input: Tips.Event<Info>, _ condition: @escaping @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "TintypeMacros", type: "TipRuleMacro")
