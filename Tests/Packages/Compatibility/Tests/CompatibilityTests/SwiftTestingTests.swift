// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing

@Suite(.serialized, .snapshots(record: .failed, diffTool: .ksdiff))
struct BaseSuite {}

extension BaseSuite {
  @Suite(.serialized, .snapshots(record: .missing))
  struct SwiftTestingTests {
    @Test func difference() {
      assertSnapshot(of: ["Hello", "World"], as: .dump, named: "greeting")
      withKnownIssue {
        assertSnapshot(of: ["Goodbye", "World"], as: .dump, named: "greeting")
      } matching: { issue in
        issue.description.hasSuffix(
          """
          @@ −1,4 +1,4 @@
          \u{2007}▿ 2 elements
          −  - "Hello"
          +  - "Goodbye"
          \u{2007}  - "World"
          """)
      }
    }

    @Test func numbers() {
      assertSnapshot(of: 1, as: .description)
      assertSnapshot(of: 2, as: .description)
    }

    @Test(arguments: ["same", "same again"].prefix(1)) func cases(word: String) {
      assertSnapshot(of: word, as: .lines)
    }

    @Test @MainActor func mainActor() {
      assertSnapshot(of: "on the main actor", as: .lines)
    }

    // Names such as `SourceLocation` refer to the types of the test frameworks.
    func assertWord(
      _ word: String, testName: String = #function,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let failure = verifySnapshot(of: word, as: .lines, named: "word", testName: testName)
      if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation) }
    }

    @Test func helper() {
      assertWord("helped")
    }

    @Test func task() async {
      await Task { assertSnapshot(of: "in a task", as: .lines) }.value
    }
  }

  struct TraitTests {
    @Test func inherited() {
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }

    @Test(.snapshots(record: .never)) func own() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }

    @Test(.snapshots(SnapshotTestingConfiguration(record: .all, diffTool: nil)))
    func configuration() {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      #expect(
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
          == #"ksdiff "a" "b""#)
    }

    @Test(.snapshots) func plain() {
      assertSnapshot(of: "plain", as: .lines)
    }
  }
}
