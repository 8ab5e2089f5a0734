// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@testable import SwiftUI

/// The first window of an app, which commands show if the app has no previews.
@Suite("The first window of an app")
@MainActor
struct AppWindowTests {
  @MainActor private final class Counter: ObservableObject {
    static var created = 0

    let number = 7

    init() { Self.created += 1 }
  }

  private struct CountingApp: App {
    @StateObject private var counter = Counter()
    @State private var title = "Count"

    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup {
        VStack {
          Text(title)
          Text("\(counter.number)")
          LocaleText()
        }
      }
      .environment(\.locale, Locale(identifier: "fr_FR"))
      .commands {}
      Window("Other", id: "other") { Text("Other") }
    }
  }

  private struct LocaleText: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(verbatim: locale.identifier) }
  }

  @Test("It has the state of the app and the environment of the scene")
  func state() throws {
    Counter.created = 0
    #expect(try texts(of: AppWindow(CountingApp())) == ["Count", "7", "fr_FR"])
    #expect(Counter.created == 1)
  }

  private struct ValueApp: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Text("Number \(number)")
      } defaultValue: {
        3
      }
    }
  }

  @Test("A window for a value shows the default value")
  func value() throws {
    #expect(try texts(of: AppWindow(ValueApp())) == ["Number 3"])
  }

  private struct MenuApp: App {
    var body: some Scene { Settings { Text("Settings") } }
  }

  @Test("An app without a window has none")
  func noWindow() {
    #expect(MenuApp().body.firstWindow == nil)
  }

  @Test("Only commands show the windows of apps")
  func commands() {
    let module = "SwiftUITests"
    let names = { (includesApps: Bool) in
      PreviewSource.all(inModules: [module], includesApps: includesApps).map(\.name)
    }
    // The module has previews, so that its apps are not shown.
    #expect(names(true) == names(false))
  }
}
