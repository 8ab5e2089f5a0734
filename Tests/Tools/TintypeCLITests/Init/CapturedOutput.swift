// SPDX-License-Identifier: MIT

/// Output of `swift test` of Swift 6.3 on Linux, with other paths.
///
/// `tintype test` prints the same.
enum CapturedOutput {
  static let xcTest = """
    Test Suite 'GreetingXCTests' started at 2026-11-24 16:41:14.131
    Test Case 'GreetingXCTests.testImage' started at 2026-11-24 16:41:14.131
    /ada/My App/Tests/AppXCTests/GreetingXCTests.swift:14: error: GreetingXCTests.testImage : \
    failed - Snapshot “testImage.1” differs from its reference in 5,476 of 2,962,440 pixels \
    (0.18 %), within 293 × 46 pixels at 440, 1266, by up to 255 of 255.
    reference:  /ada/My App/__Snapshots__/AppXCTests/GreetingXCTests/testImage.1.png
    actual:     /ada/My App/.build/tintype/pending/AppXCTests/GreetingXCTests/testImage.1.actual.png
    difference: /ada/My App/.build/tintype/pending/AppXCTests/GreetingXCTests/testImage.1.difference.png
    What changed:
      Greeting/Text[0] · text "Hello, Bob" → "Hello, Robert"
      and 2 consequences of this change
    If this is how it should look, accept it: swift run tintype accept \
    'AppXCTests/GreetingXCTests/testImage.1'
    Or record it: TINTYPE_RECORD=failed swift test --filter \
    '^AppXCTests\\.GreetingXCTests/testImage$'
    Test Case 'GreetingXCTests.testImage' failed (0.145 seconds)
    Test Case 'GreetingXCTests.testPlain' started at 2026-11-24 16:41:14.368
    /ada/My App/Tests/AppXCTests/GreetingXCTests.swift:23: error: GreetingXCTests.testPlain : \
    XCTAssertEqual failed: ("2") is not equal to ("3") - wrong : here
    second line
    Test Case 'GreetingXCTests.testPlain' failed (0.0 seconds)
    Test Case 'GreetingXCTests.testText' started at 2026-11-24 16:41:14.368
    /ada/My App/Tests/AppXCTests/GreetingXCTests.swift:17: error: GreetingXCTests.testText : \
    failed - Snapshot “testText.1” differs from its reference: 1 line removed, 1 line added.
    reference:  /ada/My App/__Snapshots__/AppXCTests/GreetingXCTests/testText.1.txt
    actual:     /ada/My App/.build/tintype/pending/AppXCTests/GreetingXCTests/testText.1.actual.txt
    difference: /ada/My App/.build/tintype/pending/AppXCTests/GreetingXCTests/testText.1.difference.txt.patch
    What changed:
      line 2 · Bob → Robert
    @@ −1,3 +1,3 @@
     Hello
    −Bob
    +Robert
     x
    Test Case 'GreetingXCTests.testText' failed (0.011 seconds)
    Test Suite 'GreetingXCTests' failed at 2026-11-24 16:41:14.379
    \t Executed 3 tests, with 3 failures (0 unexpected) in 0.248 (0.248) seconds
    """

