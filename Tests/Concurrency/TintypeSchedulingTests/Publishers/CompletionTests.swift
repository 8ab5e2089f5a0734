// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Completions")
struct CompletionTests {
  @Test("A subject completes once, ignores later values, and completes later subscribers")
  func subjects() {
    let passing = PassthroughSubject<Int, Refusal>()
    let current = CurrentValueSubject<Int, Refusal>(1)
    for subject in [passing as any Subject<Int, Refusal>, current] {
      let recorder = Recorder<Int, Refusal>()
      subject.subscribe(recorder)
      subject.send(2)
      subject.send(completion: .failure(.a))
      subject.send(completion: .finished)
      subject.send(3)
      #expect(recorder.entries.suffix(2) == ["2", "refusal a"])
      let late = Recorder<Int, Refusal>()
      subject.subscribe(late)
      #expect(late.entries == ["refusal a"])
    }
    #expect(current.value == 2)
  }

  @Test("A completion that a subscriber sends follows the value that is being delivered")
  func nested() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Recorder<Int, Never>()
    let second = Recorder<Int, Never>()
    first.onValue = { _ in
      subject.send(completion: .finished)
      subject.send(2)
    }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.entries == ["1", "finished"])
    #expect(second.entries == ["1", "finished"])
  }

  @Test("A completed subscription releases its subscriber's captures")
  func release() {
    final class Object {}
    weak var object: Object?
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    do {
      let held = Object()
      object = held
      cancellable = subject.map { $0 }.receive(on: AtOnce()).sink { _ in _ = held }
    }
    #expect(object != nil)
    subject.send(completion: .finished)
    #expect(object == nil)
    _ = cancellable
  }

  @Test(
    "Operators deliver one completion, and nothing after it, even if a publisher sends more",
    arguments: [
      { $0.described }, { $0.map { $0 }.described }, { $0.filter { _ in true }.described },
      { $0.collect().described }, { $0.catch { _ in Just(9) }.described },
      { $0.replaceError(with: 9).described }, { $0.receive(on: AtOnce()).described },
      { $0.merge(with: Empty()).described }, { $0.flatMap { Just($0) }.described },
      { $0.handleEvents().described }, { $0.prefix(5).described },
      { $0.append(Empty()).described },
    ] as [@Sendable (Unruly) -> AnyPublisher<String, any Error>])
  func unruly(_ operate: @Sendable (Unruly) -> AnyPublisher<String, any Error>) {
    let log =
      operate(
        Unruly { subscriber in
          _ = subscriber.receive(1)
          subscriber.receive(completion: .finished)
          _ = subscriber.receive(2)
          subscriber.receive(completion: .failure(.a))
          subscriber.receive(completion: .finished)
        }
      ).map { $0 }.log
    #expect(log == ["1", "finished"] || log == ["[1]", "finished"])
  }

  @Test("Sink passes its completion on once and then releases its closures")
  func sink() {
    var log: [String] = []
    let cancellable = numbers(1, 2, then: .a).sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    #expect(log == ["1", "2", "failure(refusal a)"])
    cancellable.cancel()
    let other = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { _ in })
    other.receive(subscription: Subscriptions.empty)
    other.receive(completion: .finished)
    other.receive(completion: .finished)
    #expect(log.last == "end" && log.count == 4)
  }

  @Test("A failure is delivered through a scheduler after the values that precede it")
  func failureOnScheduler() {
    let pump = Pump()
    let recorder = Recorder<Int, Refusal>()
    numbers(1, 2, then: .a).receive(on: pump).subscribe(recorder)
    #expect(recorder.entries == [])
    pump.pump()
    #expect(recorder.entries == ["1", "2", "refusal a"])
  }

  @Test("A completion on a scheduler is pending work")
  func pendingCompletion() {
    WorkTracker.withScope(WorkTracker.Scope("CompletionTests.pending")) {
      let pump = Pump()
      let cancellable = Just(1).receive(on: pump).sink { _ in }
      #expect(WorkTracker.pending().map(\.kind) == [.delivery, .completion])
      #expect(WorkTracker.pending().last?.description.hasPrefix("a completion on Pump") == true)
      pump.pump()
      #expect(WorkTracker.pending().isEmpty)
      _ = cancellable
    }
  }

  @Test("A subscriber that cancels during a delivery receives no more values and no completion")
  func cancelWithin() {
    let publishers: [(String, AnyPublisher<Int, Never>)] = [
      ("sequence", (1...3).publisher.eraseToAnyPublisher()),
      ("merge", [1].publisher.merge(with: [2].publisher).eraseToAnyPublisher()),
      ("flatMap", (1...3).publisher.flatMap { Just($0) }.eraseToAnyPublisher()),
      ("append", [1].publisher.append(2).eraseToAnyPublisher()),
      ("latest", Just([1, 2].publisher).switchToLatest().eraseToAnyPublisher()),
      ("share", [1, 2].publisher.share().eraseToAnyPublisher()),
      ("scheduler", (1...3).publisher.receive(on: AtOnce()).eraseToAnyPublisher()),
    ]
    for (name, publisher) in publishers {
      let recorder = Recorder<Int, Never>()
      recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
      publisher.subscribe(recorder)
      #expect(recorder.entries == ["1"], "\(name)")
    }
  }

  @Test("Subscribers of a subject may subscribe and cancel on many threads while it sends")
  func threads() async {
    // Not `Sendable`, as in Combine, but callable from any thread.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let steady = Recorder<Int, Never>()
    subject.map { $0 }.merge(with: Empty()).subscribe(steady)
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask { for n in 0..<250 { subject.send(task * 250 + n) } }
        group.addTask {
          for _ in 0..<100 {
            let recorder = Recorder<Int, Never>()
            subject.subscribe(recorder)
            await Task.yield()
            recorder.cancel()
          }
        }
      }
    }
    subject.send(completion: .finished)
    let entries = steady.entries
    #expect(entries.count == 1001)
    let numbers = entries.compactMap { Int($0) }.sorted()
    #expect(numbers.elementsEqual(0..<1000))
    #expect(entries.last == "finished")
  }
}
