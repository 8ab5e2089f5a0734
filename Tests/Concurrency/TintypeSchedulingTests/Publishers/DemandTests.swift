// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Demand")
struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test("Demand has a description and can be encoded")
  func coding() throws {
    for demand in [Demand.none, .max(3), .unlimited] {
      let data = try JSONEncoder().encode([demand])
      #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
    }
    #expect("\(Demand.max(3)) \(Demand.unlimited)" == "max(3) unlimited")
  }

  @Test("A sequence delivers as many elements as requested, and finishes with the last one")
  func sequence() {
    let recorder = Recorder<Int, Never>(.max(1))
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.entries == ["1"])
    recorder.request(.max(2))
    #expect(recorder.entries == ["1", "2", "3", "finished"])
  }

  @Test("Demand that a subscriber returns is added to its requests")
  func returned() {
    let recorder = Recorder<Int, Never>(.max(1), then: .max(1))
    (1...5).publisher.subscribe(recorder)
    #expect(recorder.entries == ["1", "2", "3", "4", "5", "finished"])
  }

  @Test("A request during a delivery does not nest deliveries")
  func nested() {
    let recorder = Recorder<Int, Never>(.max(1))
    var depth = 0
    var depths: [Int] = []
    recorder.onValue = { [unowned recorder] _ in
      depth += 1
      depths.append(depth)
      recorder.request(.max(1))
      depth -= 1
    }
    (1...3).publisher.subscribe(recorder)
    #expect(depths == [1, 1, 1])
    #expect(recorder.entries.last == "finished")
  }

  @Test("A passthrough subject drops values without demand")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.none)
    subject.subscribe(recorder)
    subject.send(1)
    recorder.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(recorder.entries == ["2"])
  }

  @Test("A current-value subject keeps only the latest value without demand")
  func currentValue() {
    let subject = CurrentValue(0)
    let recorder = Recorder<Int, Never>(.none)
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    #expect(recorder.entries == [])
    recorder.request(.max(2))
    #expect(recorder.entries == ["2"])
    subject.send(3)
    subject.send(4)
    #expect(recorder.entries == ["2", "3"])
    recorder.request(.max(1))
    #expect(recorder.entries == ["2", "3", "4"])
  }

  @Test("Operators that drop values request others in their place")
  func dropping() {
    let even = Recorder<Int, Never>(.max(2))
    (1...9).publisher.eraseToAnyPublisher().filter { $0 % 2 == 0 }.subscribe(even)
    #expect(even.entries == ["2", "4"])
    let tail = Recorder<Int, Never>(.max(1))
    (1...9).publisher.eraseToAnyPublisher().dropFirst(4).subscribe(tail)
    #expect(tail.entries == ["5"])
  }

  @Test("A result waits until it is requested")
  func results() {
    let sum = Recorder<Int, Never>(.none)
    [1, 2].publisher.eraseToAnyPublisher().reduce(0, +).subscribe(sum)
    #expect(sum.entries == [])
    sum.request(.max(1))
    #expect(sum.entries == ["3", "finished"])
    let replaced = Recorder<Int, Never>(.none)
    Fail<Int, Refusal>(error: .a).replaceError(with: 7).subscribe(replaced)
    #expect(replaced.entries == [])
    replaced.request(.max(1))
    #expect(replaced.entries == ["7", "finished"])
  }

  @Test("flatMap subscribes to the given number of publishers at a time")
  func flatMap() {
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    var started: [Int] = []
    let recorder = Recorder<String, Never>()
    (0..<3).publisher.flatMap(maxPublishers: .max(2)) { number in
      started.append(number)
      return subjects[number]
    }
    .subscribe(recorder)
    #expect(started == [0, 1])
    subjects[1].send("b")
    subjects[2].send("too early")
    subjects[0].send(completion: .finished)
    #expect(started == [0, 1, 2])
    subjects[2].send("c")
    subjects[1].send(completion: .finished)
    #expect(recorder.entries == ["b", "c"])
    subjects[2].send(completion: .finished)
    #expect(recorder.entries == ["b", "c", "finished"])
  }

  @Test("flatMap and merge lose no value of a limited request")
  func limitedMerge() {
    let flat = Recorder<Int, Never>(.max(2))
    [10, 20].publisher.flatMap { [$0, $0 + 1].publisher }.subscribe(flat)
    #expect(flat.entries == ["10", "20"] || flat.entries == ["10", "11"])
    flat.request(.unlimited)
    #expect(flat.entries.sorted() == ["10", "11", "20", "21", "finished"])
    #expect(flat.entries.last == "finished")
    let merged = Recorder<Int, Never>(.max(1), then: .max(1))
    [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(merged)
    #expect(merged.entries.sorted() == ["1", "2", "3", "4", "finished"])
  }

  @Test("A successor takes over the demand that its predecessor has not fulfilled")
  func succession() {
    let recorder = Recorder<Int, Refusal>(.max(3))
    numbers(1, 2, then: .a).catch { _ in numbers(3, 4, 5) }.subscribe(recorder)
    #expect(recorder.entries == ["1", "2", "3"])
    recorder.request(.max(1))
    #expect(recorder.entries == ["1", "2", "3", "4"])
    let appended = Recorder<Int, Refusal>(.max(2), then: .none)
    numbers(1).append(2, 3).subscribe(appended)
    #expect(appended.entries == ["1", "2"])
  }

  @Test("zip requests as many values of each publisher as of itself")
  func zip() {
    var requests: [Subscribers.Demand] = []
    let recorder = Recorder<(Int, Int), Never>(.max(1))
    [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) })
      .zip([3, 4].publisher)
      .subscribe(recorder)
    #expect(recorder.entries == ["(1, 3)"])
    #expect(requests == [.max(1)])
    recorder.request(.max(1))
    #expect(recorder.entries == ["(1, 3)", "(2, 4)", "finished"])
  }

  @Test("A buffer keeps values until they are requested, and drops others by its strategy")
  func buffer() {
    func values(_ strategy: Publishers.BufferingStrategy<Refusal>) -> [String] {
      let subject = PassthroughSubject<Int, Refusal>()
      let recorder = Recorder<Int, Refusal>(.none)
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(recorder)
      for value in 1...3 { subject.send(value) }
      recorder.request(.unlimited)
      subject.send(4)
      return recorder.entries
    }
    #expect(values(.dropNewest) == ["1", "2", "4"])
    #expect(values(.dropOldest) == ["2", "3", "4"])
    #expect(values(.customError { .a }) == ["refusal a"])
    #expect(
      (1...5).publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        .log == ["1", "2", "3", "4", "5", "finished"])
  }
}
