// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@testable import TintypeStores

/// A store in memory, of which one step of one writer is performed at a time.
private struct StoreModel: Hashable {
  var files: [String: [UInt8]] = [:]

  /// Performs the step of a search; returns whether the search is over.
  mutating func perform(_ search: inout SlotSearch) -> Bool {
    switch search.step {
    case .write(let bytes, let key):
      files[key] = bytes
      search.advance()
    case .read(let key): search.advance(files[key])
    case .found, .full: return true
    }
    return false
  }
}

extension SlotSearch {
  fileprivate init(_ writer: Int) { self.init(in: "c", writer: [UInt8(writer)]) }

  fileprivate var found: RunSlot? {
    guard case .found(let slot) = step else { return nil }
    return slot
  }
}

@Suite("The slots of runs") struct SlotSearchTests {
  /// Checks all orders in which two writers can perform their steps.
  private func explore(_ store: StoreModel, _ searches: [SlotSearch], _ count: inout Int) {
    var isOver = true
    for index in searches.indices {
      var (store, searches) = (store, searches)
      if store.perform(&searches[index]) { continue }
      isOver = false
      explore(store, searches, &count)
    }
    guard isOver else { return }
    count += 1
    let slots = searches.compactMap(\.found)
    if Set(slots).count != searches.count {
      Issue.record("Two writers have the slots \(slots).")
    }
    if slots.contains(where: { $0.row + $0.column >= searches.count }) {
      Issue.record("A writer passed more slots than there are writers: \(slots).")
    }
  }

  @Test("Two writers get different slots, whatever the order of their steps")
  func everyOrder() {
    var count = 0
    explore(StoreModel(), [SlotSearch(1), SlotSearch(2)], &count)
    #expect(count > 1_000)
  }

  @Test("Writers get different slots if some of their requests fail and arrive late")
  func lateRequests() {
    var wrong: [Int] = []
    for seed in 0..<20_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      var store = StoreModel()
      var late: [(key: String, bytes: [UInt8])] = []
      var next = 5
      var searches = (1...4).map { SlotSearch($0) }
      var open = Array(searches.indices)
      while !open.isEmpty {
        if !late.isEmpty, random.below(6) == 0 {
          let write = late.remove(at: random.below(late.count))
          store.files[write.key] = write.bytes
        }
        let index = open[random.below(open.count)]
        if case .write(let bytes, let key) = searches[index].step, next < 40, random.below(8) == 0 {
          // The request fails; it arrives later, or never.
          if random.below(3) > 0 { late.append((key, bytes)) }
          searches[index] = SlotSearch(next)
          next += 1
        } else if store.perform(&searches[index]) {
          open.removeAll { $0 == index }
        }
      }
      let slots = searches.compactMap(\.found)
      if Set(slots).count != 4 { wrong.append(seed) }
    }
    #expect(wrong == [])
  }

  @Test("Writers that follow each other get the slots of the first row")
  func successive() {
    var store = StoreModel()
    for writer in 0..<RunSlot.limit {
      var search = SlotSearch(writer)
      while !store.perform(&search) {}
      #expect(search.found == RunSlot(row: 0, column: writer))
    }
    var search = SlotSearch(100)
    while !store.perform(&search) {}
    #expect(search.step == .full)
  }
}
