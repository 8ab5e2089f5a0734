// SPDX-License-Identifier: MIT

import AppIntents
import SwiftData
import SwiftUI

/// A diary of an orchard: trees, harvests and notes.
struct OrchardApp: App {
  private let container: ModelContainer?

  init() {
    container = Store.container
    if let container { AppDependencyManager.shared.add(dependency: container) }
  }

  var body: some Scene {
    WindowGroup {
      if let container {
        RootView().modelContainer(container).tint(.orchard)
      } else {
        ContentUnavailableView(
          "The diary cannot be opened.", systemImage: "exclamationmark.triangle")
      }
    }
  }
}

/// The models that the app shares with its widgets.
enum Store {
  static let container = try? ModelContainer(
    for: Tree.self, Harvest.self, Note.self,
    configurations: ModelConfiguration(
      groupContainer: .identifier("group.com.example.orchard")))
}
