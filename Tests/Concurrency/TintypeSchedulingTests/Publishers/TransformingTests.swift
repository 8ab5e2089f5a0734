// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Transforming and filtering operators")
struct TransformingTests {
  @Test("Operators transform and filter values")
  func values() {
    let three = [1, 2, 3].publisher.eraseToAnyPublisher()
    let table: [(String, [String], [String])] = [
      ("map", three.map { $0 * 2 }.log, ["2", "4", "6", "finished"]),
      ("map map", three.map { $0 + 1 }.map { "\($0)!" }.log, ["2!", "3!", "4!", "finished"]),
      ("key path", ["a", "bb"].publisher.map(\.count).log, ["1", "2", "finished"]),
      ("key paths", ["ab"].publisher.map(\.count, \.isEmpty).log, ["(2, false)", "finished"]),
      (
        "three key paths", ["ab"].publisher.map(\.count, \.isEmpty, \.description).log,
        ["(2, false, \"ab\")", "finished"]
      ),
      ("filter", three.filter { $0 != 2 }.log, ["1", "3", "finished"]),
      ("compactMap", ["1", "x"].publisher.compactMap { Int($0) }.log, ["1", "finished"]),
      (
        "replaceNil", [1, nil].publisher.eraseToAnyPublisher().replaceNil(with: 0).log,
        ["1", "0", "finished"]
      ),
      ("scan", three.scan(0, +).log, ["1", "3", "6", "finished"]),
      (
        "removeDuplicates", [1, 1, 2, 1].publisher.removeDuplicates().log,
        ["1", "2", "1", "finished"]
      ),
      ("drop while", three.drop { $0 < 2 }.log, ["2", "3", "finished"]),
      ("prefix while", three.prefix { $0 < 3 }.log, ["1", "2", "finished"]),
      ("prefix", three.prefix(2).log, ["1", "2", "finished"]),
      ("prefix 0", three.prefix(0).log, ["finished"]),
      ("prefix -1", three.prefix(-1).log, ["finished"]),
      ("output at", three.output(at: 1).log, ["2", "finished"]),
      ("output in", three.output(in: 1...).log, ["2", "3", "finished"]),
      ("output in ..<", three.output(in: ..<1).log, ["1", "finished"]),
      ("ignoreOutput", three.ignoreOutput().log, ["finished"]),
      ("prepend", three.prepend(0).log, ["0", "1", "2", "3", "finished"]),
      ("append", three.append([4].publisher).log, ["1", "2", "3", "4", "finished"]),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
  }

  @Test("Operators whose closure throws cancel the publisher and fail")
  func throwing() {
    var cancellations = 0
    let source = [1, -1, 2].publisher.handleEvents(receiveCancel: { cancellations += 1 })
    let table: [(String, [String], [String])] = [
      ("tryMap", source.tryMap { try checked($0) }.log, ["1", "refusal b"]),
      ("tryMap map", source.tryMap { try checked($0) }.map { $0 * 2 }.log, ["2", "refusal b"]),
      ("tryFilter", source.tryFilter { try checked($0) > 0 }.log, ["1", "refusal b"]),
      ("tryCompactMap", source.tryCompactMap { try checked($0) }.log, ["1", "refusal b"]),
      ("tryScan", source.tryScan(0) { try $0 + checked($1) }.log, ["1", "refusal b"]),
      ("tryDrop", source.tryDrop { try checked($0) > 0 }.log, ["refusal b"]),
      ("tryPrefix", source.tryPrefix { try checked($0) > 0 }.log, ["1", "refusal b"]),
      (
        "tryRemoveDuplicates", source.tryRemoveDuplicates { try checked($1) == $0 }.log,
        ["1", "refusal b"]
      ),
      ("tryReduce", source.tryReduce(0) { try $0 + checked($1) }.log, ["refusal b"]),
      ("tryFirst", source.tryFirst { try checked($0) > 1 }.log, ["refusal b"]),
      ("tryLast", source.tryLast { try checked($0) > 1 }.log, ["refusal b"]),
      ("tryContains", source.tryContains { try checked($0) > 1 }.log, ["refusal b"]),
      ("tryAllSatisfy", source.tryAllSatisfy { try checked($0) > 0 }.log, ["refusal b"]),
      ("tryMin", source.tryMin { try checked($0) < checked($1) }.log, ["refusal b"]),
      ("tryMax", source.tryMax { try checked($0) < checked($1) }.log, ["refusal b"]),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
    #expect(cancellations == table.count)
  }

  @Test("Operators combine all values into one result")
  func results() {
    let three = [2, 3, 1].publisher.eraseToAnyPublisher()
    let none = Empty<Int, Never>()
    let table: [(String, [String], [String])] = [
      ("reduce", three.reduce(0, +).log, ["6", "finished"]),
      ("count", three.count().log, ["3", "finished"]),
      ("count of none", none.count().log, ["0", "finished"]),
      ("collect", three.collect().log, ["[2, 3, 1]", "finished"]),
      ("collect of none", none.collect().log, ["[]", "finished"]),
      ("collect by count", three.collect(2).log, ["[2, 3]", "[1]", "finished"]),
      ("min", three.min().log, ["1", "finished"]),
      ("max", three.max().log, ["3", "finished"]),
      ("min of none", none.min().log, ["finished"]),
      ("min by", three.min { $0 > $1 }.log, ["3", "finished"]),
      ("max by", three.max { $0 > $1 }.log, ["1", "finished"]),
      ("first", three.first().log, ["2", "finished"]),
      ("first of none", none.first().log, ["finished"]),
      ("first where", three.first { $0 > 2 }.log, ["3", "finished"]),
      ("last", three.last().log, ["1", "finished"]),
      ("last where", three.last { $0 > 1 }.log, ["3", "finished"]),
      ("contains", three.contains(3).log, ["true", "finished"]),
      ("contains not", three.contains(4).log, ["false", "finished"]),
      ("contains where", three.contains { $0 > 2 }.log, ["true", "finished"]),
      ("allSatisfy", three.allSatisfy { $0 > 0 }.log, ["true", "finished"]),
      ("allSatisfy not", three.allSatisfy { $0 > 1 }.log, ["false", "finished"]),
      ("replaceEmpty", none.replaceEmpty(with: 7).log, ["7", "finished"]),
      ("replaceEmpty not", three.replaceEmpty(with: 7).log, ["2", "3", "1", "finished"]),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
  }

  @Test("A result that is certain cancels the publisher")
  func early() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
    let first = Recorder<Int, Never>()
    source.first().subscribe(first)
    subject.send(1)
    subject.send(2)
    #expect(first.entries == ["1", "finished"])
    let prefix = Recorder<Int, Never>()
    source.prefix(1).subscribe(prefix)
    prefix.onValue = { _ in subject.send(9) }
    subject.send(3)
    #expect(prefix.entries == ["3", "finished"])
    #expect(log == ["cancel", "cancel"])
  }

  @Test("Another publisher opens or closes a publisher")
  func untilOutput() {
    let subject = PassthroughSubject<Int, Never>()
    let trigger = PassthroughSubject<Void, Never>()
    let open = Recorder<Int, Never>()
    let close = Recorder<Int, Never>()
    subject.drop(untilOutputFrom: trigger).subscribe(open)
    subject.prefix(untilOutputFrom: trigger).subscribe(close)
    subject.send(1)
    trigger.send()
    subject.send(2)
    #expect(open.entries == ["2"])
    #expect(close.entries == ["1", "finished"])
    #expect([1].publisher.drop(untilOutputFrom: Empty<Int, Never>()).log == ["finished"])
  }

  @Test("Encoding and decoding are inverse, and fail with the coder's error")
  func coding() {
    let decoded = [[1, 2]].publisher.encode(encoder: JSONEncoder())
      .decode(type: [Int].self, decoder: JSONDecoder())
    #expect(decoded.log == ["[1, 2]", "finished"])
    let failed = Just(Data()).decode(type: Int.self, decoder: PropertyListDecoder()).log
    #expect(failed.count == 1 && failed != ["finished"])
  }

  @Test("print writes each event to its stream")
  func print() {
    final class Stream: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let stream = Stream()
    let recorder = Recorder<Int, Refusal>(.max(1), then: .max(1))
    numbers(1, then: .a).print("p", to: stream).subscribe(recorder)
    Empty<Int, Never>(completeImmediately: false).print(to: stream).sink { _ in }.cancel()
    #expect(
      stream.text == """
        p: receive subscription: (Record)
        p: request max: (1)
        p: receive value: (1)
        p: request max: (1) (synchronous)
        p: receive error: (refusal a)
        receive subscription: (Empty)
        request unlimited
        receive cancel

        """)
  }

  @Test("handleEvents reports events in their order")
  func handleEvents() {
    var log: [String] = []
    let cancellable = [1].publisher
      .handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("\($0)") },
        receiveCompletion: { log.append("\($0)") },
        receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("\($0)") }
      )
      .sink { _ in }
    cancellable.cancel()
    #expect(log == ["subscription", "unlimited", "1", "finished"])
  }
}
