// SPDX-License-Identifier: MIT

import SwiftUI

struct RootView: View {
  @State var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      SplitScreen()
        .tabItem { Label("Split", systemImage: "divide") }
        .tag(0)
      ExpensesScreen()
        .tabItem { Label("Expenses", systemImage: "list.bullet") }
        .tag(1)
    }
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(0..<2) { tab in
      RootView(selection: tab)
        .environmentObject(ExpenseStore(today: Date(timeIntervalSince1970: 1_792_000_000)))
    }
  }
}
