// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Unimplemented schedulers")
struct UnimplementedSchedulerTests {
  private typealias Unimplemented = UnimplementedSchedulerOf<DispatchQueue>

  private let advice = """
    Give the code a scheduler for this test, such as DispatchQueue.immediate or \
    DispatchQueue.test, or change the test so that no scheduler is used.
    """

  @Test("An unimplemented scheduler reports each use and runs the action")
  func uses() {
    let log = CollectedIssues()
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
        "An unimplemented scheduler was used to read the current time. \(advice)",
        "An unimplemented scheduler was used to read the minimum tolerance. \(advice)",
        "An unimplemented scheduler was used to run an action. \(advice)",
        "An unimplemented scheduler was used to run an action later. \(advice)",
        "An unimplemented scheduler was used to run a repeating action. \(advice)",
      ])
  }

  @Test("Issues of an unimplemented scheduler begin with its prefix")
  func prefix() {
    let log = CollectedIssues()
    log.collect { AnySchedulerOf<DispatchQueue>.unimplemented("SearchModel").schedule {} }
    #expect(
      log.messages == [
        "SearchModel: An unimplemented scheduler was used to run an action. \(advice)"
      ])
  }

  @Test("An unimplemented scheduler reports the location of its use")
  func place() {
    let log = CollectedIssues()
    let line: UInt = #line + 1
    log.collect { DispatchQueue.unimplemented.schedule {} }
    #expect(log.issues.map(\.place?.line) == [line])
  }

  @Test("An unimplemented scheduler reports its creation if the location of its use is unknown")
  func creation() {
    let log = CollectedIssues()
    let place = CreationSite()
    let scheduler = Unimplemented(
      now: DispatchQueue.test.now, fileID: place.fileID, filePath: place.filePath,
      line: place.line, column: place.column)
    log.collect { scheduler.schedule(options: nil) {} }
    #expect(log.issues.map(\.place) == [place])
  }

  @Test("Each kind of queue has an unimplemented scheduler")
  func kinds() {
    let log = CollectedIssues()
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

  @Test("Endless recursion on an unimplemented scheduler ends with an issue")
  func runaway() {
    let log = CollectedIssues()
    let scheduler = DispatchQueue.unimplemented
    func again() { scheduler.schedule { again() } }
    log.collect { again() }
    #expect(log.messages.count { $0.contains("endlessly") } == 1)
  }
}
