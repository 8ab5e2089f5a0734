// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import XCTest

@Suite("Strategies that wait")
struct WaitingTests {
  @Test("wait(for:on:) advances a test clock instead of real time")
  func clock() throws {
    let package = try TemporaryPackage()
    try WorkTracker.withScope(WorkTracker.Scope(package.root)) {
      let clock = TestClock()
      // Subjects are safe on every thread, but not `Sendable`, as in Combine.
      nonisolated(unsafe) let subject = CurrentValueSubject<String, Never>("loading")
      _ = settled {
        Task {
          try await clock.sleep(for: .seconds(3600))
          subject.send("loaded")
        }
      }
      try package.writeReference("loaded")
      let strategy = Snapshotting<CurrentValueSubject<String, Never>, String>(
        pathExtension: "txt", diffing: .lines, snapshot: { $0.value })
      #expect(package.verify(subject, as: strategy).outcome == "changed")
      #expect(package.verify(subject, as: .wait(for: 3600, on: strategy)).outcome == "matched")
      #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(3600)))
    }
  }

  @Test("wait(for:on:) advances a test scheduler instead of real time")
  func scheduler() throws {
    let package = try TemporaryPackage()
    try WorkTracker.withScope(WorkTracker.Scope(package.root)) {
      let scheduler = DispatchQueue.test
      // Subjects are safe on every thread, but not `Sendable`, as in Combine.
      nonisolated(unsafe) let subject = CurrentValueSubject<String, Never>("loading")
      scheduler.schedule(after: scheduler.now.advanced(by: 3600)) { subject.send("loaded") }
      try package.writeReference("loaded")
      let strategy = Snapshotting<CurrentValueSubject<String, Never>, String>(
        pathExtension: "txt", diffing: .lines, snapshot: { $0.value })
      #expect(package.verify(subject, as: .wait(for: 3600, on: strategy)).outcome == "matched")
    }
  }
}

/// A synchronous XCTest test can run the main queue.
final class WaitingXCTests: XCTestCase {
  /// The main queue runs and the test clock advances if work waits for both.
  func testMainQueueAndClock() throws {
    let package = try TemporaryPackage()
    try WorkTracker.withScope(WorkTracker.Scope(package.root)) {
      let clock = TestClock()
      // Subjects are safe on every thread, but not `Sendable`, as in Combine.
      nonisolated(unsafe) let subject = CurrentValueSubject<String, Never>("loading")
      _ = settled {
        Task {
          try await clock.sleep(for: .seconds(3600))
          subject.send(subject.value + ", loaded")
        }
      }
      DispatchQueue.main.schedule { subject.send("connected") }
      try package.writeReference("connected, loaded")
      let strategy = Snapshotting<CurrentValueSubject<String, Never>, String>(
        pathExtension: "txt", diffing: .lines, snapshot: { $0.value })
      let result = package.verify(subject, as: .wait(for: 3600, on: strategy))
      XCTAssertEqual(result.outcome, "matched")
    }
  }
}
