// SPDX-License-Identifier: MIT

import ActivityKit
import Testing

@Suite("Live Activities")
struct ActivityTests {
  private struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
  }

  private func content(_ count: Int) -> ActivityContent<Attributes.ContentState> {
    ActivityContent(state: Attributes.ContentState(count: count), staleDate: nil)
  }

  @Test("An activity has its last content until it ends")
  func lifecycle() async throws {
    let activity = try Activity.request(attributes: Attributes(), content: content(1))
    await activity.update(content(2))
    #expect(activity.content.state.count == 2)
    #expect(Activity<Attributes>.activities.map(\.id) == [activity.id])
    await activity.end(content(3), dismissalPolicy: .immediate)
    await activity.update(content(4))
    #expect(activity.content.state.count == 3)
    #expect(activity.activityState == .ended)
    #expect(Activity<Attributes>.activities.isEmpty)
  }
}
