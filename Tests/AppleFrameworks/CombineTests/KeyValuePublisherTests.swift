// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite("Publishers of properties")
struct KeyValuePublisherTests {
  @Test("A publisher of user defaults sends the value, and a changed one after a notification")
  func userDefaults() throws {
    let store = try #require(UserDefaults(suiteName: "KeyValuePublisherTests"))
    store.removeObject(forKey: "level")
    defer { store.removeObject(forKey: "level") }
    var values: [Int] = []
    let subscription = store.publisher(for: \.level).sink { values.append($0) }
    let change = Notification(name: UserDefaults.didChangeNotification, object: store)
    store.set(1, forKey: "level")
    NotificationCenter.default.post(change)
    NotificationCenter.default.post(change)
    #expect(values == [0, 1])
    subscription.cancel()
  }

  @Test("Without the option initial, only changes are sent")
  func changesOnly() throws {
    let store = try #require(UserDefaults(suiteName: "KeyValuePublisherTests.changes"))
    var count = 0
    let subscription = store.publisher(for: \.level, options: .new).sink { _ in count += 1 }
    #expect(count == 0)
    subscription.cancel()
  }

  @Test("An observation with the option initial receives the value at once")
  func observation() throws {
    let store = try #require(UserDefaults(suiteName: "KeyValuePublisherTests.observation"))
    var value: Int?
    let observation = store.observe(\.level, options: [.initial, .new]) { value = $1.newValue }
    #expect(value == 0)
    observation.invalidate()
  }
}

extension UserDefaults {
  fileprivate var level: Int { integer(forKey: "level") }
}