  static let swiftTesting = """
    ◇ Test run started.
    ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
    ↳ Target Platform: x86_64-unknown-linux-gnu
    ◇ Suite "Greetings: all" started.
    ◇ Test plain() started.
    ✘ Test plain() recorded an issue at GreetingTests.swift:23:5: Expectation failed: (1 + 1 → 2) == 3
    ↳ wrong
      second line
    ✘ Test plain() failed after 0.001 seconds with 1 issue.
    ◇ Test missing() started.
    ⎙ Attached 'missing.1.actual.png' to missing().
    ✘ Test missing() recorded an issue at GreetingTests.swift:28:19: Issue recorded
    ↳ Snapshot “missing.1” has no reference, and recording is off.
      reference:  /ada/My App/__Snapshots__/AppTests/GreetingTests/missing.1.png
      actual:     /ada/My App/.build/tintype/pending/AppTests/GreetingTests/missing.1.actual.png
      If this is how it should look, accept it: swift run tintype accept 'AppTests/GreetingTests/missing.1'
      Or record it: TINTYPE_RECORD=missing swift test --filter \
    '^AppTests\\.GreetingTests/missing\\(\\)(/GreetingTests\\.swift:|$)'
    ⎙ Attached 'text.1.reference.txt' to "A greeting as text".
    ⎙ Attached 'text.1.actual.txt' to "A greeting as text".
    ⎙ Attached 'text.1.difference.txt.patch' to "A greeting as text".
    ✘ Test "A greeting as text" recorded an issue at GreetingTests.swift:17:19: Issue recorded
    ↳ Snapshot “text.1” differs from its reference: 1 line removed, 1 line added.
      reference:  /ada/My App/__Snapshots__/AppTests/GreetingTests/text.1.txt
      actual:     /ada/My App/.build/tintype/pending/AppTests/GreetingTests/text.1.actual.txt
      difference: /ada/My App/.build/tintype/pending/AppTests/GreetingTests/text.1.difference.txt.patch
      What changed:
        line 2 · Bob → Robert
      @@ −1,3 +1,3 @@
       Hello
      −Bob
      +Robert
       x
    ◇ Test case passing 1 argument text → "a b" to cases(_:) started.
    ⎙ Attached 'cases-_.a-b.difference.png' to cases(_:).
    ✘ Test cases(_:) recorded an issue with 1 argument text → "a b" at GreetingTests.swift:20:19: Issue recorded
    ↳ Snapshot “cases-_.a-b” differs from its reference in 5,476 of 2,962,440 pixels (0.18 %), \
    within 293 × 46 pixels at 440, 1266, by up to 255 of 255.
      reference:  /ada/My App/__Snapshots__/AppTests/GreetingTests/cases-_.a-b.png
      actual:     /ada/My App/.build/tintype/pending/AppTests/GreetingTests/cases-_.a-b.actual.png
      difference: /ada/My App/.build/tintype/pending/AppTests/GreetingTests/cases-_.a-b.difference.png
      What changed:
        Greeting/Text[0] · text "Hello, Bob" → "Hello, Robert"
        and 2 consequences of this change
    ✘ Test cases(_:) recorded an issue with 1 argument text → "at X.swift:1:2: " at GreetingTests.swift:20:19: \
    Issue recorded
    ↳ Snapshot “cases-_.c” was recorded. Review it, then run the test again.
      reference:  /ada/My App/__Snapshots__/AppTests/GreetingTests/cases-_.c.png
    ✘ Test lines(_:) recorded an issue with 1 argument text → "// Mine
    {}" at GreetingTests.swift:31:7: Expectation failed: false
    ✘ Test known() recorded a known issue at GreetingTests.swift:33:7: Issue recorded
    ↳ Snapshot “known.1” has no reference, and recording is off.
    ⚠ Test warned() recorded a warning at GreetingTests.swift:35:7: Issue recorded
    ↳ Not an error
    ✘ Test missing() failed after 0.357 seconds with 1 issue.
    ✘ Suite "Greetings: all" failed after 0.461 seconds with 4 issues.
    ✘ Test run with 4 tests in 1 suite failed after 0.461 seconds with 4 issues.
    """

  static let build = """
    Building for debugging...
    [0/2] Write sources
    [3/4] Emitting module App
    /ada/My App/Sources/App/App.swift:2:33: error: cannot find 'missingFunction' in scope
    1 | public let app = 1
    2 | func broken() { let unused = 1; missingFunction() }
      |                                 `- error: cannot find 'missingFunction' in scope
    3 |\u{20}
    /ada/My App/Sources/App/App.swift:2:21: warning: initialization of immutable value \
    'unused' was never used
    """

  /// The output of `tintype watch`.
  static let watch = """
    tintype: Building…
    Sources/App/App.swift:2:33: error: cannot find 'missingFunction' in scope
    tintype: The build failed.
    tintype: Building…
    tintype: Up to date.
    """
}
