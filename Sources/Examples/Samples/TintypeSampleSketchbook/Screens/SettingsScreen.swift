// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of the app.
struct SettingsScreen: View {
  @Environment(Studio.self) private var studio
  @Environment(Preferences.self) private var preferences
  @Environment(\.dismiss) private var dismiss
  @State private var isErasing = false
  @ScaledMetric private var swatch = 22.0

  var body: some View {
    @Bindable var preferences = preferences
    NavigationStack {
      Form {
        Section("New Sketches") {
          Picker("Paper", selection: $preferences.paper) {
            ForEach(PaperKind.allCases) { paper in
              HStack(spacing: 12) {
                Circle()
                  .fill(paper.ink.color)
                  .overlay { Circle().strokeBorder(.primary.opacity(0.2)) }
                  .frame(width: swatch, height: swatch)
                  .accessibilityHidden(true)
                Text(paper.title)
              }
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
        .listRowBackground(Color.sheetCard)
        Section("Canvas") {
          Toggle("Show Grid", isOn: $preferences.showsGrid)
          Toggle("Left-Handed Tools", isOn: $preferences.isLeftHanded)
          Stepper(value: $preferences.undoLimit, in: 10...100, step: 10) {
            Text("Undo \(preferences.undoLimit) changes")
          }
        }
        .listRowBackground(Color.sheetCard)
        Section {
          TextField("Signature", text: $preferences.signature)
        } header: {
          Text("Export")
        } footer: {
          Text("The signature is written on the white frame of exported images.")
        }
        .listRowBackground(Color.sheetCard)
        Section {
          Button("Erase All Sketches", role: .destructive) { isErasing = true }
            .disabled(studio.sketches.isEmpty)
        }
        .listRowBackground(Color.sheetCard)
      }
      .formBackground()
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .alert("Erase all sketches?", isPresented: $isErasing) {
        Button("Cancel", role: .cancel) {}
        Button("Erase", role: .destructive) { studio.deleteAll() }
      } message: {
        Text("You can undo this until you close the app.")
      }
    }
  }
}
