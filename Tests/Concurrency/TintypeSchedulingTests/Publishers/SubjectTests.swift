// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Subjects")
struct SubjectTests {
  @Test("A subscriber of a current-value subject receives the current value, then each new value")
  func current() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log<Int>()
    let cancellable = subject.sink { log.note($0) }
    #expect(log.entries == [1])
    subject.send(2)
    subject.value = 3
    #expect(log.entries == [1, 2, 3])
    #expect(subject.value == 3)
    cancellable.cancel()
    subject.send(4)
    #expect(log.entries == [1, 2, 3])
    #expect(subject.value == 4)
  }

  @Test("A passthrough subject sends values only to current subscribers")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    subject.send(1)
    let cancellable = subject.sink { log.note($0) }
    subject.send(2)
    cancellable.cancel()
    subject.send(3)
    #expect(log.entries == [2])
  }

  @Test("Subjects of Void can send without a value")
  func void() {
    let log = Log<String>()
    let passing = PassthroughSubject<Void, Never>()
    let current = CurrentValueSubject<Void, Never>(())
    let cancellables = [passing.sink { log.note("a") }, current.sink { log.note("b") }]
    passing.send()
    current.send()
    #expect(log.entries == ["b", "a", "b"])
    _ = cancellables
  }

  @Test("Just publishes its value once")
  func just() {
    let log = Log<Int>()
    let cancellable = Just(1).sink { log.note($0) }
    #expect(log.entries == [1])
    _ = cancellable
  }

  @Test("Subscribers are called in the order of their subscriptions")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    let cancellables = ["a", "b", "c"].map { name in subject.sink { log.note("\(name)\($0)") } }
    subject.send(1)
    #expect(log.entries == ["a1", "b1", "c1"])
    _ = cancellables
  }

  @Test("A value that a subscriber sends follows after all have received the previous value")
  func nested() {
    let subject = CurrentValue(0)
    let log = Log<String>()
    let a = subject.sink { value in
      log.note("a\(value)")
      guard value == 1 else { return }
      subject.send(2)
      log.note("value \(subject.value)")
    }
    let b = subject.sink { log.note("b\($0)") }
    subject.send(1)
    #expect(log.entries == ["a0", "b0", "a1", "value 2", "b1", "a2", "b2"])
    _ = (a, b)
  }

  @Test("A subscriber that is added during a delivery receives the latest value and no value twice")
  func newcomer() {
    let subject = CurrentValue(0)
    let log = Log<String>()
    var late: AnyCancellable?
    let early = subject.dropFirst().sink { value in
      guard late == nil else { return }
      subject.send(2)
      late = subject.sink { log.note("late \($0)") }
    }
    subject.send(1)
    subject.send(3)
    #expect(log.entries == ["late 2", "late 3"])
    _ = early
  }

  @Test("A value from another thread during the first delivery is delivered afterward")
  func startingWhileSending() {
    // Not `Sendable`, as in Combine, but callable from any thread.
    nonisolated(unsafe) let subject = CurrentValue(1)
    let log = Log<String>()
    let cancellable = subject.sink { value in
      log.note("\(value) begins")
      if value == 1 {
        let isSent = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          subject.send(2)
          isSent.signal()
        }
        isSent.wait()
      }
      log.note("\(value) ends")
    }
    #expect(log.entries == ["1 begins", "1 ends", "2 begins", "2 ends"])
    _ = cancellable
  }

  @Test("A subscriber that is canceled during a delivery before its turn receives no value")
  func cancelledWithin() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { log.note($0) }
    subject.send(1)
    #expect(log.entries == [])
    _ = first
  }

  @Test("Canceling a subscription releases its closure")
  func release() {
    final class Object {}
    let subject = CurrentValue(0)
    weak var object: Object?
    do {
      let held = Object()
      object = held
      let cancellable = subject.sink { _ in _ = held }
      #expect(object != nil)
      cancellable.cancel()
    }
    #expect(object == nil)
  }

  @Test("A subscription keeps its subject")
  func keepsSubject() {
    let log = Log<Int>()
    var subject: CurrentValue<Int>? = CurrentValue(0)
    let cancellable = subject?.sink { log.note($0) }
    weak let weakSubject = subject
    let publisher = subject?.eraseToAnyPublisher()
    subject = nil
    #expect(weakSubject != nil)
    let second = publisher?.sink { log.note($0) }
    #expect(log.entries == [0, 0])
    _ = (cancellable, second)
  }

  @Test("Values that many tasks send reach all subscribers in one order without loss")
  func threads() async {
    // Not `Sendable`, as in Combine, but callable from any thread.
    nonisolated(unsafe) let subject = CurrentValue(-1)
    let a = Log<Int>()
    let b = Log<Int>()
    let cancellables = [subject.sink { a.note($0) }, subject.sink { b.note($0) }]
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { for n in 0..<500 { subject.send(task * 500 + n) } }
      }
    }
    #expect(a.entries.count == 4001)
    #expect(a.entries == b.entries)
    #expect(a.entries.sorted() == Array(-1..<4000))
    #expect(a.entries.last == subject.value)
    _ = cancellables
  }

  @Test("A subscriber that is added while others send receives consecutive values")
  func subscribingWhileSending() async {
    // Not `Sendable`, as in Combine, but callable from any thread.
    nonisolated(unsafe) let subject = CurrentValue(0)
    await withTaskGroup { group in
      group.addTask { for n in 1...2000 { subject.send(n) } }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<50 {
            let log = Log<Int>()
            let cancellable = subject.sink { log.note($0) }
            await Task.yield()
            cancellable.cancel()
            let values = log.entries
            if let first = values.first {
              #expect(values == Array(first..<first + values.count))
            } else {
              Issue.record("The subscriber received no value.")
            }
          }
        }
      }
    }
  }
}
