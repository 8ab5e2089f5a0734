// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeDoubles

@Suite("Processes of tests")
struct TestProcessTests {
  @Test("this is one") func current() { #expect(TestProcess.isCurrent) }

  @Test(
    "how a process is started tells",
    arguments: [
      (["/build/AppPackageTests.xctest"], [:], true),
      (["/usr/bin/xctest", "x"], [:], true),
      (["/libexec/swiftpm-testing-helper"], [:], true),
      (["/app/App"], ["XCTestConfigurationFilePath": "x"], true),
      (["/app/App"], ["PATH": "x"], false),
      (["/app/xctestify"], [:], false),
      ([], [:], false),
    ] as [([String], [String: String], Bool)])
  func marks(arguments: [String], environment: [String: String], isTest: Bool) {
    #expect(TestProcess.isTest(arguments: arguments, environment: environment) == isTest)
  }
}
