// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Operators")
struct OperatorTests {
  private func values<T>(
    of sent: [Int], by change: (PassthroughSubject<Int, Never>) -> AnyPublisher<T, Never>
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
    "the first values are left out, none for a count that is not positive",
    arguments: [(-1, [1, 2, 3]), (0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (9, [])])
  func dropFirst(count: Int, expected: [Int]) {
    #expect(values(of: [1, 2, 3]) { $0.dropFirst(count) } == expected)
  }

  @Test("each subscription counts its first values by itself")
  func dropFirstTwice() {
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

  @Test("values are changed, by a closure and by a key path")
  func map() {
    #expect(values(of: [1, 2]) { $0.map { "\($0)" } } == ["1", "2"])
    #expect(values(of: [1, 2]) { $0.map(\.description) } == ["1", "2"])
  }

  @Test("values are left out")
  func filter() {
    #expect(values(of: [1, 2, 3, 4]) { $0.filter { $0 % 2 == 0 } } == [2, 4])
    #expect(values(of: [1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : "\($0)" } } == ["1", "3"])
  }

  @Test("equal values in a row count once")
  func duplicates() {
    #expect(values(of: [1, 1, 2, 2, 1]) { $0.removeDuplicates() } == [1, 2, 1])
    // Each is compared with the last one that was let through.
    #expect(
      values(of: [1, 2, 3, 4]) { $0.removeDuplicates { $1 - $0 < 2 } } == [1, 3])
  }

  @Test("a property is set, and its object kept, until the subscription ends")
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

  @Test("a publisher that is erased is still that publisher")
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

  @Test("a set keeps subscriptions")
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
