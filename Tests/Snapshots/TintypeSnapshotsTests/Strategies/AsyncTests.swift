// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Asynchronous values")
struct AsyncTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// A strategy whose text is produced on another thread.
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

  @Test("A synchronous assertion waits for the value")
  func waiting() {
    #expect(verify((), as: later("late"), record: .all, timeout: 600).outcome == "recorded")
    #expect(recorded() == "late")
  }

  @Test("An asynchronous assertion awaits the value")
  func awaiting() async {
    let result = await package.session().verify(
      as: later("late"),
      SnapshotRequest(
        SnapshotOptions(named: "form", record: .all, timeout: 600),
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
    ) {}
    #expect(result.outcome == "recorded")
    #expect(recorded() == "late")
  }

  /// Verifies a value.
  ///
  /// The timeout only prevents the test from hanging if the value is produced.
  private func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: Double
  ) -> SnapshotResult {
    package.session().verify(
      of: { value }, as: strategy,
      SnapshotRequest(
        SnapshotOptions(named: "form", record: record, timeout: timeout),
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5)))
  }

  private func timedOut(
    _ strategy: Snapshotting<Void, String>, timeout: Double = 0
  ) -> SnapshotError? {
    verify((), as: strategy, timeout: timeout).error
  }

  @Test("A value that never arrives is an error")
  func never() {
    let strategy = Snapshotting<Void, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    #expect(timedOut(strategy) == .timedOut(seconds: 0))
  }

  @Test(
    "Negative, infinite and NaN timeouts are handled",
    arguments: [-1, -Double.infinity, .nan])
  func oddTimeouts(timeout: Double) {
    let never = Snapshotting<Void, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    guard case .timedOut = timedOut(never, timeout: timeout) else {
      Issue.record("The error is not a timeout.")
      return
    }
    let pause = Snapshotting<String, String>.wait(for: timeout, on: .lines)
    #expect(package.verify("a", as: pause, record: .all).outcome == "recorded")
    #expect(timedOut(later("late"), timeout: .infinity) == nil)
  }

  @Test("Only the first call of the callback counts")
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

  @Test("Asynchronous values can be pulled back and mapped")
  func pullbacks() throws {
    let strategy = later("late").asyncPullback { (number: Int) in Async(value: ()) }
      .pullback { (text: String) in text.count }
    #expect(verify("text", as: strategy, record: .all, timeout: 600).outcome == "recorded")
    #expect(recorded() == "late")
    #expect(try Async(value: 2).map { $0 + 1 }.get() == 3)
    #expect(try Async { $0(2) }.map { "\($0)" }.get() == "2")
  }

  @Test("The message contains the error of the value")
  func errors() {
    let lines = Snapshotting<String, String>.lines
    let throwing: [Snapshotting<Int, String>] = [
      lines.pullback { _ in throw Mishap() },
      lines.asyncPullback { _ in Async { throw Mishap() } },
      lines.asyncPullback { _ in Async(value: 1).map { _ in throw Mishap() } },
      lines.pullback { (_: Double) in "" }.pullback { _ in throw Mishap() },
      // The callback takes only values, but the error is passed on.
      lines.asyncPullback { number in
        Async { callback in
          let refusing = lines.pullback { (_: Int) in throw Mishap() }
          refusing.snapshot(number).run(callback)
        }
      },
    ]
    for strategy in throwing {
      #expect(
        package.verify(1, as: strategy).message?.contains("The form has no fields.") == true)
    }
  }

  @Test("The strategy wait(for:on:) delays the snapshot")
  func pause() throws {
    let strategy = Snapshotting<String, String>.wait(for: 0, on: .lines)
    #expect(strategy.pathExtension == "txt")
    #expect(package.verify("a", as: strategy, record: .all).outcome == "recorded")
    #expect(recorded() == "a")
  }
}
