// SPDX-License-Identifier: MIT

/// The arguments for `swift test` after `--`.
struct SwiftTestArguments: Hashable, Sendable {
  /// All arguments, as the user wrote them.
  var all: [String]

  /// Options that exclude tests, with a Boolean value that indicates whether a value follows.
  private static let selecting: [String: Bool] = [
    "--filter": true, "--skip": true, "--specifier": true, "-s": true, "--test-product": true,
    "--specialize": true, "--disable-xctest": false, "--disable-swift-testing": false,
  ]
  /// Options of `swift test` that `swift test list` does not accept.
  ///
  /// The value indicates whether a value follows the option.
  private static let unlisted: [String: Bool] = [
    "--filter": true, "--skip": true, "--specifier": true, "-s": true, "--test-product": true,
    "--parallel": false, "--no-parallel": false, "--num-workers": true, "--xunit-output": true,
    "--enable-code-coverage": false, "--disable-code-coverage": false, "--list-tests": false,
    "-l": false, "--show-codecov-path": false, "--show-code-coverage-path": false,
    "--show-coverage-path": false, "--enable-experimental-test-output": false,
    "--enable-testable-imports": false, "--disable-testable-imports": false,
    "--event-stream-output-path": true, "--event-stream-version": true,
  ]

  /// Returns the option's name without an attached value.
  private static func name(_ argument: String) -> String {
    argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
  }

  /// A Boolean value that indicates whether no option excludes tests.
  var isWhole: Bool { !all.contains { Self.selecting[Self.name($0)] != nil } }

  /// The arguments that `swift test list` accepts.
  var forList: [String] { removing(Self.unlisted) }

  /// The arguments without the patterns of tests to run.
  var withoutFilters: [String] { removing(["--filter": true]) }

  /// The patterns of tests to run.
  var filters: [String] { values(of: "--filter") }

  /// The path for the events of Swift Testing, as the caller specified it; `nil` for none.
  var eventStream: String? { values(of: "--event-stream-output-path").last }

  /// A Boolean value that indicates whether Swift Testing runs.
  var runsSwiftTesting: Bool { !all.contains("--disable-swift-testing") }

  private func values(of option: String) -> [String] {
    var values: [String] = []
    var rest = all[...]
    while let argument = rest.popFirst() {
      guard Self.name(argument) == option else { continue }
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        values.append(String(argument[argument.index(after: equals)...]))
      } else if let value = rest.popFirst() {
        values.append(value)
      }
    }
    return values
  }

  /// The build directory; `nil` if none is specified.
  var scratchPath: String? {
    var found: String?
    var rest = all[...]
    while let argument = rest.popFirst() {
      guard ["--scratch-path", "--build-path"].contains(Self.name(argument)) else { continue }
      if let equals = argument.firstIndex(of: "=") {
        found = String(argument[argument.index(after: equals)...])
      } else if let value = rest.popFirst() {
        found = value
      }
    }
    return found
  }

  private func removing(_ options: [String: Bool]) -> [String] {
    var result: [String] = []
    var rest = all[...]
    while let argument = rest.popFirst() {
      guard let hasValue = options[Self.name(argument)] else {
        result.append(argument)
        continue
      }
      if hasValue, !argument.contains("=") || !argument.hasPrefix("--") { _ = rest.popFirst() }
    }
    return result
  }
}
