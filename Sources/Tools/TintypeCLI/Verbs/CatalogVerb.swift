// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases
import TintypeCommandLine
import TintypeReports

/// The verb `tintype catalog`, which writes a page of all previews of a package or code base.
struct CatalogVerb: Verb {
  /// The folder of the page; `nil` for the default.
  var output: String?
  var options: PreviewOptions
  var builds: Bool
  var rendersAll: Bool
  var printsJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = arguments.value("--output")
    options = try PreviewOptions(arguments, verb: Self.manual.name)
    builds = !arguments.flag("--no-build")
    rendersAll = arguments.flag("--render-all")
    printsJSON = arguments.requestsJSON
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try write(in: tool)
    } catch {
      guard let failure = PreviewFailure(error) else { throw error }
      return failure.result
    }
  }

  private func write(in tool: Tool) throws -> CommandResult {
    var options = options
    let code = try PreviewedCode(options.project, &options, in: tool)
    let folder =
      try output.map { FilePath.absolute($0, in: tool.currentDirectory()) }
      ?? tool.moved(to: code.root).outputDirectory(nil, building: true).path + "/catalog"
    var run = CatalogRun(
      folder: folder, code: code, options: options, builds: builds, rendersAll: rendersAll,
      environment: tool.environment())
    let result: CatalogRun.Result
    do {
      defer { Progress(show: tool.progress, total: .max, done: "").end() }
      result = try run.run(
        show: { tool.writeMessage("tintype: \($0)\n") },
        progress: { done, total in
          Progress(show: tool.progress, total: total, done: "rendered", least: 1).show(done)
        })
    }
    return conclude(result)
  }

  private func conclude(_ result: CatalogRun.Result) -> CommandResult {
    let written = result.counts
    let isPartial =
      written.failures > 0 || !result.problems.isEmpty || result.coverage?.isComplete == false
    var text = result.coverage.map { $0.text } ?? ""
    let counts = [
      Numbers.counted(written.previews, "preview"), Numbers.counted(written.images, "image"),
      Numbers.counted(written.failures, "failure"),
    ]
    text += counts.joined(separator: ", ") + "\n" + FilePath.url(result.page) + "\n"
    if printsJSON {
      let document: JSON = [
        "previews": .integer(written.previews), "images": .integer(written.images),
        "failures": .integer(written.failures), "page": .line(result.page),
        "sources": result.coverage?.value ?? .null,
      ]
      text = document.document
    }
    return CommandResult(
      output: text,
      messages: result.problems.map { "tintype: \(VisibleText.block($0))\n" }.joined(),
      exitCode: isPartial ? .different : .success)
  }
}

extension CatalogVerb {
  static let manual = Manual(
    "catalog",
    abstract: "Write a page of all previews of a package or code base.",
    usage: ["[options] [PROJECT]"],
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
      """
      A code base that does not depend on Tintype is built by a package that is derived from it, in \
      .build/tintype/linux. PROJECT is a directory, an Xcode project or workspace, or a \
      Package.swift, by default in the current directory. What does not compile is left out and \
      listed. “tintype init” writes tintype.toml for what cannot be guessed.
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
      Manual.Option(
        "--render-all",
        text: """
          Render all previews. By default, images of a code base that does not depend on Tintype are \
          kept while no code that their previews reach, no resource and no setting has changed.
          """),
      .format,
    ],
    examples: [
      Manual.Example("tintype catalog", "Writes all previews in light and dark appearance"),
      Manual.Example("tintype catalog App.xcodeproj", "Writes the previews of an Xcode project"),
      Manual.Example(
        "tintype catalog --text-sizes large,accessibility3 --locales en,ar",
        "Writes eight variants of each preview"),
      Manual.Example(
        "tintype catalog --editor zed://file/{path}:{line}",
        "Links to another editor"),
    ],
    exitCodes: [
      (.success, "the page was written, and all previews were rendered"),
      (
        .different, "the page was written, and a preview could not be rendered or a source compiled"
      ),
      (.error, "the code could not be read or built, or no previews could be rendered"),
      (.nothingRan, "there are no previews"),
      (.cannotCreate, "the page could not be written"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "terminated by a signal"),
    ])
}
