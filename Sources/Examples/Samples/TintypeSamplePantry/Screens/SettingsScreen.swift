// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of the kitchen.
struct SettingsScreen: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.dismiss) private var dismiss
  @State private var isErasing = false

  var body: some View {
    @Bindable var kitchen = kitchen
    NavigationStack {
      Form {
        Section("Cooking") {
          Picker("Diet", selection: $kitchen.diet) {
            Text("Everything").tag(RecipeTag?.none)
            ForEach([RecipeTag.vegetarian, .vegan]) { Text($0.title).tag(RecipeTag?.some($0)) }
          }
          Stepper("\(kitchen.defaultServings) servings", value: $kitchen.defaultServings, in: 1...8)
        }
        .listRowBackground(Color.plate)
        Section {
          Toggle("Remind Me of Dates", isOn: $kitchen.remindsOfDates)
        } footer: {
          Text("You are reminded two days before a food should be used.")
        }
        .listRowBackground(Color.plate)
        Section {
          Button("Erase All Supplies", role: .destructive) { isErasing = true }
            .disabled(kitchen.pantry.isEmpty && kitchen.shopping.isEmpty)
        }
        .listRowBackground(Color.plate)
      }
      .kitchenBackground()
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .alert("Erase all supplies?", isPresented: $isErasing) {
        Button("Erase", role: .destructive) { kitchen.eraseSupplies() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The food at home and the shopping list are deleted. Recipes are kept.")
      }
    }
    .tint(.herb)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}
