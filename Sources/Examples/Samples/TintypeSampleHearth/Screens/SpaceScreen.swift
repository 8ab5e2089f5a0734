// SPDX-License-Identifier: MIT

import SwiftUI

/// The devices of a space.
struct SpaceScreen: View {
  @Environment(House.self) private var house
  let id: Space.ID

  var body: some View {
    @Bindable var house = house
    if let index = house.spaces.firstIndex(where: { $0.id == id }) {
      SpaceForm(space: $house.spaces[index])
    } else {
      ContentUnavailableView("No Devices", systemImage: "house")
    }
  }
}

/// The controls of the devices of a space.
private struct SpaceForm: View {
  @Environment(House.self) private var house
  @Binding var space: Space

  var body: some View {
    Form {
      climate
      if !space.lamps.isEmpty { lights }
      if let blinds = Binding($space.blinds) { self.blinds(blinds) }
      Section {
        Toggle(isOn: $space.isLocked) {
          Label(
            space.isLocked ? "Locked" : "Unlocked",
            systemImage: space.isLocked ? "lock" : "lock.open"
          )
          .labelStyle(.tile(space.isLocked ? .moss : .red))
        }
      } header: {
        Text("Door")
      } footer: {
        Text("The door is locked by itself when the alarm is armed.")
      }
      Section {
        TextField("Name", text: $space.name)
          .submitLabel(.done)
      }
    }
    .navigationTitle(space.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("All Lights On", systemImage: "lightbulb") {
          house.turnLamps(on: true, in: space.id)
        }
        Button("All Lights Off", systemImage: "power") {
          house.turnLamps(on: false, in: space.id)
        }
      }
      .disabled(space.lamps.isEmpty)
    }
  }

  private var climate: some View {
    Section("Climate") {
      HStack {
        gauge
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Text("Humidity")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Text(space.humidity, format: .percent.precision(.fractionLength(0)))
            .font(.title2.weight(.semibold))
        }
      }
      .padding(.vertical, 4)
      Toggle("Heating", isOn: $space.isHeated.animation())
      if space.isHeated {
        Stepper(value: $space.target, in: 5...28, step: 0.5) {
          LabeledContent("Target") { Temperature(space.target) }
        }
        .accessibilityIdentifier("target")
      }
    }
  }

  private var gauge: some View {
    Gauge(value: space.temperature, in: 5...30) {
      Text("Temperature")
    } currentValueLabel: {
      Text(space.temperature, format: .number.precision(.fractionLength(0...1)))
    } minimumValueLabel: {
      Text(5, format: .number)
    } maximumValueLabel: {
      Text(30, format: .number)
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.blue, .green, .orange, .red]))
  }

  private var lights: some View {
    Section {
      ForEach($space.lamps) { $lamp in
        Toggle(lamp.name, isOn: $lamp.isOn.animation())
        if lamp.isOn {
          Slider(value: $lamp.brightness, in: 0.05...1, step: 0.05) {
            Text("Brightness of \(lamp.name)")
          } minimumValueLabel: {
            Image(systemName: "sun.max")
          } maximumValueLabel: {
            Image(systemName: "sun.max.fill")
          }
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("\(lamp.id).brightness")
        }
      }
    } header: {
      Text("Lights")
    } footer: {
      Text("\(space.lampsOn) of \(space.lamps.count) lights are on.")
    }
  }

  private func blinds(_ value: Binding<Double>) -> some View {
    Section("Blinds") {
      SliderRow("Closed") {
        Slider(value: value, in: 0...1, step: 0.1) { Text("Closed") }
          .accessibilityIdentifier("blinds")
      } value: {
        Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
      }
      ControlGroup {
        Button("Open", systemImage: "arrow.up") { value.wrappedValue = 0 }
          .disabled(value.wrappedValue == 0)
        Button("Half", systemImage: "minus") { value.wrappedValue = 0.5 }
        Button("Close", systemImage: "arrow.down") { value.wrappedValue = 1 }
          .disabled(value.wrappedValue == 1)
      }
      .labelStyle(.iconOnly)
    }
  }
}
