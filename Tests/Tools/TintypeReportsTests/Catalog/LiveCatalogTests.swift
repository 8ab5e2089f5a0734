// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeReportsTestSupport

@testable import TintypeReports

@Suite("The state of a page that a watcher updates")
struct LiveCatalogTests {
  private let empty = Catalog.sample([])
  private let one = Catalog.sample([.sample("Card", [.rendered(.sample("App/Card"))])])
  private let live: LiveCatalog

  init() { live = LiveCatalog(.sample([]), images: "/missing", waitingTime: 1) }

  private func state(
    of live: LiveCatalog, after version: Int? = nil
  ) throws -> [String: Any] {
    let query = version.map { ["after": "\($0)"] } ?? [:]
    let answer = try #require(live.answer(path: "data/state.json", query: query))
    #expect(answer.type == "application/json" && !answer.isImmutable)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
  }

  private func number(_ name: String, after version: Int? = nil) throws -> Int {
    try #require(try state(of: live, after: version)[name] as? Int)
  }

  private func problems() throws -> [[String: Any]] {
    try #require(try state(of: live)["problems"] as? [[String: Any]])
  }

  // MARK: Versions

  @Test("The first version is a build without previews")
  func first() throws {
    let state = try state(of: live)
    #expect(state["version"] as? Int == 1)
    #expect(state["previews"] as? Int == 0)
    #expect(state["phase"] as? String == "building")
    #expect((state["problems"] as? [Any])?.isEmpty == true)
    #expect((state["updated"] as? [Any])?.isEmpty == true)
  }

  @Test("A status with another value begins a version, and an equal one does not")
  func statuses() throws {
    live.setStatus(.init(phase: .rendering, done: 12, total: 100))
    let state = try state(of: live)
    #expect(state["version"] as? Int == 2)
    #expect(state["phase"] as? String == "rendering")
    #expect(state["done"] as? Int == 12 && state["total"] as? Int == 100)
    live.setStatus(.init(phase: .rendering, done: 12, total: 100))
    #expect(try number("version") == 2)
    #expect(try number("previews") == 0)
  }

  @Test("Shown previews begin a version of the state and of the previews")
  func showing() throws {
    live.show(one, updated: ["App/Card", "App/A\u{202E}"])
    let state = try state(of: live)
    #expect(state["version"] as? Int == 2 && state["previews"] as? Int == 1)
    #expect(state["updated"] as? [String] == [#"App/A\u{202E}"#, "App/Card"])
    live.show(one, updated: [])
    #expect(try number("previews") == 2)
    #expect((try self.state(of: live)["updated"] as? [Any])?.isEmpty == true)
  }

  @Test("Two watchers have different instances, and one keeps its own")
  func instances() throws {
    let other = LiveCatalog(empty, images: "/missing")
    let instance = try #require(try state(of: live)["instance"] as? String)
    live.show(one, updated: [])
    #expect(try state(of: live)["instance"] as? String == instance)
    #expect(try state(of: other)["instance"] as? String != instance)
  }

  // MARK: Waiting

