// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Steppers: within their range, at its ends, disabled.
  package struct StepperSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The steppers under their labels.
    package var body: some Component {
      SnapshotSheet("Stepper") {
        LabeledVariant("Within the range") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8)
        }
        LabeledVariant("At the lower and at the upper bound") {
          Stepper("Guests: 1", value: .constant(1), in: 1...8)
          Stepper("Guests: 8", value: .constant(8), in: 1...8)
        }
        LabeledVariant("A long title") {
          Stepper(
            "Minutes that pass before the screen locks itself: 5", value: .constant(5), in: 1...30)
        }
        LabeledVariant("Focused") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8).controlState(.focused)
        }
        LabeledVariant("Disabled") {
          Stepper("Guests: 3", value: .constant(3), in: 1...8).disabled(true)
        }
      }
    }
  }
}
