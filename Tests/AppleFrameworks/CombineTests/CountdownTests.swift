// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing
import TintypeScheduling

@Suite("Countdowns")
@MainActor struct CountdownTests {
  @Test("A test advances the timer of a countdown")
  func countdown() {
    WorkTracker.withScope(WorkTracker.Scope("CountdownTests.countdown")) {
      let model = CountdownModel(from: 3)
      model.start()
      #expect(WorkTracker.pending().isEmpty)
      #expect(WorkTracker.waiting().map(\.kind) == [.timer])
      Timer.testScheduler?.advance(by: 2.5)
      #expect(model.remaining == 1)
      Timer.testScheduler?.advance(by: 10)
      #expect(model.remaining == 0)
      #expect(WorkTracker.waiting().isEmpty)
    }
  }

  @Test("The operators of demand can be used in a file that imports both modules")
  func demand() {
    var demand = Subscribers.Demand.none
    demand += .max(1)
    demand += 2
    demand -= 1
    #expect(demand == 2)
    #expect(demand * 2 > 3)
    #expect(demand + demand == .max(4))
  }
}
