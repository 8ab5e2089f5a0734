// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Combining operators")
struct CombiningTests {
  private let a = PassthroughSubject<Int, Refusal>()
  private let b = PassthroughSubject<String, Refusal>()

  @Test("combineLatest publishes the latest values once all publishers have one")
  func combineLatest() {
    let recorder = Recorder<(Int, String), Refusal>()
    a.combineLatest(b).subscribe(recorder)
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    #expect(recorder.entries == ["(2, \"x\")", "(3, \"x\")", "(3, \"y\")", "finished"])
  }

  @Test("zip pairs each value once, and finishes when no pair can follow")
  func zip() {
    let recorder = Recorder<(Int, String), Refusal>()
    a.zip(b).subscribe(recorder)
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    #expect(recorder.entries == ["(1, \"x\")"])
    b.send("y")
    #expect(recorder.entries == ["(1, \"x\")", "(2, \"y\")", "finished"])
  }

  @Test("A failure of one publisher ends all")
  func failure() {
    let latest = Recorder<(Int, String), Refusal>()
    let zipped = Recorder<(Int, String), Refusal>()
    let merged = Recorder<String, Refusal>()
    var cancellations = 0
    let source = a.handleEvents(receiveCancel: { cancellations += 1 })
    source.combineLatest(b).subscribe(latest)
    source.zip(b).subscribe(zipped)
    source.map { "\($0)" }.merge(with: b).subscribe(merged)
    a.send(1)
    b.send(completion: .failure(.a))
    a.send(2)
    #expect(latest.entries == ["refusal a"])
    #expect(zipped.entries == ["refusal a"])
    #expect(merged.entries == ["1", "refusal a"])
    #expect(cancellations == 3)
  }

  @Test("Operators combine two to eight publishers")
  func arities() {
    let one = Just(1)
    let two = Just(2)
    let table: [(String, [String], [String])] = [
      ("latest 3", one.combineLatest(two, one).log, ["(1, 2, 1)", "finished"]),
      ("latest 4", one.combineLatest(two, one, two).log, ["(1, 2, 1, 2)", "finished"]),
      ("latest with", one.combineLatest(two) { $0 + $1 }.log, ["3", "finished"]),
      ("latest 3 with", one.combineLatest(two, two) { $0 + $1 + $2 }.log, ["5", "finished"]),
      ("zip 3", one.zip(two, one).log, ["(1, 2, 1)", "finished"]),
      ("zip 4", one.zip(two, one, two).log, ["(1, 2, 1, 2)", "finished"]),
      ("zip with", one.zip(two) { $0 + $1 }.log, ["3", "finished"]),
      ("merge", one.merge(with: two).log, ["1", "2", "finished"]),
      ("merge 3", one.merge(with: two, one).log, ["1", "2", "1", "finished"]),
      (
        "merge chain", one.merge(with: two.map { $0 }).merge(with: one, two).log,
        ["1", "2", "1", "2", "finished"]
      ),
      (
        "merge 8", one.merge(with: two, one, two, one, two, one, two).log,
        ["1", "2", "1", "2", "1", "2", "1", "2", "finished"]
      ),
      ("many", Publishers.MergeMany([one, two]).log, ["1", "2", "finished"]),
      ("many of none", Publishers.MergeMany([Just<Int>]()).log, ["finished"]),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
  }

  @Test("switchToLatest cancels the previous publisher, and finishes with the last one")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(4)
    second.send(completion: .finished)
    #expect(recorder.entries == ["1", "3", "4", "finished"])
  }

