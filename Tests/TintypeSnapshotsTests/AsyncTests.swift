// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import TintypeSnapshots

@Suite("A value that comes later")
struct AsyncTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// A strategy whose text comes from another thread.
  private func later(_ text: String) -> Snapshotting<Void, String> {
    Snapshotting(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { _ in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.global().async { callback(text) }
        }
      })
  }

  private func recorded() -> String? {
    package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
  }

  @Test("is waited for")
  func waiting() {
    #expect(verify((), as: later("late"), record: .all, timeout: 600).outcome == "recorded")
    #expect(recorded() == "late")
  }

  @Test("is awaited where the caller awaits")
  func awaiting() async {
    let verification = await package.session().verify(
      as: later("late"),
      SnapshotRequest(
        named: "form", record: .all, timeout: 600,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
    ) {}
    #expect(verification.outcome == "recorded")
    #expect(recorded() == "late")
  }

  /// Verifies a value, with a time that only guards against hanging where the value does come.
  private func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: Double
  ) -> Verification {
    package.session().verify(
      of: { value }, as: strategy,
      SnapshotRequest(
        named: "form", record: record, timeout: timeout,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5)))
  }

  private func timedOut(
    _ strategy: Snapshotting<Void, String>, timeout: Double = 0
  ) -> SnapshotError? {
    verify((), as: strategy, timeout: timeout).error
  }

  @Test("is an error if it does not come")
  func never() {
    let strategy = Snapshotting<Void, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    #expect(timedOut(strategy) == .timedOut(seconds: 0))
  }

  @Test(
    "is not waited for without end, nor for less than nothing",
    arguments: [-1, -Double.infinity, .nan])
  func oddTimeouts(timeout: Double) {
    let never = Snapshotting<Void, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    guard case .timedOut = timedOut(never, timeout: timeout) else {
      Issue.record("It was waited for.")
      return
    }
    let pause = Snapshotting<String, String>.wait(for: timeout, on: .lines)
    #expect(package.verify("a", as: pause, record: .all).outcome == "recorded")
    #expect(timedOut(later("late"), timeout: .infinity) == nil)
  }

  @Test("counts once, however often it comes")
  func twice() {
    let strategy = Snapshotting<Void, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { _ in
        Async { callback in
          callback("first")
          callback("second")
        }
      })
    #expect(package.verify((), as: strategy, record: .all).outcome == "recorded")
    #expect(recorded() == "first")
  }

  @Test("may be turned into others, at once and later")
  func pullbacks() throws {
    let strategy = later("late").asyncPullback { (number: Int) in Async(value: ()) }
      .pullback { (text: String) in text.count }
    #expect(verify("text", as: strategy, record: .all, timeout: 600).outcome == "recorded")
    #expect(recorded() == "late")
    #expect(try Async(value: 2).map { $0 + 1 }.get() == 3)
    #expect(try Async { $0(2) }.map { "\($0)" }.get() == "2")
  }

  @Test("may be an error, whose words the test says")
  func errors() {
    let lines = Snapshotting<String, String>.lines
    let throwing: [Snapshotting<Int, String>] = [
      lines.pullback { _ in throw Mishap() },
      lines.asyncPullback { _ in Async { throw Mishap() } },
      lines.asyncPullback { _ in Async(value: 1).map { _ in throw Mishap() } },
      lines.pullback { (_: Double) in "" }.pullback { _ in throw Mishap() },
      // What knows of values only lets the error through.
      lines.asyncPullback { number in
        Async { callback in
          let throwing = lines.pullback { (_: Int) in throw Mishap() }
          throwing.snapshot(number).run(callback)
        }
      },
    ]
    for strategy in throwing {
      #expect(
        package.verify(1, as: strategy).message?.contains("The form has no fields.") == true)
    }
  }

  @Test("lets time pass before it is asked for, where a strategy says so")
  func pause() throws {
    let strategy = Snapshotting<String, String>.wait(for: 0, on: .lines)
    #expect(strategy.pathExtension == "txt")
    #expect(package.verify("a", as: strategy, record: .all).outcome == "recorded")
    #expect(recorded() == "a")
  }
}
