// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that splits bills and keeps a list of expenses, as tutorials write it.
struct TallyApp: App {
  @StateObject private var store = ExpenseStore(expenses: [], today: Date())

  var body: some Scene {
    WindowGroup {
      RootView().environmentObject(store)
    }
  }
}
