// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeBase
import TintypeCodeBases
import TintypeCommandLine
import TintypeReports
import TintypeRuns

extension TestVerb {
  /// Compares the previews of a code base with their references.
  func test(_ options: PreviewOptions, in tool: Tool) throws -> CommandResult {
    do {
      return try testPreviews(options, in: tool)
    } catch let failure as PreviewFailure {
      return failure.result
    }
  }

  private func testPreviews(_ options: PreviewOptions, in tool: Tool) throws -> CommandResult {
    var options = options
    var code: PreviewedCode
    let built: BuiltPreviews
    var auditConfiguration: String?
    do {
      code = try PreviewedCode(options.project, &options, in: tool)
      if audits { auditConfiguration = try Self.auditConfiguration(in: code.root) }
      built = try code.built(building: true) { tool.writeMessage("tintype: \($0)\n") }
    } catch {
      throw PreviewFailure(error) ?? error
    }
    // The project can be elsewhere; its results are beside it.
    let tool = tool.moved(to: code.root)
    let environment = tool.environment()
    let resolution = try ShardResolution(option: shard, environment: environment)
    var run = TestRun(
      name: try TestRun.name(environment: environment), output: try output(in: tool, environment),
      shard: resolution.shard,
      attempt: try AttemptResolution.attempt(option: attempt, environment: environment),
      record: record, variables: RunOrigin.variables(of: environment))
    if let shard = resolution.shard, shard.total > 1 {
      run.assignment = PreviewTestRun.assignment(of: built, total: shard.total)
    }
    try run.begin()
    tool.writeMessage("tintype: \(resolution.description).\n" + banner(environment))
    let ending: PreviewTestRun.Ending
    do {
      ending = try PreviewTestRun(
        run: run, built: built, root: code.root, settings: code.settings ?? ProjectSettings(),
        options: options, auditConfiguration: auditConfiguration,
        environment: run.environment(environment)
      ).run { done, total in
        Progress(show: tool.progress, total: total, done: "compared", least: 1).show(done)
      }
    } catch let interruption as PreviewInterruption {
      try run.finish(status: 128 + interruption.signal, isWhole: false)
      throw PreviewFailure(interruption) ?? interruption
    } catch {
      try run.finish(status: 1, isWhole: false, runsSwiftTesting: false)
      throw PreviewFailure(error) ?? error
    }
    try run.finish(
      status: ending.hasFailures ? 1 : 0, isWhole: true, runsSwiftTesting: false)
    var result = try conclude(run, isEmpty: false, environment, in: tool)
    if let coverage = built.coverage {
      if printsJSON {
        result.messages = coverage.text + result.messages
      } else {
        result.output = coverage.text + result.output
      }
    }
    return result
  }

  /// Returns the contents of the configuration of audits, after checking it before the build.
  private static func auditConfiguration(
    in root: String
  ) throws(AuditConfigurationError) -> String {
    guard let bytes = try AuditConfiguration.contents(of: nil, in: root) else { return "{}" }
    _ = try AuditConfiguration(bytes, from: "\(root)/\(AuditConfiguration.fileName)")
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A failure of a verb that renders previews, as the result of the command.
struct PreviewFailure: Error {
  let result: CommandResult

  /// Describes an error; `nil` for errors that are not those of previews.
  init?(_ error: any Error) {
    switch error {
    case let error as CatalogError: result = .failure(error.description, error.exitCode)
    case let error as TestError: result = .failure(error.description, error.exitCode)
    case let error as ProjectSettingsError: result = .failure(error.description, .usage)
    case let error as AuditConfigurationError: result = .failure(error.description, .error)
    case let error as CodeBaseError: result = .failure(error.description, .error)
    case let error as CodeBaseBuildError:
      result = Self.block(error.description)
    case let error as PreviewRunError:
      // The message contains lines of the process.
      result = Self.block(error.description)
    case let interruption as PreviewInterruption:
      result = CommandResult(exitCode: interruption.signal == SIGINT ? .interrupted : .terminated)
    default: return nil
    }
  }

  private static func block(_ text: String) -> CommandResult {
    CommandResult(messages: "tintype: \(VisibleText.block(text))\n", exitCode: .error)
  }
}
