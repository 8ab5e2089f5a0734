// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Values that Foundation lacks")
struct FoundationValueTests {
  @Test("User defaults have values for keys")
  func userDefaults() throws {
    let name = "FoundationValueTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("Objects behind a protocol are of their class and its superclasses")
  func classes() {
    class Base: NSObject {}
    class Derived: Base {}
    let object: any NSObjectProtocol = Derived()
    #expect(object.isKind(of: Base.self) && object.isMember(of: Derived.self))
    #expect(!object.isMember(of: Base.self) && !Base().isKind(of: Derived.self))
  }

  @Test("A ubiquitous store keeps values in the process")
  func ubiquitousStore() {
    let store = NSUbiquitousKeyValueStore()
    store.set(3, forKey: "count")
    store.set("text", forKey: "name")
    #expect(store.longLong(forKey: "count") == 3)
    #expect(store.string(forKey: "name") == "text")
    #expect(!store.bool(forKey: "name"))
    store.removeObject(forKey: "name")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["count"])
  }

  @Test("Posted notifications are elements of a sequence")
  func notifications() async {
    let center = NotificationCenter()
    let sequence = center.notifications(named: Notification.Name("changed"))
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: Notification.Name("changed"), object: nil, userInfo: ["count": 1])
    var iterator = sequence.makeAsyncIterator()
    let count = await iterator.next()?.userInfo?["count"] as? Int
    #expect(count == 1)
  }

  @Test("Clocks count seconds, and constants are those of Dispatch")
  func times() {
    #expect(CACurrentMediaTime() > 0)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("The process has no groups of apps, and no user of iCloud")
  func containers() {
    let files = FileManager.default
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "group") == nil)
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(files.ubiquityIdentityToken == nil)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(URL.documentsDirectory.isFileURL)
  }
}
