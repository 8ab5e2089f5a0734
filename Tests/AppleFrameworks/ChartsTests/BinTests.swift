// SPDX-License-Identifier: MIT

import Charts
import SwiftUI
import Testing

@Suite("Bins of charts")
struct BinTests {
  @Test("A number of bins of the same length cover a range")
  func counted() {
    let bins = NumberBins(range: 0.0...10, count: 4)
    #expect(bins.thresholds == [0, 2.5, 5, 7.5, 10])
    #expect(bins.map(\.lowerBound) == [0, 2.5, 5, 7.5])
  }

  @Test("Bins of a length cover a range that is not their multiple")
  func sized() {
    #expect(NumberBins(size: 4, range: 0...10).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(size: 0.0, range: 0...10).thresholds == [0, 10])
  }

  @Test("Bins around numbers have nice bounds")
  func nice() {
    let bins = NumberBins(data: [0.2, 3, 9.7], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(NumberBins(data: [3, 4, 5]).thresholds == [3, 4, 5])
  }

  @Test("A value belongs to the bin that it begins, and the last bin contains its end")
  func positions() {
    let bins = NumberBins(range: 0...10, count: 2)
    #expect([-1, 0, 4, 5, 10, 11].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1])
    #expect(!bins[0].contains(5))
    #expect(bins[1].contains(10))
  }

  @Test("Bins of dates begin at calendar units")
  func dates() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let range = day(2024, 1, 30, hour: 5)...day(2024, 3, 2)
    let months = DateBins(unit: .month, range: range, calendar: calendar)
    #expect(months.thresholds == [1, 2, 3, 4].map { day(2024, $0, 1) })
    #expect(months.index(for: day(2024, 2, 29)) == 1)
    let hours = DateBins(
      unit: .hour, by: 6, range: day(2024, 1, 1)...day(2024, 1, 2), calendar: calendar)
    #expect(hours.count == 4)
    #expect(DateBins(timeInterval: 0, range: range).count == 1)
  }
}
