// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling
import TintypeTaskCapture

@Suite("Immediate clocks")
struct ImmediateClockTests {
  @Test("A sleep on an immediate clock returns at once, at its deadline")
  func sleep() async throws {
    let clock = ImmediateClock()
    for _ in 0..<10 { try await clock.sleep(for: .seconds(1)) }
    #expect(clock.now.offset == .seconds(10))
    try await clock.sleep(until: .init(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("An immediate clock measures the duration of sleeps")
  func measure() async throws {
    let clock: some Clock<Duration> = .immediate
    let time = try await clock.measure { try await clock.sleep(for: .seconds(5)) }
    #expect(time == .seconds(5))
  }

  @Test("A canceled task does not sleep on an immediate clock")
  func cancelled() async {
    let clock = ImmediateClock()
    let error = TaskCapture.drain {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      return task
    }
    await #expect(throws: CancellationError.self) { try await error.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("An immediate clock can be used as any clock")
  func existential() async {
    let clock: any Clock<Duration> = .immediate
    await #expect(throws: Never.self) { try await clock.sleep(for: .seconds(1)) }
  }
}

@Suite("Type-erased clocks")
struct AnyClockTests {
  @Test("A type-erased clock starts at zero and advances with its base clock")
  func time() {
    let base = TestClock()
    base.advance(by: .seconds(5))
    let clock = AnyClock(base)
    let log = Log<String>()
    #expect(clock.now.offset == .zero)
    _ = TaskCapture.drain {
      Task {
        try await clock.sleep(for: .seconds(1))
        log.note("\(clock.now.offset)")
      }
    }
    base.advance(by: .seconds(1))
    #expect(log.entries == ["1.0 seconds"])
    #expect(clock.minimumResolution == .zero)
  }

  @Test("Any clock can be type-erased")
  func existential() async throws {
    let base: any Clock<Duration> = ImmediateClock()
    let clock = AnyClock(base)
    try await clock.sleep(for: .seconds(1))
    #expect(clock.now.offset == .seconds(1))
    #expect(AnyClock(ContinuousClock()).minimumResolution > .zero)
  }
}

@Suite("Unimplemented clocks")
struct UnimplementedClockTests {
  @Test("Each use of an unimplemented clock reports its name and continues")
  func uses() async {
    let log = Log<String>()
    let reporter = IssueReporter { message, place in log.note("\(place?.line ?? 0): \(message)") }
    await IssueReporter.$override.withValue(reporter) {
      let clock = UnimplementedClock(name: "Player.clock", line: 42)
      _ = clock.minimumResolution
      try? await clock.sleep(until: .init(offset: .seconds(2)))
      #expect(clock.now.offset == .seconds(2))
    }
    #expect(
      log.entries
        == ["minimumResolution", "sleep(until:tolerance:)", "now"].map {
          """
          42: This test did not expect “Player.clock” to be used, but \($0) was called. Give the \
          code a TestClock or an ImmediateClock if it may use a clock.
          """
        })
  }

  @Test("An unimplemented clock with a base clock sleeps on the base clock")
  func base() {
    let base = TestClock()
    let log = Log<String>()
    let reported = Log<String>()
    IssueReporter.$override.withValue(IssueReporter { message, _ in reported.note(message) }) {
      let clock = UnimplementedClock(base)
      _ = TaskCapture.drain {
        Task {
          try await clock.sleep(until: .init(offset: .seconds(1)))
          log.note("awake")
        }
      }
    }
    #expect(log.entries == [])
    base.advance(by: .seconds(1))
    #expect(log.entries == ["awake"])
    #expect(reported.entries.count == 1)
    #expect(reported.entries.first?.contains("“Clock”") == true)
  }

  @Test("An unimplemented clock can be used as any clock")
  func existential() {
    let clock: any Clock<Duration> = .unimplemented(name: "Feed.clock")
    #expect(clock is UnimplementedClock<Duration>)
  }
}

@Suite("Clock timers")
struct ClockTimerTests {
  @Test("A clock timer ticks at its interval until its task is canceled")
  func ticks() {
    let clock = TestClock()
    let log = Log<String>()
    let task = TaskCapture.drain {
      Task {
        for await time in clock.timer(interval: .seconds(2)) { log.note("\(time.offset)") }
        log.note("end")
      }
    }
    clock.advance(by: .seconds(5))
    #expect(log.entries == ["2.0 seconds", "4.0 seconds"])
    TaskCapture.drain { task.cancel() }
    #expect(log.entries == ["2.0 seconds", "4.0 seconds", "end"])
  }

  @Test("The duration of the loop body does not delay later ticks, and missed ticks are skipped")
  func slowLoop() {
    let clock = TestClock()
    let log = Log<String>()
    let pauses: [Duration] = [.milliseconds(300), .milliseconds(2500), .seconds(1), .zero]
    _ = TaskCapture.drain {
      Task {
        var pauses = pauses[...]
        for await time in clock.timer(interval: .seconds(1)) {
          log.note("\(time.offset)")
          guard let pause = pauses.popFirst() else { break }
          try await clock.sleep(for: pause)
        }
      }
    }
    clock.run()
    #expect(
      log.entries
        == ["1.0 seconds", "2.0 seconds", "5.0 seconds", "6.0 seconds", "7.0 seconds"])
  }

  @Test("Each iteration of a clock timer starts anew")
  func twice() async {
    let clock = ImmediateClock()
    let timer = clock.timer(interval: .seconds(1))
    for _ in 1...2 {
      for await _ in timer { break }
    }
    #expect(clock.now.offset == .seconds(2))
  }

  @Test(
    "An interval that is not positive is reported, and the timer ends at once", arguments: [0, -1])
  func noInterval(seconds: Int) async {
    let log = Log<String>()
    await IssueReporter.$override.withValue(
      IssueReporter { message, place in log.note("\(place?.line ?? 0): \(message)") }
    ) {
      for await _ in ImmediateClock().timer(interval: .seconds(seconds), line: 42) {
        Issue.record("The timer ticked.")
      }
    }
    #expect(
      log.entries == [
        """
        42: A timer with an interval of \(seconds).0 seconds would fire endlessly, so it ends at \
        once. Pass an interval greater than zero.
        """
      ])
  }

  @Test("A type-erased clock has timers")
  func existential() async {
    let any: any Clock<Duration> = ImmediateClock()
    var times: [Duration] = []
    for await time in AnyClock(any).timer(interval: .seconds(1)) {
      times.append(time.offset)
      if times.count == 3 { break }
    }
    #expect(times == [.seconds(1), .seconds(2), .seconds(3)])
  }
}
