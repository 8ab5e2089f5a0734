// SPDX-License-Identifier: MIT

import Dispatch
import Observation
import Testing
import TintypeDoubles

@Suite("Stubs", .reportsIssues)
struct StubTests {
  enum Failure: Error, Equatable {
    case first
    case second
  }

  @Test("Results are taken from the queue in order, then the default is used")
  func queue() throws {
    let stub = ThrowingStub<Int, String, Failure>(
      defaultReturnValue: "default",
      resultQueue: [.success("one"), .failure(.first), .success("two")])
    #expect(try stub(1) == "one")
    #expect(throws: Failure.first) { try stub(2) }
    #expect(try stub(3) == "two")
    #expect(try stub(4) == "default")
    #expect(try stub(5) == "default")
    #expect(stub.callArguments == [1, 2, 3, 4, 5])
    #expect(
      stub.callResults == [
        .success("one"), .failure(.first), .success("two"), .success("default"),
        .success("default"),
      ])
    #expect(stub.resultQueue.isEmpty)
  }

  @Test("A stub that cannot fail is called without try")
  func never() {
    let stub = Stub<String, Int>(defaultReturnValue: 0, returnValueQueue: [1, 2])
    #expect(stub.defaultReturnValue == 0)
    #expect(stub.returnValueQueue == [1, 2])
    #expect([stub("a"), stub("b"), stub("c")] == [1, 2, 0])
    #expect(stub.callReturnValues == [1, 2, 0])
    #expect(stub.calls.first?.returnValue == 1)
  }

  @Test("A stub without arguments is called without arguments")
  func noArguments() throws {
    let stub = ThrowingStub<Void, Int, any Error>(defaultReturnValue: 3)
    #expect(try stub() == 3)
    #expect(stub.calls.count == 1)
  }

  @Test("A stub without a return value has a queue of errors", arguments: [nil, Failure.second])
  func errors(defaultError: Failure?) {
    let stub = ThrowingStub<Int, Void, Failure>(
      defaultError: defaultError, errorQueue: [.first, nil])
    #expect(stub.defaultError == defaultError)
    #expect(stub.errorQueue == [.first, nil])
    for number in 1...3 {
      do throws(Failure) { try stub(number) } catch { continue }
    }
    #expect(stub.callErrors == [.first, nil, defaultError])
    #expect(stub.calls.map(\.error) == [.first, nil, defaultError])
  }

  @Test("The default result and the result queue can be changed")
  func change() {
    let stub = Stub<Void, Int>(defaultReturnValue: 1)
    stub.defaultResult = .success(2)
    stub.resultQueue = [.success(3)]
    #expect([stub(), stub()] == [3, 2])
  }

  @Test("Clearing the calls does not change the results")
  func clear() {
    let stub = Stub<Void, Int>(defaultReturnValue: 0, returnValueQueue: [1, 2])
    _ = stub()
    stub.clearCalls()
    #expect(stub.calls.isEmpty)
    #expect([stub(), stub()] == [2, 0])
  }

  @Test("The calls of a stub are observable, also through derived properties")
  func observation() {
    let log = Log<String>()
    let stub = Stub<Int, Void>()
    withObservationTracking {
      _ = stub.calls
    } onChange: {
      log.note("calls")
    }
    stub(1)
    withObservationTracking {
      _ = stub.callArguments
    } onChange: {
      log.note("arguments")
    }
    stub.clearCalls()
    withObservationTracking {
      _ = stub.defaultReturnValue
    } onChange: {
      log.note("default")
    }
    stub(2)
    #expect(log.entries == ["calls", "arguments"])
  }

  @Test("A stub can be called from many threads")
  func threads() {
    let stub = Stub<Int, Int>(defaultReturnValue: -1, returnValueQueue: Array(0..<500))
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      _ = stub(number)
      _ = stub.calls.count
    }
    #expect(stub.callArguments.sorted() == Array(0..<1000))
    // The first 500 calls take the results in the order of the queue, on any thread.
    #expect(stub.callReturnValues == Array(0..<500) + Array(repeating: -1, count: 500))
  }

  @Test("A stub can report an issue when its queue is exhausted")
  func exhausted() async {
    let stub = Stub<String, Int>(
      defaultReturnValue: 0, returnValueQueue: [1], exhausted: .fails)
    let found = await issues {
      #expect([stub("a"), stub("b")] == [1, 0])
    }
    #expect(
      found.map(\.headline) == [
        "A stub has no more results: this was call 2."
      ])
    #expect(found.first?.message.contains(#"With: "b""#) == true)
    #expect(found.first?.message.contains("Called by: exhausted()") == true)
  }
}
