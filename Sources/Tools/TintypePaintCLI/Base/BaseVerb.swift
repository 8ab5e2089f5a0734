// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeRuns

extension BaseOptions: PaintingVerb {
  /// Compares references with those of another revision: `tintype compare --base`.
  func run(in tool: PaintTool) -> CommandResult {
    do {
      return try BaseVerb(tool: tool, options: self).result()
    } catch {
      return CommandResult(
        messages: "tintype: \(VisibleText.message(of: error))\n", exitCode: .error)
    }
  }
}

/// A comparison of references with those of another revision, and its output.
struct BaseVerb {
  let tool: PaintTool
  let options: BaseOptions

  func result() throws -> CommandResult {
    let repository = try GitRepository(
      of: tool.currentDirectory, environment: tool.environment)
    let base = try repository.base(options.revision)
    let selection = try BaseSelection(
      paths: options.paths.map(absolute), references: options.references.map(absolute),
      in: repository)
    let artifacts = try options.report.map { _ in try TemporaryDirectory() }
    defer { withExtendedLifetime(artifacts) {} }
    let changes = try BaseComparison(
      with: base, in: repository, of: selection, pending: try pending(in: repository),
      artifacts: artifacts?.path, painting: { try CairoRenderer.standard().paint($0) }
    ).changes()
    let found = BaseResult(base: base, changes: changes)
    var result = CommandResult(exitCode: found.exitCode)
    if let folder = options.report, let artifacts {
      var page = HTMLReport(
        report: found.report, output: OutputDirectory(path: artifacts.path))
      page.origin = RunOrigin(of: tool.currentDirectory, environment: tool.environment)
      do throws(ReportError) {
        try page.write(to: absolute(folder))
      } catch {
        result.messages += "tintype: \(VisibleText.line(Self.description(of: error)))\n"
        result.exitCode = .error
      }
    }
    let page = options.report.map { absolute($0) + "/index.html" }
      .map { FilePath.resolved($0) ?? $0 }
    if !options.isQuiet {
      result.output = options.isJSON ? found.json(page: page) : found.text(page: page)
      if !base.hasMergeBase, !options.isJSON { result.messages += noMergeBase }
    }
    return result
  }

  /// Returns the description of a report error, with the option of this verb.
  private static func description(of error: ReportError) -> String {
    guard case .foreignFolder(let path) = error else { return error.description }
    return """
      “\(path)” contains files that are not from a report, so it is not replaced. Choose another \
      folder with --report, or empty this one.
      """
  }

  /// The warning about histories without a common commit.
  private var noMergeBase: String {
    """
    tintype: “\(VisibleText.line(options.revision))” and HEAD have no common commit, so the \
    references are compared with “\(VisibleText.line(options.revision))” itself.

    """
  }

  private func absolute(_ path: String) -> String {
    FilePath.absolute(path, in: tool.currentDirectory)
  }

  /// Returns the images of a test run, by the paths of their references.
  private func pending(in repository: GitRepository) throws -> [String: String] {
    guard let directory = options.pending else { return [:] }
    let package = FilePath.packageRoot(from: tool.currentDirectory) ?? tool.currentDirectory
    let output = OutputDirectory(path: absolute(directory))
    guard !output.isForeign(to: package) else { throw ReportError.foreignOutput(path: output.path) }
    return try PendingImages(
      in: output, run: options.run, of: package
    ).files(in: repository)
  }
}
