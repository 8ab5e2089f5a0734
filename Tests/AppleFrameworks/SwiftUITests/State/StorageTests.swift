// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("App storage and scene storage")
@MainActor
struct StorageTests {
  @Test("A host has stores in memory, which all of its views share")
  func shared() throws {
    let host = try ViewHost(
      VStack {
        Settings().id("first")
        Settings()
      })
    try host.tap("first")
    #expect(texts(of: host) == [Settings.changed, "Change", Settings.changed, "Change"])
    #expect(try texts(of: Settings()).first == Settings.initial)
    #expect(UserDefaults.standard.object(forKey: "bool") == nil)
  }

  @Test("Values come from the store of the environment, but never from the standard one")
  func stores() throws {
    let values = InMemoryUserDefaults([
      "bool": true, "int": 7, "double": 0.5, "string": "s", "url": URL(fileURLWithPath: "/a"),
      "date": Date(timeIntervalSinceReferenceDate: 5), "data": Data([1, 2]), "theme": "dark",
      "level": 2, "optional": "o",
    ])
    #expect(
      try texts(of: Settings().defaultAppStorage(values)).first
        == "true 7 0.5 s /a 5.0 2 dark high o scene")
    #expect(try texts(of: Settings().defaultAppStorage(.standard)).first == Settings.initial)
  }

  @Test("A store that a property names has precedence over that of the environment")
  func named() throws {
    let host = try ViewHost(
      Named(store: InMemoryUserDefaults(["name": "own"]))
        .defaultAppStorage(InMemoryUserDefaults(["name": "other"])))
    #expect(texts(of: host) == ["own"])
  }

  @Test("A value of another type counts as none")
  func otherTypes() throws {
    let values = InMemoryUserDefaults(["int": "a", "theme": "unknown", "date": 3])
    #expect(try texts(of: Settings().defaultAppStorage(values)).first == Settings.initial)
  }
}

private enum Theme: String {
  case light, dark
}

private enum Level: Int {
  case low = 1
  case high
}

private struct Named: View {
  @AppStorage private var name: String

  init(store: UserDefaults) { _name = AppStorage(wrappedValue: "", "name", store: store) }

  var body: some View { Text(name) }
}

private struct Settings: View {
  static let initial = "false 0 0.0 - / 0.0 0 light low nil scene"
  static let changed = "true 1 1.5 text /tmp 1.0 1 dark high optional stored"

  @AppStorage("bool") private var bool = false
  @AppStorage("int") private var int = 0
  @AppStorage("double") private var double = 0.0
  @AppStorage("string") private var string = "-"
  @AppStorage("url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("data") private var data = Data()
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("level") private var level = Level.low
  @AppStorage("optional") private var optional: String?
  @SceneStorage("scene") private var scene = "scene"

  var body: some View {
    VStack {
      Text(
        """
        \(bool.description) \(int.description) \(double.description) \(string) \(url.path) \
        \(date.timeIntervalSinceReferenceDate.description) \(data.count.description) \
        \(theme.rawValue) \("\(level)") \(optional ?? "nil") \(scene)
        """)
      Button("Change") {
        bool = true
        int = 1
        double = 1.5
        string = "text"
        url = URL(fileURLWithPath: "/tmp")
        date += 1
        data = Data([1])
        theme = .dark
        level = .high
        optional = "optional"
        scene = "stored"
      }
    }
  }
}
