// SPDX-License-Identifier: MIT

import SwiftUI

struct SplitScreen: View {
  @Environment(\.locale) private var locale
  @State private var amount = 86.5
  // The row of the picker, not the number of people: its rows start at 2.
  @State private var people = 2
  @State private var tip = 15
  @FocusState private var isEditing: Bool

  private let tips = [10, 15, 20, 0]
  private var currency: FloatingPointFormatStyle<Double>.Currency {
    .currency(code: locale.currency?.identifier ?? "EUR")
  }
  private var total: Double { amount * (1 + Double(tip) / 100) }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Amount", value: $amount, format: currency)
            .keyboardType(.decimalPad)
            .focused($isEditing)
          Picker("Number of people", selection: $people) {
            ForEach(2..<20) {
              Text("\($0) people")
            }
          }
        } footer: {
          Text("Everybody pays the same.")
        }
        Section {
          Picker("Tip", selection: $tip) {
            ForEach(tips, id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
        } header: {
          Text("How much tip?")
        }
        Section(header: Text("Per person")) {
          Text(total / Double(people + 2), format: currency)
            .font(.title2.bold())
            .foregroundColor(tip == 0 ? .red : .primary)
        }
      }
      .navigationTitle("Split the bill")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isEditing = false }
        }
      }
    }
  }
}