  /// Requests the state on another thread, which waits; returns its version after a change.
  private func versionAfterWaiting(_ change: (LiveCatalog) -> Void) throws -> Int? {
    let (isWaiting, isAnswered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let live = LiveCatalog(empty, images: "/missing", waitingTime: 600_000) { isWaiting.signal() }
    let box = AnswerBox()
    Thread.detachNewThread {
      box.set(live.answer(path: "data/state.json", query: ["after": "1"]))
      isAnswered.signal()
    }
    isWaiting.wait()
    #expect(box.bytes == nil)
    change(live)
    isAnswered.wait()
    let state = try JSONSerialization.jsonObject(with: Data(box.bytes ?? []))
    return (state as? [String: Any])?["version"] as? Int
  }

  @Test("A request after the current version waits for a status")
  func waitingForStatus() throws {
    let version = try versionAfterWaiting { $0.setStatus(.init(phase: .ready)) }
    #expect(version == 2)
  }

  @Test("A request after the current version waits for previews")
  func waitingForPreviews() throws {
    let version = try versionAfterWaiting { $0.show(one, updated: []) }
    #expect(version == 2)
  }

  @Test("The end of the watcher ends waiting requests, and later ones do not wait")
  func closing() throws {
    let closed = Mutex<LiveCatalog?>(nil)
    let version = try versionAfterWaiting { live in
      closed.withLock { $0 = live }
      live.close()
    }
    #expect(version == 1)
    let live = try #require(closed.withLock { $0 })
    #expect(try state(of: live, after: 1)["version"] as? Int == 1)
  }

  @Test("A request that waits for too long is answered with the same version")
  func timeout() throws {
    #expect(try number("version", after: 1) == 1)
  }

  @Test("A request with the version of another watcher does not wait", arguments: [0, 7, -1])
  func otherVersion(version: Int) throws {
    let live = LiveCatalog(empty, images: "/missing", waitingTime: 600_000) {
      Issue.record("The request waits.")
    }
    #expect(try state(of: live, after: version)["version"] as? Int == 1)
  }

  @Test(
    "A version that is not a number is ignored",
    arguments: ["", "x", "1e9", "1 ", "99999999999999999999"])
  func invalidVersion(text: String) throws {
    let live = LiveCatalog(empty, images: "/missing", waitingTime: 600_000) {
      Issue.record("The request waits.")
    }
    #expect(live.answer(path: "data/state.json", query: ["after": text]) != nil)
  }

  // MARK: Problems

  @Test("Problems have a location, a message and an excerpt, errors first")
  func problem() throws {
    live.setStatus(
      .init(
        phase: .failed,
        problems: [
          .init(kind: .warning, message: "unused"),
          .init(
            kind: .error, file: "Sources/A.swift", line: 3, column: 5, message: "cannot find 'x'",
            excerpt: "3 | x\n  | ^"),
        ]))
    let problems = try problems()
    #expect(problems.map { $0["kind"] as? String } == ["error", "warning"])
    let error = try #require(problems.first)
    #expect(error["file"] as? String == "Sources/A.swift")
    #expect(error["line"] as? Int == 3 && error["column"] as? Int == 5)
    #expect(error["message"] as? String == "cannot find 'x'")
    #expect(error["excerpt"] as? String == "3 | x\n  | ^")
    let warning = try #require(problems.last)
    #expect(warning["file"] is NSNull && warning["line"] is NSNull && warning["column"] is NSNull)
  }

  @Test("Terminal sequences of messages are visible, and long texts are shortened")
  func hostileProblem() throws {
    live.setStatus(
      .init(
        phase: .failed,
        problems: [
          .init(kind: .error, file: "a\u{1B}[2J", message: "\u{1B}[31mred\u{7}"),
          .init(
            kind: .error, message: String(repeating: "é", count: 1 << 20),
            excerpt: String(repeating: "\n", count: 1 << 20)),
        ]))
    let problems = try problems()
    #expect(problems.first?["message"] as? String == #"\u{1B}[31mred\u{7}"#)
    #expect(problems.first?["file"] as? String == #"a\u{1B}[2J"#)
    for part in ["message", "excerpt"] {
      let text = try #require(problems.last?[part] as? String)
      #expect(text.unicodeScalars.count == LiveCatalog.Problem.maximumLength + 1)
      #expect(text.hasSuffix("…"))
    }
  }

  @Test("Of many problems, the errors are shown first, and all are counted")
  func manyProblems() throws {
    let warnings = (0..<500).map { LiveCatalog.Problem(kind: .warning, message: "w\($0)") }
    live.setStatus(
      .init(phase: .failed, problems: warnings + [.init(kind: .error, message: "e")]))
    let problems = try problems()
    #expect(problems.count == LiveCatalog.Status.maximumProblems)
    #expect(problems.prefix(2).map { $0["message"] as? String } == ["e", "w0"])
    #expect(try number("errors") == 1 && number("warnings") == 500)
  }
}

/// An answer that one thread stores and another one reads.
private final class AnswerBox: Sendable {
  private let answer = Mutex<LiveCatalog.Answer?>(nil)

  var bytes: [UInt8]? { answer.withLock { $0?.bytes } }

  func set(_ new: LiveCatalog.Answer?) { answer.withLock { $0 = new } }
}
