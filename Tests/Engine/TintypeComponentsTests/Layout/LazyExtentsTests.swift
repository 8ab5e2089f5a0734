// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@Suite("Extents of lazy containers")
struct LazyExtentsTests {
  @Test("A line that was not measured has the mean of the measured lines")
  func mean() {
    var extents = LazyExtents(count: 10)
    extents.measure([0: 10, 4: 30])
    #expect(extents.mean == 20)
    #expect([0, 1, 4, 5, 10].map(extents.offset(of:)) == [0, 10, 70, 100, 200])
  }

  @Test("The line at a position is the inverse of the offset, also outside of the lines")
  func inverse() {
    var extents = LazyExtents(count: 1000)
    extents.measure([2: 0, 3: 7.5, 500: 1000, 999: 3])
    for line in [0, 1, 3, 4, 250, 499, 500, 501, 998, 999] {
      #expect(extents.line(at: extents.offset(of: line) + 0.25) == line)
    }
    #expect(extents.line(at: -5) == 0)
    #expect(extents.line(at: 1e9) == 999)
  }

  @Test("Lengths that are infinite, negative or NaN are ignored", arguments: [.infinity, -1, .nan])
  func invalid(length: Double) {
    var extents = LazyExtents(count: 5)
    extents.measure([0: 10, 1: length], last: length)
    #expect(extents.total == 50)
  }

  @Test("A million lines of which few were measured are found in constant time")
  func large() {
    var extents = LazyExtents(count: 10_000_000)
    extents.measure([5_000_000: 100], last: 44)
    #expect(extents.line(at: extents.offset(of: 9_999_999)) == 9_999_999)
  }
}
