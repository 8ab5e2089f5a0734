// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeSnapshots

/// The comparison with another revision that `tintype test --base` performs after the tests.
///
/// The painting program performs it in a separate process.
struct TestedBase {
  private let options: BaseOptions
  private let painter: String

  /// Checks that the comparison is possible.
  ///
  /// - Throws: ``GitError`` if there is no such revision; ``TestError/noPainter(_:)``.
  init(_ options: BaseOptions, in tool: Tool) throws {
    guard let painter = tool.painterPath() else {
      throw TestError.noPainter(
        PaintingProgramError.missing(directory: nil).description(of: options.arguments))
    }
    let root = try tool.packageRoot()
    let repository = try GitRepository(of: root, environment: tool.environment())
    _ = try repository.base(options.revision)
    self.painter = painter
    var options = options
    options.paths = [root]
    self.options = options
  }

  /// Compares the references of the package, and prints the differences.
  ///
  /// - Parameters:
  ///   - run: The run whose new images replace references.
  ///   - writesReport: A Boolean value that indicates whether a page is written.
  ///   - printsJSON: A Boolean value that indicates whether standard output is reserved for the
  ///     result of the tests.
  ///   - environment: The variables.
  ///   - result: The result of the tests, to which the output is appended.
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  func run(
    after run: TestRun, writesReport: Bool, printsJSON: Bool, _ environment: [String: String],
    _ result: inout CommandResult
  ) throws(TestError) {
    var options = options
    options.pending = run.output.path
    options.run = run.name.description
    if writesReport { options.report = run.output.path + "/base-report" }
    let child = ChildProcess(
      program: painter, arguments: options.arguments, environment: environment)
    let ending = try child.run(output: .captured)
    let text = String(decoding: ending.output, as: UTF8.self)
    if printsJSON { result.messages += text } else { result.output += "\n" + text }
    // Differences from another revision are left to the review; only a failed comparison is an
    // error.
    let isDone = [ExitCode.success, .different].contains { $0.rawValue == ending.status }
    if !isDone, [.success, .different].contains(result.exitCode) { result.exitCode = .error }
  }
}
