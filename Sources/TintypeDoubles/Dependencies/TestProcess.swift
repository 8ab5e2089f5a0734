// SPDX-License-Identifier: MIT

import Foundation

/// Whether a process is there to run tests.
public enum TestProcess {
  /// Whether this process runs tests, from how it was started: by SwiftPM or by Xcode.
  public static let isCurrent = isTest(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Whether a process that is started like this runs tests.
  static func isTest(arguments: [String], environment: [String: String]) -> Bool {
    let marks = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    if marks.contains(where: { environment[$0] != nil }) { return true }
    let name = arguments.first?.split(separator: "/").last ?? ""
    return name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
  }
}
