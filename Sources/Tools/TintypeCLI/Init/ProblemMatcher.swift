// SPDX-License-Identifier: MIT

import TintypeBase

/// A problem matcher of Visual Studio Code, which finds problems in the output of a task.
///
/// A matcher with several patterns compares them with consecutive lines. Once a matcher has
/// succeeded, its lines are not compared with other matchers.
struct ProblemMatcher {
  /// The tasks that show the problem, so that one does not remove the problems of the other.
  var owner: String
  var severity = "error"
  var fileLocation: JSON
  var patterns: [JSON]
  /// The lines with which a background task begins and ends its work.
  var background: JSON?

  /// The matcher in the format of `tasks.json`.
  var json: JSON {
    var members: [JSON.Member] = [
      ("owner", .string(owner)), ("source", .string("tintype")), ("severity", .string(severity)),
      ("fileLocation", fileLocation),
      ("pattern", patterns.count == 1 ? patterns[0] : .array(patterns)),
    ]
    if let background { members.append(("background", background)) }
    return .object(members)
  }

  /// The matchers of tests: an error of the compiler, a failure in either test framework, and a
  /// file that shows a difference.
  static let test = [
    compiler(owner: testOwner), xcTest, swiftTestingComment, swiftTesting, difference,
  ]

  /// The matcher of `tintype watch`.
  static let watch: ProblemMatcher = {
    var matcher = compiler(owner: "tintype-watch")
    matcher.background = [
      "activeOnStart": .bool(true),
      "beginsPattern": .string("^tintype: Building…"),
      "endsPattern": .string(#"^tintype: (Up to date|The build failed)\."#),
    ]
    return matcher
  }()

  private static let testOwner = "tintype-test"
  private static let absolute = JSON.string("absolute")

  /// A diagnostic: `/App/Sources/App/Card.swift:12:5: error: cannot find 'x' in scope`.
  private static func compiler(owner: String) -> ProblemMatcher {
    ProblemMatcher(
      owner: owner,
      fileLocation: .array([.string("autodetect"), .string("${workspaceFolder}")]),
      patterns: [
        [
          "regexp": .string(#"^(/?[^\s:/][^:]*):(\d+):(\d+): (?:fatal )?(error|warning): (.*)$"#),
          "file": .integer(1), "line": .integer(2), "column": .integer(3),
          "severity": .integer(4), "message": .integer(5),
        ]
      ])
  }

  /// A failure of XCTest: `/App/Tests/AppTests/CardTests.swift:12: error: CardTests.testCard :
  /// failed - Snapshot “testCard.1” differs …`.
  ///
  /// The column of a pattern with a line is group 3 unless it has another, so the line is a
  /// location.
  private static let xcTest = ProblemMatcher(
    owner: testOwner, fileLocation: absolute,
    patterns: [
      [
        "regexp": .string(#"^(/.*\.swift):(\d+): error: .*? : (?:failed - )?(.*)$"#),
        "file": .integer(1), "location": .integer(2), "message": .integer(3),
      ]
    ])

  /// The name of a source, which is not the path: Visual Studio Code searches it.
  private static let searched: JSON = .array([
    .string("search"),
    [
      "include": .array([.string("${workspaceFolder}")]),
      "exclude": .array([.string("${workspaceFolder}/.build"), .string("${workspaceFolder}/.git")]),
    ],
  ])

  /// The end of the first line of an issue, whose arguments can contain line breaks.
  private static let issue =
    #"^(?!.* recorded a (?:known issue|warning) ).* at ([^:]+\.swift):(\d+):(\d+): "#

  /// An issue of Swift Testing with a comment, such as a failed snapshot.
  ///
  /// The comment is on the next line: `✘ Test card() recorded an issue at CardTests.swift:12:5: Issue recorded`,
  /// `↳ Snapshot “card.1” differs …`.
  private static let swiftTestingComment = ProblemMatcher(
    owner: testOwner, fileLocation: searched,
    patterns: [
      [
        "regexp": .string(issue + "Issue recorded$"),
        "file": .integer(1), "line": .integer(2), "column": .integer(3),
      ],
      ["regexp": .string(#"^\s*↳ (.*)$"#), "message": .integer(1)],
    ])

  /// Another issue of Swift Testing: `✘ Test card() recorded an issue at CardTests.swift:12:5:
  /// Expectation failed: …`.
  private static let swiftTesting = ProblemMatcher(
    owner: testOwner, fileLocation: searched,
    patterns: [
      [
        "regexp": .string(issue + "(?!Issue recorded$)(.*)$"),
        "file": .integer(1), "line": .integer(2), "column": .integer(3), "message": .integer(4),
      ]
    ])

  /// The line of a failed snapshot with the image or the patch that shows the difference:
  /// `difference: /App/.build/tintype/pending/AppTests/CardTests/card.1.difference.png`.
  private static let difference = ProblemMatcher(
    owner: testOwner, severity: "info", fileLocation: absolute,
    patterns: [
      [
        "regexp": .string(#"^\s*difference:\s+(/.*?([^/]+/[^/]+/[^/]+)\.difference\.[^/]+)$"#),
        "kind": .string("file"), "file": .integer(1), "message": .integer(2),
      ]
    ])
}
