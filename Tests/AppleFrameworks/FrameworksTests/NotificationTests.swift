// SPDX-License-Identifier: MIT

import Testing
import UserNotifications
import os

@Suite("Notifications", .serialized)
struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  private func request(_ identifier: String, title: String = "Title") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.sound = .default
    content.userInfo = ["key": 1]
    let request = UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    content.title = "Changed"
    return request
  }

  @Test("The permission is granted before the method returns")
  func permission() async throws {
    let calls = OSAllocatedUnfairLock(initialState: [Bool]())
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
      calls.withLock { $0.append(granted) }
    }
    #expect(calls.withLock { $0 } == [true])
    #expect(try await center.requestAuthorization(options: .alert))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
  }

  @Test("Pending requests keep their order, and one replaces another with the same identifier")
  func pending() async throws {
    center.removeAllPendingNotificationRequests()
    for identifier in ["a", "b", "c", "a"] { try await center.add(request(identifier)) }
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["c", "a"])
  }

  @Test("A request has a copy of the content")
  func copy() {
    let request = request("copy", title: "Original")
    #expect(request.content.title == "Original")
    #expect(request.content.userInfo["key"] as? Int == 1)
  }

  @Test("An attachment without a file is an error")
  func attachment() {
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: URL(filePath: "/missing.png"))
    }
  }

  @Test("A calendar trigger has the next date that matches")
  func calendar() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(calendar: Calendar(identifier: .gregorian), year: 2999),
      repeats: false)
    let date = try #require(trigger.nextTriggerDate())
    #expect(Calendar(identifier: .gregorian).component(.year, from: date) == 2999)
  }
}
