// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Problem matchers of tintype init --vscode") struct ProblemMatcherTests {
  let test: [String: Any]
  let watch: [String: Any]

  init() throws {
    let package = try PendingPackage()
    _ = package.run("init", "--vscode")
    let tasks = try #require(try editorTasks(package.bytes(".vscode/tasks.json")))
    test = try #require(tasks["Tintype: Test"])
    watch = try #require(tasks["Tintype: Watch"])
  }

  private func problems(_ output: String, _ task: [String: Any]) throws -> [String] {
    try EditorProblems(of: output, task: task).found.map(\.description)
  }

  @Test("A failed assertion of XCTest and the image of its difference are problems")
  func xcTest() throws {
    let file = "absolute /ada/My App/Tests/AppXCTests/GreetingXCTests.swift"
    let pending = "absolute /ada/My App/.build/tintype/pending/AppXCTests/GreetingXCTests"
    #expect(
      try problems(CapturedOutput.xcTest, test) == [
        """
        error \(file):14 Snapshot “testImage.1” differs from its reference in 5,476 of 2,962,440 \
        pixels (0.18 %), within 293 × 46 pixels at 440, 1266, by up to 255 of 255.
        """,
        "info \(pending)/testImage.1.difference.png AppXCTests/GreetingXCTests/testImage.1",
        "error \(file):23 XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - wrong : here",
        "error \(file):17 Snapshot “testText.1” differs from its reference: 1 line removed, 1 line added.",
        "info \(pending)/testText.1.difference.txt.patch AppXCTests/GreetingXCTests/testText.1",
      ])
  }

  @Test("A failed assertion of Swift Testing and the image of its difference are problems")
  func swiftTesting() throws {
    let file = "search GreetingTests.swift"
    let pending = "absolute /ada/My App/.build/tintype/pending/AppTests/GreetingTests"
    #expect(
      try problems(CapturedOutput.swiftTesting, test) == [
        "error \(file):23:5 Expectation failed: (1 + 1 → 2) == 3",
        "error \(file):28:19 Snapshot “missing.1” has no reference, and recording is off.",
        "error \(file):17:19 Snapshot “text.1” differs from its reference: 1 line removed, 1 line added.",
        "info \(pending)/text.1.difference.txt.patch AppTests/GreetingTests/text.1",
        """
        error \(file):20:19 Snapshot “cases-_.a-b” differs from its reference in 5,476 of \
        2,962,440 pixels (0.18 %), within 293 × 46 pixels at 440, 1266, by up to 255 of 255.
        """,
        "info \(pending)/cases-_.a-b.difference.png AppTests/GreetingTests/cases-_.a-b",
        "error \(file):20:19 Snapshot “cases-_.c” was recorded. Review it, then run the test again.",
        "error \(file):31:7 Expectation failed: false",
      ])
  }

  @Test("The format of XCTest on macOS is recognized")
  func macOS() throws {
    #expect(
      try problems(
        "/App/Tests/A.swift:4: error: -[AppTests.CardTests testCard] : failed - Snapshot", test)
        == ["error absolute /App/Tests/A.swift:4 Snapshot"])
  }

  @Test("Errors and warnings of the compiler are problems of both tasks, without their excerpts")
  func compiler() throws {
    let expected = [
      """
      error autodetect /ada/My App/Sources/App/App.swift:2:33 cannot find 'missingFunction' \
      in scope
      """,
      """
      warning autodetect /ada/My App/Sources/App/App.swift:2:21 initialization of immutable \
      value 'unused' was never used
      """,
    ]
    for task in [test, watch] { #expect(try problems(CapturedOutput.build, task) == expected) }
  }

  @Test("The lines of tintype watch begin and end its work")
  func background() throws {
    let matcher = try #require(watch["problemMatcher"] as? [String: Any])
    let background = try #require(matcher["background"] as? [String: Any])
    #expect(watch["isBackground"] as? Bool == true)
    func matches(_ name: String) throws -> [Int] {
      let pattern = try #require(background[name] as? String)
      return try CapturedOutput.watch.split(separator: "\n").enumerated()
        .filter { try EditorProblems.groups(of: pattern, in: String($1)) != nil }.map(\.offset)
    }
    #expect(try matches("beginsPattern") == [0, 3])
    #expect(try matches("endsPattern") == [2, 4])
    #expect(
      try problems(CapturedOutput.watch, watch) == [
        "error autodetect Sources/App/App.swift:2:33 cannot find 'missingFunction' in scope"
      ])
  }

  @Test("The tasks do not remove the problems of each other")
  func owners() throws {
    let owners = { (task: [String: Any]) in
      try Set(EditorProblems(of: CapturedOutput.build, task: task).found.map(\.owner))
    }
    #expect(try owners(test).isDisjoint(with: owners(watch)))
  }

  @Test(
    "The message of a failed snapshot of today contains the path of the difference",
    arguments: ["", "  "])
  func message(indentation: String) throws {
    let package = try CompactPackage(isCompact: false)
    _ = package.verify(try CompactPackage.plainCard("Before"))
    let text = try #require(package.verify(try CompactPackage.plainCard("After")).message)
    let lines = text.split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
    let problem = try #require(try EditorProblems(of: lines, task: test).found.first)
    #expect(FileManager.default.fileExists(atPath: problem.file))
    #expect(problem.file.hasSuffix(".difference.png"))
    #expect(problem.message == "CardTests/Cards/card.1")
  }
}

/// The tasks of a `tasks.json` by their names.
func editorTasks(_ bytes: [UInt8]?) throws -> [String: [String: Any]]? {
  let object = try bytes.map { try JSONSerialization.jsonObject(with: Data($0)) }
  let tasks = (object as? [String: Any])?["tasks"] as? [[String: Any]]
  return tasks.map { tasks in
    Dictionary(tasks.map { ($0["label"] as? String ?? "", $0) }) { first, _ in first }
  }
}
