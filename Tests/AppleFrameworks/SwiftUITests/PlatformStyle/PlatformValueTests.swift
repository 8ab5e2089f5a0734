// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeScene

/// The controls of the guide “Platform style” beside their values.
@Suite("Controls beside the values of the platform style") @MainActor struct PlatformValueTests {
  /// A control with the names of its constants in the guide, and a text between their values.
  private struct Row {
    let title: String
    let values: [String]
    let control: AnyView

    init(_ title: String, _ values: String..., @ViewBuilder control: () -> some View) {
      (self.title, self.values, self.control) = (title, values, AnyView(control()))
    }
  }

  private static let rows = [
    Row("Button", "controls.regular.minimumHeight", "high,", "controls.regular.horizontalPadding") {
      Button("Save") {}.buttonStyle(.bordered)
    },
    Row("Small", "controls.small.minimumHeight", "high,", "controls.small.horizontalPadding") {
      Button("Save") {}.buttonStyle(.bordered).controlSize(.small)
    },
    Row("Large", "controls.large.minimumHeight", "high,", "controls.large.horizontalPadding") {
      Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large)
    },
    Row("Switch", "toggle.width", "×", "toggle.height", "knob +", "toggle.knobExtension") {
      Toggle("", isOn: .constant(true)).labelsHidden()
    },
    Row("Slider", "slider.trackHeight", "knob", "slider.knobWidth", "×", "slider.knobHeight") {
      Slider(value: .constant(0.5)).frame(width: 110)
    },
    Row("Stepper", "stepper.width", "×", "stepper.height", "radius", "stepper.cornerRadius") {
      Stepper("", value: .constant(1)).labelsHidden()
    },
    Row("Segments", "segmentedControl.height", "high, radius", "segmentedControl.cornerRadius") {
      Picker("", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
      }
      .pickerStyle(.segmented).frame(width: 120)
    },
    Row("Text field", "textField.height", "high, radius", "textField.cornerRadius") {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 110)
    },
    Row("Progress", "progress.barHeight", "high") {
      ProgressView(value: 0.6).frame(width: 110)
    },
    Row("Spinner", "progress.regularSpinner", "wide") { ProgressView() },
    Row("Date", "dateButton.height", "high, radius", "dateButton.cornerRadius") {
      DatePicker(
        "", selection: .constant(Date(timeIntervalSinceReferenceDate: 700_000_000)),
        displayedComponents: .date
      )
      .labelsHidden()
    },
  ]

  private struct Page: View {
    let rows: [Row]
    let constants: [String: String]

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(rows.indices, id: \.self) { index in
          HStack(spacing: 12) {
            VStack(alignment: .leading) {
              Text(rows[index].title).font(.subheadline)
              Text(rows[index].values.map { constants[$0] ?? $0 }.joined(separator: " "))
                .font(.caption).foregroundStyle(.secondary)
            }
            .frame(width: 170, alignment: .leading)
            rows[index].control
          }
          .frame(minHeight: 44)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(20)
    }
  }

  /// Returns the numbers below a value by their names, such as `toggle.height`.
  private static func numbers(of value: Any, named prefix: String = "") -> [String: String] {
    if let number = value as? Double {
      return [prefix: number.formatted(.number.grouping(.never).precision(.fractionLength(0...1)))]
    }
    var all: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      let name = (prefix.isEmpty ? "" : prefix + ".") + (child.label ?? "")
      all.merge(numbers(of: child.value, named: name)) { $1 }
    }
    return all
  }

  @Test("The values of the guide are those of the controls")
  func values() throws {
    let tiles = try [PlatformStyle.iOS, .iOS26].flatMap { style in
      try [UIUserInterfaceStyle.light, .dark].map { scheme in
        var device = ViewImageConfig.iPhone13.platformStyle(style)
        device.size.height = 660
        device.safeArea = .zero
        let constants = Self.numbers(of: style.metrics)
        for name in Self.rows.flatMap(\.values) where name.contains(".") {
          #expect(constants[name] != nil, "\(name)")
        }
        let host = try ViewHost(
          Page(rows: Self.rows, constants: constants), layout: .device(config: device),
          traits: UITraitCollection { traits in
            traits.userInterfaceStyle = scheme
            traits.displayScale = 2
          })
        return (name: style == .iOS ? "iOS 17 and 18" : "iOS 26", scene: host.scene)
      }
    }
    let renderer = try CairoRenderer.standard()
    let scene = try ContactSheet(columns: 4).scene(of: tiles, measuring: renderer)
    assertSnapshot(
      of: scene,
      as: Snapshotting(pathExtension: "png", diffing: .image) { scene in
        try SnapshotImage(
          painting: scene, by: renderer.paint, fingerprint: renderer.fingerprint)
      }, named: "controls")
  }
}
