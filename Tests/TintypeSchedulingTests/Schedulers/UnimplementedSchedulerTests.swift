// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("An unimplemented scheduler")
struct UnimplementedSchedulerTests {
  private typealias Unimplemented = UnimplementedSchedulerOf<DispatchQueue>

  private let advice = """
    Give the code a scheduler that this test means, such as DispatchQueue.immediate or \
    DispatchQueue.test, or do not let it come so far.
    """

  @Test("says what it was used for, and runs the action")
  func uses() {
    let log = IssueLog()
    let scheduler = DispatchQueue.unimplemented
    var ran: [String] = []
    log.collect {
      let now = scheduler.now
      _ = scheduler.minimumTolerance
      scheduler.schedule(options: nil) { ran.append("action") }
      scheduler.schedule(after: now, tolerance: 0, options: nil) { ran.append("later") }
      _ = scheduler.schedule(after: now, interval: 1, tolerance: 0, options: nil) {
        ran.append("timer")
      }
    }
    #expect(ran == ["action", "later", "timer"])
    #expect(
      log.messages == [
        "An unimplemented scheduler was asked for the time. \(advice)",
        "An unimplemented scheduler was asked for its tolerance. \(advice)",
        "An unimplemented scheduler was given an action to run. \(advice)",
        "An unimplemented scheduler was given an action to run later. \(advice)",
        "An unimplemented scheduler was given an action to run again and again. \(advice)",
      ])
  }

  @Test("begins with its prefix")
  func prefix() {
    let log = IssueLog()
    log.collect { AnySchedulerOf<DispatchQueue>.unimplemented("SearchModel").schedule {} }
    #expect(
      log.messages == [
        "SearchModel: An unimplemented scheduler was given an action to run. \(advice)"
      ])
  }

  @Test("names the place where it was used")
  func place() {
    let log = IssueLog()
    let line: UInt = #line + 1
    log.collect { DispatchQueue.unimplemented.schedule {} }
    #expect(log.issues.map(\.place?.line) == [line])
  }

  @Test("names the place where it was created, where no other is known")
  func creation() {
    let log = IssueLog()
    let place = CreationPlace()
    let scheduler = Unimplemented(
      now: DispatchQueue.test.now, fileID: place.fileID, filePath: place.filePath,
      line: place.line, column: place.column)
    log.collect { scheduler.schedule(options: nil) {} }
    #expect(log.issues.map(\.place) == [place])
  }

  @Test("stands in for each kind of queue")
  func kinds() {
    let log = IssueLog()
    var count = 0
    log.collect {
      AnySchedulerOf<DispatchQueue>.unimplemented.schedule { count += 1 }
      AnySchedulerOf<OperationQueue>.unimplemented.schedule { count += 1 }
      AnySchedulerOf<OperationQueue>.unimplemented("A").schedule { count += 1 }
      AnySchedulerOf<RunLoop>.unimplemented.schedule { count += 1 }
      AnySchedulerOf<RunLoop>.unimplemented("A").schedule { count += 1 }
      AnySchedulerOf<UIScheduler>.unimplemented.schedule { count += 1 }
      UIScheduler.unimplemented("A").schedule { count += 1 }
    }
    #expect(count == 7)
    #expect(log.issues.count == 7)
  }

  @Test("ends where an action schedules itself")
  func runaway() {
    let log = IssueLog()
    let scheduler = DispatchQueue.unimplemented
    func again() { scheduler.schedule { again() } }
    log.collect { again() }
    #expect(log.messages.count { $0.contains("without end") } == 1)
  }
}
