// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Operators")
struct OperatorTests {
  private func values<P: Publisher<T, Never>, T>(
    of sent: [Int], by change: (PassthroughSubject<Int, Never>) -> P
  ) -> [T] {
    let subject = PassthroughSubject<Int, Never>()
    var values: [T] = []
    let cancellable = change(subject).sink { values.append($0) }
    for value in sent { subject.send(value) }
    cancellable.cancel()
    subject.send(1000)
    return values
  }

  @Test(
    "dropFirst drops the first values, and none if the count is not positive",
    arguments: [(-1, [1, 2, 3]), (0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (9, [])])
  func dropFirst(count: Int, expected: [Int]) {
    #expect(values(of: [1, 2, 3]) { $0.dropFirst(count) } == expected)
  }

  @Test("dropFirst counts the values of each subscription separately")
  func dropFirstCountsValuesOfEachSubscriptionSeparately() {
    let subject = CurrentValue(1)
    let publisher = subject.dropFirst()
    var values: [Int] = []
    let a = publisher.sink { values.append($0) }
    subject.send(2)
    let b = publisher.sink { values.append($0 * 10) }
    subject.send(3)
    #expect(values == [2, 3, 30])
    _ = (a, b)
  }

  @Test("map transforms values by a closure or a key path")
  func map() {
    #expect(values(of: [1, 2]) { $0.map { "\($0)" } } == ["1", "2"])
    #expect(values(of: [1, 2]) { $0.map(\.description) } == ["1", "2"])
  }

  @Test("filter and compactMap drop values")
  func filter() {
    #expect(values(of: [1, 2, 3, 4]) { $0.filter { $0 % 2 == 0 } } == [2, 4])
    #expect(values(of: [1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : "\($0)" } } == ["1", "3"])
  }

  @Test("removeDuplicates drops repeated values")
  func duplicates() {
    #expect(values(of: [1, 1, 2, 2, 1]) { $0.removeDuplicates() } == [1, 2, 1])
    // Each value is compared with the last one that was not dropped.
    #expect(
      values(of: [1, 2, 3, 4]) { $0.removeDuplicates { $1 - $0 < 2 } } == [1, 3])
  }

  @Test("assign sets a property and keeps the object until the subscription ends")
  func assign() {
    final class Label { var text = "" }
    let subject = CurrentValue("a")
    weak var kept: Label?
    var cancellable: AnyCancellable?
    do {
      let label = Label()
      kept = label
      cancellable = subject.assign(to: \.text, on: label)
    }
    #expect(kept?.text == "a")
    subject.send("b")
    #expect(kept?.text == "b")
    cancellable?.cancel()
    #expect(kept == nil)
  }

  @Test("A type-erased publisher forwards all values")
  func erase() {
    let subject = CurrentValue(1)
    let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    var values: [Int] = []
    let cancellable = erased.eraseToAnyPublisher().sink { values.append($0) }
    let other = AnyPublisher(subject).sink { values.append(-$0) }
    subject.send(2)
    #expect(values == [1, -1, 2, -2])
    _ = (cancellable, other)
  }

  @Test("A set of cancellables keeps subscriptions until it is emptied")
  func store() {
    let subject = CurrentValue(1)
    var values: [Int] = []
    var cancellables = Set<AnyCancellable>()
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(2)
    cancellables = []
    subject.send(3)
    #expect(values == [1, 1, 2, 2])
  }
}
