// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeDoubles

@Suite("Test processes")
struct TestProcessTests {
  @Test("The current process is a test process") func current() { #expect(TestProcess.isCurrent) }

  @Test(
    "A test process is recognized by its arguments and environment",
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
