// SPDX-License-Identifier: MIT

import SwiftUI

private final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

private final class ObservableAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 0
}

@Observable
private final class AppModel {
  var name = ""
}

private struct SampleApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @UIApplicationDelegateAdaptor private var observable: ObservableAppDelegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = AppModel()
  @StateObject private var store = AppStore()
  @AppStorage("name") private var name = ""

  var body: some Scene {
    WindowGroup {
      AppContentView().environment(model).environmentObject(store)
    }
    .onChange(of: scenePhase) { old, new in
      if old == .active, new == .background { name = "" }
    }
    .onChange(of: scenePhase, initial: true) { name = "" }
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(before: .help) { Button("Help") {} }
      CommandGroup(after: .appInfo) { Button("Info") {} }
      CommandMenu("View") { Button("Zoom") {} }
      CommandMenu(Text("Text")) { Button("Bold") {} }
      CommandMenu(name) { Button("Bold") {} }
      if name.isEmpty { ToolbarCommands() }
      SampleCommands()
    }
    .defaultSize(width: 100, height: 100)
    .environment(model)
    .environment(\.locale, Locale(identifier: "de"))
    .environmentObject(store)
    .backgroundTask(.appRefresh("refresh")) {}
    .handlesExternalEvents(matching: ["a"])
    .commandsRemoved()
    .windowResizability(.contentSize)

    WindowGroup("Title", id: "title") { AppContentView() }
    WindowGroup(Text("Title")) { AppContentView() }
    WindowGroup(name) { AppContentView() }
    WindowGroup(id: "id") { AppContentView() }
    WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("Title", id: "value", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      0
    }
    SampleScene()
  }
}

private struct SampleScene: Scene {
  var body: some Scene {
    WindowGroup("Scene") { AppContentView() }
  }
}

private struct SampleCommands: Commands {
  var body: some Commands {
    CommandMenu("Sample") { Button("One") {} }
    EmptyCommands()
    TextEditingCommands()
    TextFormattingCommands()
    InspectorCommands()
  }
}

private final class AppStore: ObservableObject {}

private struct AppContentView: View {
  var body: some View { Text("App") }
}

struct AppContentView_Previews: PreviewProvider {
  static var previews: some View {
    AppContentView()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Small")
    AppContentView()
      .previewLayout(.fixed(width: 100, height: 50))
      .previewDevice("iPhone 13")
      .previewDevice(PreviewDevice(rawValue: "iPhone 13"))
      .previewInterfaceOrientation(.landscapeLeft)
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      AppContentView().preferredColorScheme(scheme).previewDisplayName("\(scheme)")
    }
  }

  static var platform: PreviewPlatform? { .iOS }
}
