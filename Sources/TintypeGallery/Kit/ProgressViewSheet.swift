// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Progress views: bars and rings, with and without a value.
  package struct ProgressViewSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The progress views under their labels.
    package var body: some Component {
      SnapshotSheet("ProgressView") {
        LabeledVariant("Nothing known: mini to large") {
          HStack(spacing: 16) {
            ForEach(ControlSize.allCases, id: \.self) { ProgressView().controlSize($0) }
          }
        }
        LabeledVariant("Nothing known: a title") { ProgressView("Loading") }
        LabeledVariant("Bar: 0, 1, 40 and 100 %") {
          VStack(spacing: 12) {
            ForEach([0, 0.01, 0.4, 1], id: \.self) { ProgressView(value: $0) }
          }
        }
        LabeledVariant("Bar: labels") {
          ProgressView(value: 3, total: 8) {
            Text("Copying")
          } currentValueLabel: {
            Text("3 of 8 files")
          }
        }
        LabeledVariant("Bar: nothing known, small, tinted") {
          VStack(spacing: 12) {
            ProgressView(value: nil).progressViewStyle(.linear)
            ProgressView(value: 0.6).controlSize(.small).tint(.green)
          }
        }
        LabeledVariant("Ring: 0, 25, 60 and 100 %") {
          HStack(spacing: 16) {
            ForEach([0, 0.25, 0.6, 1], id: \.self) { ProgressView(value: $0) }
            ProgressView(value: 0.6).controlSize(.large).tint(.orange)
          }
          .progressViewStyle(.circular)
        }
        LabeledVariant("Ring: labels") {
          ProgressView(value: 0.75) {
            Text("Syncing")
          } currentValueLabel: {
            Text("75 %")
          }
          .progressViewStyle(.circular)
          .controlSize(.large)
        }
        LabeledVariant("Disabled") { ProgressView("Paused", value: 0.5).disabled(true) }
      }
    }
  }
}