  @Test("Failures are replaced, transformed and retried")
  func failures() {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return attempts < 3 ? numbers(attempts, then: .a) : numbers(attempts)
    }
    let failing = numbers(1, then: .a)
    let table: [(String, [String], [String])] = [
      ("retry", flaky.retry(5).log, ["1", "2", "3", "finished"]),
      ("retry too few", failing.retry(1).log, ["1", "1", "refusal a"]),
      ("retry often", Fail<Int, Refusal>(error: .a).retry(10_000).log, ["refusal a"]),
      ("catch", failing.catch { _ in Just(2) }.log, ["1", "2", "finished"]),
      ("tryCatch", failing.tryCatch { _ in Just(2) }.log, ["1", "2", "finished"]),
      (
        "tryCatch throws", failing.tryCatch { _ -> Just<Int> in throw Refusal.b }.log,
        ["1", "refusal b"]
      ),
      ("mapError", failing.mapError { _ in Refusal.b }.log, ["1", "refusal b"]),
      ("replaceError", failing.replaceError(with: 9).log, ["1", "9", "finished"]),
      ("assertNoFailure", numbers(1).assertNoFailure().log, ["1", "finished"]),
      ("setFailureType", Just(1).setFailureType(to: Refusal.self).log, ["1", "finished"]),
      ("optional", Int?.none.publisher.log, ["finished"]),
      ("optional value", Optional(1).publisher.log, ["1", "finished"]),
      ("result", Result<Int, Refusal>.failure(.b).publisher.log, ["refusal b"]),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
  }

  @Test("share subscribes once, for as long as it has subscribers")
  func share() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribe") },
      receiveCancel: { log.append("cancel") }
    ).share()
    let first = shared.sink { log.append("a\($0)") }
    let second = shared.sink { log.append("b\($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    #expect(log == ["subscribe", "a1", "b1", "b2", "cancel"])
    let third = shared.sink { log.append("c\($0)") }
    subject.send(3)
    #expect(log.suffix(2) == ["subscribe", "c3"])
    _ = third
  }

  @Test("A connectable publisher delivers values once it is connected")
  func connectable() {
    var log: [Int] = []
    let publisher = [1, 2].publisher.makeConnectable()
    let cancellables = [publisher.sink { log.append($0) }, publisher.sink { log.append(-$0) }]
    #expect(log == [])
    let connection = publisher.connect()
    #expect(log == [1, -1, 2, -2])
    _ = (cancellables, connection)
  }

  @Test("multicast sends values to the given subject")
  func multicast() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let publisher = [1, 2].publisher.multicast(subject: subject)
    let recorder = Recorder<Int, Never>()
    publisher.subscribe(recorder)
    _ = publisher.connect()
    #expect(recorder.entries == ["0", "1", "2", "finished"])
  }

  @Test("A subject that subscribes to a publisher receives its values until it is canceled")
  func subscribeSubject() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = source.subscribe(subject)
    source.send(1)
    #expect(subject.value == 1)
    cancellable.cancel()
    source.send(2)
    #expect(subject.value == 1)
  }

  @Test("A future keeps its first result for all subscribers")
  func future() async throws {
    var promise: Future<Int, Refusal>.Promise?
    let future = Future<Int, Refusal> { promise = $0 }
    let early = Recorder<Int, Refusal>()
    future.subscribe(early)
    #expect(early.entries == [])
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.entries == ["1", "finished"])
    #expect(future.log == ["1", "finished"])
    #expect(try await Future<Int, Refusal> { $0(.success(3)) }.value == 3)
    await #expect(throws: Refusal.a) { try await Future<Int, Refusal> { $0(.failure(.a)) }.value }
  }

  @Test("An asynchronous sequence of a publisher throws its failure")
  func asyncValues() async {
    var values: [Int] = []
    do {
      for try await value in numbers(1, 2, then: .a).values { values.append(value) }
      Issue.record("The sequence did not throw.")
    } catch {
      #expect(error as? Refusal == .a)
    }
    for await value in [3, 4].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3, 4])
  }

  @Test("A recording can be encoded and decoded")
  func record() throws {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
      recording.receive(2)
    }
    #expect(record.log == ["1", "finished"])
    #expect(AnyPublisher(record).log == ["1", "finished"])
  }
}
