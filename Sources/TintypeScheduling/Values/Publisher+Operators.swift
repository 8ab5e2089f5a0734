// SPDX-License-Identifier: MIT

extension Publisher {
  /// Changes each value.
  ///
  /// - Parameter transform: Makes a new value.
  /// - Returns: A publisher of the new values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive(transform($0)) } }
  }

  /// Takes a property of each value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A publisher of the property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive($0[keyPath: keyPath]) } }
  }

  /// Leaves out values.
  ///
  /// - Parameter isIncluded: Whether a value stays.
  /// - Returns: A publisher of the values that stay.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
  }

  /// Changes each value or leaves it out.
  ///
  /// - Parameter transform: Makes a new value; `nil` leaves it out.
  /// - Returns: A publisher of the new values.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { if let new = transform($0) { receive(new) } } }
  }

  /// Leaves out the first values of each subscription.
  ///
  /// Behind a publisher with a current value it leaves that out: the subscriber, which has read it by
  /// itself, hears of changes alone.
  ///
  /// - Parameter count: How many; none if it is not positive.
  /// - Returns: A publisher of the values that follow.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return subscribe { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// Leaves out each value that is the same as the one before.
  ///
  /// - Parameter predicate: Whether two values are the same: the one that was let through last, and
  ///   the new one.
  /// - Returns: A publisher of the values that differ.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return subscribe { value in
        if let last, predicate(last, value) { return }
        last = value
        receive(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that is equal to the one before.
  ///
  /// - Returns: A publisher of the values that differ.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}
