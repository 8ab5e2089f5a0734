// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeScheduling

@Suite("Values to wait for")
struct AsyncPublisherTests {
  @Test("they start with the current value and are all kept")
  func all() async {
    let subject = CurrentValue(0)
    var iterator = subject.values.makeAsyncIterator()
    for n in 1...100 { subject.send(n) }
    var values: [Int] = []
    while values.count < 101, let value = await iterator.next() { values.append(value) }
    #expect(values == Array(0...100))
  }

  @Test("they end when the task is cancelled, and so does the subscription")
  func cancelled() {
    let subject = CurrentValue(0)
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

  @Test("on the main actor as well")
  @MainActor func mainActor() async {
    let subject = CurrentValue("a")
    for await value in subject.map({ $0 + "!" }).values {
      #expect(value == "a!")
      break
    }
  }
}
