// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// Tips of which one at a time is shown.
@MainActor @preconcurrency
public final class TipGroup: Observable, Sendable {
  /// The choice of the tip.
  public enum Priority: Sendable {
    /// The first tip whose rules hold.
    case firstAvailable
    /// The first tip that is not closed, if its rules hold.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public nonisolated init(
    _ priority: Priority = .firstAvailable, @TipListBuilder<any Tip> _ tips: () -> [any Tip]
  ) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip to show; `nil` for none.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first { $0.shouldDisplay }
    case .ordered:
      tips.first {
        if case .invalidated = $0.status { false } else { true }
      }.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}
