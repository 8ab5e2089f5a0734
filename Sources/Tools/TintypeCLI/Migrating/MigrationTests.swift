// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine

/// The tests of a migrated package, which are built and run.
struct MigrationTests {
  let root: String
  /// The build directory; `nil` for `.build`.
  let scratchPath: String?

  /// Adds the results of the tests to a command result.
  ///
  /// No reference is recorded, so the tests pass only with the existing references of the package.
  func conclude(_ result: inout CommandResult, in tool: Tool, plan: MigrationPlan) throws {
    let environment = tool.environment()
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw TestError.missing(program: "swift")
    }
    var options = ["--package-path", root]
    if let scratchPath {
      options += ["--scratch-path", FilePath.absolute(scratchPath, in: tool.currentDirectory())]
    }
    let build = ["build", "--build-tests"] + options
    tool.writeMessage("tintype: Building the tests.\n")
    let ending = try ChildProcess(program: swift, arguments: build, environment: environment)
      .run(output: .messages)
    result.output += "\nTests\n"
    guard ending.status == 0 else {
      let next =
        plan.missing.isEmpty && plan.helpers.isEmpty
        ? "Correct the errors above, and run the command again."
        : "Begin with the findings above, and run the command again."
      result.output += "  The tests do not build: “swift build --build-tests” ended with code "
      result.output += "\(ending.status). \(next)\n"
      result.exitCode = .error
      return
    }
    // The package's directory determines where the tests write.
    let inner = Tool(
      environment: environment, currentDirectory: root, commands: tool.commands(),
      progress: tool.progress)
    let tests = inner.run(
      ["test", "--record", "never", "--no-report", "--", "--skip-build"] + options)
    result.output += tests.output
    result.messages += tests.messages
    result.exitCode = tests.exitCode
  }
}
