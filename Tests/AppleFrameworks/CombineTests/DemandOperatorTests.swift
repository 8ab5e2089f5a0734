// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Operators of demand")
struct DemandOperatorTests {
  private typealias Demand = Subscribers.Demand

  @Test("Sums, differences and products of demand are limited to representable ones")
  func arithmetic() {
    let one = Demand.max(1)
    let all = Demand.unlimited
    #expect(one + 2 == Demand.max(3))
    #expect(one + all == Demand.unlimited)
    #expect(all - 1 == Demand.unlimited)
    #expect(Demand.max(3) - one == Demand.max(2))
    #expect(one - 2 == Demand.none)
    #expect(one - all == Demand.none)
    #expect(one + -2 == Demand.none)
    #expect(one - -2 == Demand.max(3))
    #expect(Demand.max(.max) + 1 == Demand.max(.max))
    #expect(Demand.max(2) * 3 == Demand.max(6))
    #expect(all * 0 == Demand.unlimited)
    #expect(one * -1 == Demand.none)
    #expect(Demand.max(-1) == Demand.none)
  }

  @Test("Demand is compared with demand and numbers")
  func comparison() {
    #expect(Demand.max(1) < .max(2))
    #expect(Demand.max(.max) < .unlimited)
    #expect(Demand.unlimited > 5)
    #expect(5 < Demand.unlimited)
    #expect(Demand.max(2) >= 2)
    #expect(Demand.max(2) <= 2)
    #expect(Demand.max(2) != 3)
    #expect(2 == Demand.max(2))
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.unlimited != Int.max)
  }
}
