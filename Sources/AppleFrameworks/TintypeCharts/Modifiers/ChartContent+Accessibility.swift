// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Sets the accessibility label, which is the x value by default.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.look.accessibility.label = $0.look.accessibility.label ?? label }
  }

  // Variants: string(labelKey)
  /// Sets the accessibility label, which is the x value by default.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility value, which is the y value by default.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    changed { $0.look.accessibility.value = $0.look.accessibility.value ?? valueDescription }
  }

  // Variants: string(valueKey)
  /// Sets the accessibility value, which is the y value by default.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility identifier.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed {
      $0.look.accessibility.identifier = $0.look.accessibility.identifier ?? identifier
    }
  }

  /// Sets whether the marks are hidden from accessibility.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.look.accessibility.isHidden = $0.look.accessibility.isHidden ?? hidden }
  }
}
