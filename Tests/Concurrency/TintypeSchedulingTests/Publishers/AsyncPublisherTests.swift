// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling
import TintypeTaskCapture

@Suite("Asynchronous values of publishers")
struct AsyncPublisherTests {
  @Test("Asynchronous values begin with the current value and are all buffered")
  func all() async {
    let subject = CurrentValue(0)
    var iterator = subject.values.makeAsyncIterator()
    for n in 1...100 { subject.send(n) }
    var values: [Int] = []
    while values.count < 101, let value = await iterator.next() { values.append(value) }
    #expect(values == Array(0...100))
  }

  @Test("Canceling the task ends the values and the subscription")
  func cancelled() {
    // Not `Sendable`, as in Combine, but callable from any thread.
    nonisolated(unsafe) let subject = CurrentValue(0)
    let log = Log<String>()
    let task = TaskCapture.drain {
      Task {
        for await value in subject.values { log.note("\(value)") }
        log.note("end")
      }
    }
    TaskCapture.drain { subject.send(1) }
    TaskCapture.drain { task.cancel() }
    TaskCapture.drain { subject.send(2) }
    #expect(log.entries == ["0", "1", "end"])
  }

  @Test("Asynchronous values can be iterated on the main actor")
  @MainActor func mainActor() async {
    let subject = CurrentValue("a")
    var found: [String] = []
    for await value in subject.map({ $0 + "!" }).values {
      found.append(value)
      break
    }
    #expect(found == ["a!"])
  }
}
