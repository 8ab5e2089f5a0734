// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing

@testable import TintypeScheduling

@Suite("Names of schedulers")
struct SchedulerNameTests {
  private struct Plain<T> {}

  @Test("queues and run loops have the names that people know")
  func system() {
    #expect(schedulerName(DispatchQueue.main) == "DispatchQueue.main")
    #expect(schedulerName(DispatchQueue(label: "images")) == "DispatchQueue \"images\"")
    #expect(schedulerName(DispatchQueue(label: "")) == "DispatchQueue")
    #expect(schedulerName(OperationQueue.main) == "OperationQueue.main")
    #expect(schedulerName(OperationQueue()) == "OperationQueue")
    let queue = OperationQueue()
    queue.name = "images"
    #expect(schedulerName(queue) == "OperationQueue \"images\"")
    #expect(schedulerName(RunLoop.main) == "RunLoop.main")
  }

  @Test("others describe themselves, or have the name of their type")
  func others() {
    #expect(schedulerName(Pump()) == "Pump")
    #expect(schedulerName(NSObject()) == "NSObject")
    #expect(schedulerName(Plain<Int>()) == "Plain")
  }
}
