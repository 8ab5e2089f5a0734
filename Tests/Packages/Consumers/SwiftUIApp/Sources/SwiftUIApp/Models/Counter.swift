// SPDX-License-Identifier: MIT

import Combine

/// A model that is published with Combine.
public final class Counter: ObservableObject {
  /// The count.
  @Published public private(set) var count: Int

  /// Creates a counter.
  public init(count: Int = 0) { self.count = count }

  /// Adds one to the count.
  public func increment() { count += 1 }
}
