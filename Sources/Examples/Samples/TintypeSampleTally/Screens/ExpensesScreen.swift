// SPDX-License-Identifier: MIT

import SwiftUI

struct ExpensesScreen: View {
  @EnvironmentObject private var store: ExpenseStore
  @Environment(\.locale) private var locale
  @State private var isAdding = false

  private var day: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .medium
    return formatter
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(store.visible) { expense in
          HStack {
            Image(systemName: expense.kind.symbol)
              .foregroundColor(.accentColor)
              .frame(width: 28)
            VStack(alignment: .leading) {
              Text(LocalizedStringKey(expense.name)).font(.headline)
              Text("\(expense.date, formatter: day) · \(store.age(of: expense, in: locale))")
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            Text(expense.amount, format: .number.precision(.fractionLength(2)))
              .foregroundColor(expense.amount > 100 ? .red : .primary)
          }
        }
        .onDelete(perform: store.remove)
        Section {
          HStack {
            Text("Total")
            Spacer()
            Text(store.total.formatted(.number.precision(.fractionLength(2)).locale(locale)))
              .bold()
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Expenses")
      .navigationBarItems(
        leading: Toggle("Sorted", isOn: $store.isSorted),
        trailing: Button(action: { isAdding = true }) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $isAdding) { AddScreen() }
    }
  }
}

struct AddScreen: View {
  @EnvironmentObject private var store: ExpenseStore
  @Environment(\.presentationMode) private var presentation
  @State private var name = ""
  @State private var kind = Expense.Kind.food
  @State private var amount = 0.0
  @State private var date: Date?

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        Picker("Kind", selection: $kind) {
          ForEach(Expense.Kind.allCases) { kind in
            Text(LocalizedStringKey(kind.rawValue.capitalized)).tag(kind)
          }
        }
        TextField("Amount", value: $amount, format: .number)
        DatePicker(
          "Day", selection: Binding(get: { date ?? store.today }, set: { date = $0 }),
          displayedComponents: .date)
      }
      .navigationBarTitle("New expense", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentation.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(
              Expense(name: name, kind: kind, amount: amount, date: date ?? store.today))
            presentation.wrappedValue.dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
