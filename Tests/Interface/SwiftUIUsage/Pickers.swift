// SPDX-License-Identifier: MIT

import SwiftUI

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla
  var id: Self { self }
}

private struct Cone: Identifiable {
  var id: Int
  var flavor: Flavor
}

struct Pickers: View {
  @State private var flavor = Flavor.vanilla
  @State private var choice: Flavor?
  @State private var number = 3
  @State private var cones = [Cone(id: 1, flavor: .vanilla)]
  private let title = "Flavor"
  private let image = ImageResource(name: "cup", bundle: .main)

  private var flavors: [Binding<Flavor>] { $cones.map(\.flavor) }

  private var options: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue) }
  }

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        Text("Chocolate").tag(Flavor.chocolate)
        Text("Vanilla").tag(Flavor.vanilla)
      }
      .pickerStyle(.segmented)
      Picker(title, selection: $choice) {
        Text("None").tag(nil as Flavor?)
        ForEach(Flavor.allCases, id: \.self) { flavor in
          Text(flavor.rawValue).tag(flavor, includeOptional: true)
        }
      }
      .pickerStyle(.menu)
      Picker("Number", selection: $number) {
        ForEach(0..<10) { Text("\($0)") }
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker(selection: $flavor) {
        options
      } label: {
        Text("Flavor")
      }
      .pickerStyle(.inline)
      Picker(selection: $flavor, label: Text("Flavor")) { options }
      Picker(selection: $flavor) {
        options
      } label: {
        Text("Flavor")
      } currentValueLabel: {
        Text("Current")
      }
      Picker(sources: $cones, selection: \.flavor) {
        options
      } label: {
        Text("All")
      }
      Picker(sources: $cones, selection: \.flavor) {
        options
      } label: {
        Text("All")
      } currentValueLabel: {
        Text("Mixed")
      }
    }
    titled
  }

  @ViewBuilder private var titled: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        options
      } currentValueLabel: {
        Text("Current")
      }
      Picker(title, selection: $flavor) {
        options
      } currentValueLabel: {
        Text("Current")
      }
      Picker("Flavor", sources: $cones, selection: \.flavor) { options }
      Picker(title, sources: $cones, selection: \.flavor) { options }
    }
    VStack {
      Picker("Flavor", systemImage: "cup.and.saucer", selection: $flavor) { options }
      Picker(title, systemImage: "cup.and.saucer", selection: $flavor) { options }
      Picker("Flavor", systemImage: "cup.and.saucer", sources: flavors, selection: \.self) {
        options
      }
      Picker(title, systemImage: "cup.and.saucer", sources: flavors, selection: \.self) {
        options
      } currentValueLabel: {
        Text("Current")
      }
    }
    VStack {
      Picker("Flavor", image: image, selection: $flavor) { options }
      Picker(title, image: image, sources: flavors, selection: \.self) { options }
    }
    .pickerStyle(DefaultPickerStyle())
    .pickerStyle(.automatic)
    .labelsHidden()
    .labelsVisibility(.visible)
  }
}
