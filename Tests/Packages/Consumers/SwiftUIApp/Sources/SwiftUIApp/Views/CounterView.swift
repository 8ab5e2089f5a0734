// SPDX-License-Identifier: MIT

import SwiftUI

/// A count with a button.
public struct CounterView: View {
  @ObservedObject var counter: Counter

  /// Creates a view of a counter.
  public init(counter: Counter) { self.counter = counter }

  /// The content.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Count: \(counter.count)")
      Button("Increment") { counter.increment() }
    }
    .padding()
  }
}
