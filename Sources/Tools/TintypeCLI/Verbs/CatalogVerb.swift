// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The verb `tintype catalog`, which writes a page of all previews of a package.
struct CatalogVerb: Verb {
  /// The folder of the page; `nil` for the default.
  var output: String?
  var options: PreviewOptions
  var builds: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = arguments.value("--output")
    options = try PreviewOptions(arguments, verb: Self.manual.name)
    builds = !arguments.flag("--no-build")
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try write(in: tool)
    } catch let error as CatalogError {
      return .failure(error.description, error.exitCode)
    } catch let error as TestError {
      return .failure(error.description, error.exitCode)
    } catch let interruption as PreviewInterruption {
      return CommandResult(
        exitCode: interruption.signal == SIGINT ? .interrupted : .terminated)
    } catch let error as PreviewRunError {
      // The message contains lines of the process.
      return CommandResult(
        messages: "tintype: \(VisibleText.block(error.description))\n", exitCode: .error)
    }
  }

  private func write(in tool: Tool) throws -> CommandResult {
    let root = try tool.packageRoot()
    let folder =
      try output.map { FilePath.absolute($0, in: tool.currentDirectory()) }
      ?? tool.outputDirectory(nil, building: true).path + "/catalog"
    let run = CatalogRun(
      folder: folder, root: FilePath.resolved(root) ?? root, options: options, builds: builds,
      environment: tool.environment())
    let result: CatalogRun.Result
    do {
      defer { Progress(show: tool.progress, total: .max, done: "").end() }
      result = try run.run { done, total in
        Progress(show: tool.progress, total: total, done: "rendered", least: 1).show(done)
      }
    }
    return conclude(result)
  }

  private func conclude(_ result: CatalogRun.Result) -> CommandResult {
    let catalog = result.catalog
    let failures = catalog.failureCount
    let counts = [
      Numbers.counted(catalog.previews.count, "preview"),
      Numbers.counted(catalog.imageCount, "image"), Numbers.counted(failures, "failure"),
    ]
    return CommandResult(
      output: counts.joined(separator: ", ") + "\n" + FilePath.url(result.page) + "\n",
      messages: result.problems.map { "tintype: \(VisibleText.block($0))\n" }.joined(),
      exitCode: failures > 0 || !result.problems.isEmpty ? .different : .success)
  }
}

extension CatalogVerb {
  static let manual = Manual(
    "catalog",
    abstract: "Write a page of all previews of this package.",
    forwarding: "swift build",
    discussion: [
      """
      Builds the tests of this package with “swift build --build-tests”, renders the previews that \
      they contain, in light and dark appearance by default, and writes a page to search and \
      compare them. The page opens from disk, without a network.
      """,
      """
      Previews are #Preview macros and types that conform to PreviewProvider, in the targets that \
      the test targets depend on. Components have no previews. Tests do not run. If a preview \
      crashes or takes too long, the others are still rendered, and the page shows the message.
      """,
    ],
    sections: [PreviewOptions.variants],
    options: [
      Manual.Option(
        "--output", value: "FOLDER",
        text: """
          The folder of the page, by default the folder catalog in the output directory of the \
          tests: .build/tintype/catalog. A folder that is not a catalog is not replaced.
          """),
      PreviewOptions.timeoutOption, PreviewOptions.editorOption,
      Manual.Option("--no-build", text: "Use the tests as they were built before."),
    ],
    examples: [
      Manual.Example("tintype catalog", "Writes all previews in light and dark appearance"),
      Manual.Example(
        "tintype catalog --text-sizes large,accessibility3 --locales en,ar",
        "Writes eight variants of each preview"),
      Manual.Example(
        "tintype catalog --editor zed://file/{path}:{line}",
        "Links to another editor"),
    ],
    exitCodes: [
      (.success, "the page was written, and all previews were rendered"),
      (.different, "the page was written, and a preview could not be rendered"),
      (.error, "the tests could not be built, or no previews could be rendered"),
      (.nothingRan, "the package has no previews"),
      (.cannotCreate, "the page could not be written"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "terminated by a signal"),
    ])
}
