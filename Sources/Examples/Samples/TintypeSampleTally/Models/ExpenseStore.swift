// SPDX-License-Identifier: MIT

import Foundation

// On Apple's systems, Foundation is enough for `ObservableObject`.

/// The expenses, from the latest.
final class ExpenseStore: ObservableObject {
  @Published private(set) var expenses: [Expense]
  @Published var isSorted = UserDefaults.standard.value(forKey: "isSorted") as? Bool ?? true

  let today: Date

  init(expenses: [Expense], today: Date) {
    self.expenses = expenses
    self.today = today
  }

  /// The expenses that the file `expenses.json` of the app contains.
  convenience init(file: String = "expenses", today: Date) {
    self.init(expenses: Self.load(file), today: today)
  }

  var visible: [Expense] {
    isSorted ? expenses.sorted { $0.date > $1.date } : expenses
  }

  var total: Double { expenses.reduce(0) { $0 + $1.amount } }

  func add(_ expense: Expense) { expenses.append(expense) }

  func remove(at offsets: IndexSet) {
    let removed = offsets.map { visible[$0].id }
    expenses.removeAll { removed.contains($0.id) }
  }

  /// Returns the time since an expense in words.
  func age(of expense: Expense, in locale: Locale) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    formatter.unitsStyle = .full
    return formatter.localizedString(for: expense.date, relativeTo: today)
  }

  private static func load(_ file: String) -> [Expense] {
    guard let url = Bundle.main.url(forResource: file, withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else {
      fatalError("The app has no file \(file).json.")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Expense].self, from: data)) ?? []
  }
}
