// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Operators of sequences and single values")
struct SpecializedOperatorTests {
  @Test("Operators of a sequence deliver what those of other publishers deliver")
  func sequence() {
    let values = [2, 2, 3, 1].publisher
    let any = values.eraseToAnyPublisher()
    let table: [(String, [String], [String])] = [
      ("map", values.map { $0 * 2 }.log, any.map { $0 * 2 }.log),
      ("filter", values.filter { $0 > 1 }.log, any.filter { $0 > 1 }.log),
      (
        "compactMap", values.compactMap { $0 > 1 ? "\($0)" : nil }.log,
        any.compactMap { $0 > 1 ? "\($0)" : nil }.log
      ),
      ("dropFirst", values.dropFirst(2).log, any.dropFirst(2).log),
      ("dropFirst -1", values.dropFirst(-1).log, any.dropFirst(-1).log),
      ("drop", values.drop { $0 < 3 }.log, any.drop { $0 < 3 }.log),
      ("prefix", values.prefix(2).log, any.prefix(2).log),
      ("prefix -1", values.prefix(-1).log, any.prefix(-1).log),
      ("prefix while", values.prefix { $0 < 3 }.log, any.prefix { $0 < 3 }.log),
      ("reduce", values.reduce(0, +).log, any.reduce(0, +).log),
      ("tryReduce", values.tryReduce(0) { $0 + $1 }.log, any.tryReduce(0) { $0 + $1 }.log),
      ("scan", values.scan(0, +).log, any.scan(0, +).log),
      ("collect", values.collect().log, any.collect().log),
      ("count", values.count().log, any.count().log),
      ("contains", values.contains(3).log, any.contains(3).log),
      ("contains where", values.contains { $0 > 3 }.log, any.contains { $0 > 3 }.log),
      ("allSatisfy", values.allSatisfy { $0 > 1 }.log, any.allSatisfy { $0 > 1 }.log),
      ("min", values.min().log, any.min().log),
      ("max", values.max().log, any.max().log),
      ("first", values.first().log, any.first().log),
      ("first where", values.first { $0 > 2 }.log, any.first { $0 > 2 }.log),
      ("last", values.last().log, any.last().log),
      ("last where", values.last { $0 > 1 }.log, any.last { $0 > 1 }.log),
      ("output at", values.output(at: 2).log, any.output(at: 2).log),
      ("output beyond", values.output(at: 9).log, any.output(at: 9).log),
      ("removeDuplicates", values.removeDuplicates().log, any.removeDuplicates().log),
      ("ignoreOutput", values.ignoreOutput().log, any.ignoreOutput().log),
      ("prepend", values.prepend(8, 9).log, any.prepend(8, 9).log),
      ("append", values.append([8, 9]).log, any.append([8, 9]).log),
    ]
    for (name, log, expected) in table { #expect(log == expected, "\(name)") }
  }

  @Test("Operators of a single value deliver what those of other publishers deliver")
  func single() {
    let value = Just(2)
    let any = value.eraseToAnyPublisher()
    let optional = Optional(2).publisher
    let result = Result<Int, Never>.success(2).publisher
    let table: [(String, [[String]], [String])] = [
      ("map", [value.map { $0 + 1 }.log, optional.map { $0 + 1 }.log], any.map { $0 + 1 }.log),
      ("filter", [value.filter { $0 > 2 }.log, optional.filter { $0 > 2 }.log], ["finished"]),
      (
        "collect", [value.collect().log, optional.collect().log, result.collect().log],
        any.collect().log
      ),
      ("count", [value.count().log, optional.count().log, result.count().log], any.count().log),
      (
        "reduce", [value.reduce(1, +).log, optional.reduce(1, +).log, result.reduce(1, +).log],
        any.reduce(1, +).log
      ),
      (
        "scan", [value.scan(1, +).log, optional.scan(1, +).log, result.scan(1, +).log],
        any.scan(1, +).log
      ),
      (
        "allSatisfy",
        [
          value.allSatisfy { $0 > 2 }.log, optional.allSatisfy { $0 > 2 }.log,
          result.allSatisfy { $0 > 2 }.log,
        ], any.allSatisfy { $0 > 2 }.log
      ),
      ("dropFirst", [value.dropFirst().log, optional.dropFirst().log], any.dropFirst().log),
      ("prefix", [value.prefix(0).log, optional.prefix(0).log], any.prefix(0).log),
      ("output", [value.output(in: 0...2).log], any.output(in: 0...2).log),
      ("prepend", [value.prepend(1).log], any.prepend(1).log),
      ("append", [value.append(3).log], any.append(3).log),
      ("tryMap", [value.tryMap { -$0 }.log, result.tryMap { -$0 }.log], any.tryMap { -$0 }.log),
      (
        "tryMap throws", [value.tryMap { try checked(-$0) }.log],
        any.tryMap { try checked(-$0) }.log
      ),
      (
        "setFailureType", [value.setFailureType(to: Refusal.self).log],
        any.setFailureType(to: Refusal.self).log
      ),
      ("contains", [value.contains(2).log], any.contains(2).log),
      ("replaceEmpty", [Int?.none.publisher.replaceEmpty(with: 3).log], ["3", "finished"]),
      (
        "replaceError", [Result<Int, Refusal>.failure(.a).publisher.replaceError(with: 4).log],
        ["4", "finished"]
      ),
    ]
    for (name, logs, expected) in table {
      #expect(!logs.isEmpty, "\(name)")
      for log in logs { #expect(log == expected, "\(name)") }
    }
  }

  @Test("Operators of a single value have the types of Combine")
  func types() {
    let mapped: Just<String> = Just(1).map { "\($0)" }
    let filtered: Optional<Int>.Publisher = Just(1).filter { $0 > 1 }
    let failing: Result<Int, Refusal>.Publisher = Just(1).setFailureType(to: Refusal.self)
    let doubled: Publishers.Sequence<[Int], Never> = [1].publisher.map { $0 * 2 }
    #expect(mapped == Just("1"))
    #expect(filtered == Int?.none.publisher)
    #expect(failing == Result<Int, Refusal>.success(1).publisher)
    #expect(doubled == [2].publisher)
  }
}
