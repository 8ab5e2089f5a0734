// SPDX-License-Identifier: MIT

import SwiftUI

/// The screens of the app.
struct RootView: View {
  enum Screen: Hashable {
    case trees, diary, statistics
  }

  @Environment(\.today) private var today
  @State private var selection: Screen

  init(screen: Screen = .trees) { _selection = State(initialValue: screen) }

  var body: some View {
    TabView(selection: $selection) {
      Tab("Trees", systemImage: "tree", value: .trees) { TreesScreen() }
      Tab("Diary", systemImage: "text.book.closed", value: .diary) { DiaryScreen() }
      Tab("Statistics", systemImage: "chart.bar", value: .statistics) {
        StatisticsScreen(today: today)
      }
    }
  }
}

#Preview("Trees", traits: .orchard) { RootView() }
#Preview("Diary", traits: .orchard) { RootView(screen: .diary) }
#Preview("Statistics", traits: .orchard) { RootView(screen: .statistics) }
