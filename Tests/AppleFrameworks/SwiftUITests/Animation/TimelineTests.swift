// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Timelines")
@MainActor
struct TimelineTests {
  private static let now = Date(timeIntervalSinceReferenceDate: 1000)

  private func seconds<S: TimelineSchedule>(_ schedule: S) throws -> Double? {
    try texts(
      of: TimelineView(schedule) {
        Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)")
      }
      .environment(\.currentDate, Self.now)
    ).first.flatMap(Double.init)
  }

  @Test("A timeline shows the last update that is not after the current date")
  func dates() throws {
    #expect(try seconds(.everyMinute) == 960)
    #expect(try seconds(.periodic(from: Self.now - 250, by: 100)) == 950)
    #expect(try seconds(.periodic(from: Self.now + 50, by: 100)) == 1000)
    #expect(try seconds(.explicit([Self.now - 9, Self.now - 3, Self.now + 3])) == 997)
    #expect(try seconds(.animation) == 1000)
    #expect(try seconds(.animation(minimumInterval: 1, paused: true)) == 1000)
  }
}
