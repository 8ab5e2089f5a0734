import SwiftUI

@main
struct LanternApp: App {
  @StateObject private var lantern = Lantern()
  @State private var title = "Lantern"

  var body: some Scene {
    WindowGroup {
      NavigationStack { LanternView().navigationTitle(title) }
        .environmentObject(lantern)
    }
    .environment(\.isNight, true)
  }
}

final class Lantern: ObservableObject {
  @Published var brightness = 0.6
}
