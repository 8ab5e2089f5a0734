// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The verb `tintype catalog`, which writes a page of all previews of a package.
struct CatalogVerb: Verb {
  /// The folder of the page; `nil` for the default.
  var output: String?
  var settings: CatalogSettings
  /// The longest time of a preview, in seconds.
  var timeout: Int32
  /// The address that opens a file in an editor.
  var editor: String
  var builds: Bool
  /// The arguments for `swift build`.
  var arguments: SwiftTestArguments

  /// The times that a preview may take, in seconds.
  private static let timeouts: ClosedRange<Int32> = 1...86_400
  /// The address that opens a file in Visual Studio Code.
  static let usualEditor = "vscode://file/{path}:{line}"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    // The arguments after “--” are also in `arguments.arguments`.
    let before = arguments.arguments.dropLast(arguments.rest?.count ?? 0)
    if let argument = before.first { throw .unexpectedArgument(argument, verb: Self.manual.name) }
    output = arguments.value("--output")
    settings = try CatalogSettings(arguments)
    timeout = 60
    if let text = arguments.value("--timeout") {
      guard let number = Int32(text), Self.timeouts.contains(number) else {
        let choices = ["1", "another number of seconds up to \(Self.timeouts.upperBound)"]
        throw .invalidValue(text, option: "--timeout", expected: .word(choices))
      }
      timeout = number
    }
    editor = arguments.value("--editor") ?? Self.usualEditor
    guard Self.isEditor(editor) else {
      throw .invalidValue(
        editor, option: "--editor",
        expected: .word([Self.usualEditor, "another address with {path}"]))
    }
    builds = !arguments.flag("--no-build")
    self.arguments = SwiftTestArguments(all: arguments.rest ?? [])
  }

  /// Returns whether a text is the address of an editor: it has a scheme that runs no script.
  private static func isEditor(_ text: String) -> Bool {
    guard text.contains("{path}"), let match = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/)
    else { return false }
    return !["javascript", "data", "vbscript"].contains(match.1.lowercased())
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
      ?? tool.outputDirectory(nil).path + "/catalog"
    let run = CatalogRun(
      folder: folder, root: FilePath.resolved(root) ?? root, settings: settings.settings,
      request: settings.request, timeout: timeout * 1000, editor: editor, builds: builds,
      arguments: arguments, environment: tool.environment())
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
    usage: ["[options] [-- swift build arguments]"],
    discussion: [
      """
      Builds the tests of this package with “swift build --build-tests”, renders the previews that \
      they contain, in light and dark appearance by default, and writes a page to search and \
      compare them. The page opens from disk, without a network.
      """,
      """
      Previews are #Preview macros and types that conform to PreviewProvider, in the targets that \
      the test targets depend on. Tests do not run. If a preview crashes or takes too long, the \
      others are still rendered, and the page shows the message.
      """,
    ],
    sections: [
      Manual.Section(
        "Variants, as lists that commas separate",
        [
          Manual.Option(
            "--color-schemes", value: "LIST", text: "light, dark or both, which is the default."),
          Manual.Option(
            "--text-sizes", value: "LIST",
            text: "Text sizes by their names in SwiftUI, such as large,accessibility3."),
          Manual.Option("--locales", value: "LIST", text: "Locales, such as en,ar."),
          Manual.Option(
            "--directions", value: "LIST",
            text: "leftToRight, rightToLeft or both. By default the direction of the locale."),
          Manual.Option(
            "--devices", value: "LIST",
            text: """
              Devices of previews that do not specify one, such as \
              “iPhone SE (3rd generation),iPhone 13”.
              """),
        ])
    ],
    options: [
      Manual.Option(
        "--output", value: "FOLDER",
        text: """
          The folder of the page, by default the folder catalog in the output directory of the \
          tests: .build/tintype/catalog. A folder that is not a catalog is not replaced.
          """),
      Manual.Option(
        "--timeout", value: "SECONDS",
        text: "The longest time for one preview. By default 60."),
      Manual.Option(
        "--editor", value: "ADDRESS",
        text: """
          The address that opens a source in an editor, with {path} and {line}. By default \
          vscode://file/{path}:{line}.
          """),
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
      (.usage, "the command line is invalid"),
      (.cannotCreate, "the page could not be written"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "terminated by a signal"),
    ])
}
