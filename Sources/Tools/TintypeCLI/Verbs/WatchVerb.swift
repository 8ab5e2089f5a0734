// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeServer

/// The verb `tintype watch`, which shows the previews of a package while its sources change.
struct WatchVerb: Verb {
  /// The port of the page; 0 for any free one.
  var port: UInt16
  /// A Boolean value that indicates whether there is a page.
  var hasPage: Bool
  var options: PreviewOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try PreviewOptions(arguments, verb: Self.manual.name)
    hasPage = !arguments.flag("--no-page")
    port = 0
    guard let text = arguments.value("--port") else { return }
    guard let number = UInt16(text) else {
      throw .invalidValue(text, option: "--port", expected: .word(["a number from 0 to 65535"]))
    }
    guard hasPage else { throw .contradiction("--port", "--no-page") }
    port = number
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try watch(in: tool)
    } catch let error as WatchError {
      return .failure(error.description, .error)
    } catch let error as ServerError {
      return .failure(error.description, .error)
    } catch let interruption as PreviewInterruption {
      return Self.result(of: interruption.signal)
    } catch {
      guard let failure = PreviewFailure(error) else { throw error }
      return failure.result
    }
  }

  private func watch(in tool: Tool) throws -> CommandResult {
    var options = options
    let code = try PreviewedCode(options.project, &options, in: tool)
    let tool = tool.moved(to: code.root)
    let relay = SignalRelay([SIGINT, SIGTERM, SIGHUP])
    defer { relay.end() }
    let folder = try WatchFolder(in: tool.outputDirectory(nil, building: true).path)
    defer { folder.remove() }
    #if os(Linux)
      var files = SourceFiles(root: code.root, excluded: nil)
      files.excluded = options.arguments.scratchPath.flatMap {
        FilePath.resolved(FilePath.absolute($0, in: tool.currentDirectory()))
      }
      let page = LiveCatalog(
        package: FilePath.name(of: files.root), images: folder.path, root: files.root,
        editor: options.editor)
      let listing = WatchListing(
        write: { StandardStream.output.write($0) }, progress: tool.progress)
      let server = try hasPage ? server(of: page, listing) : nil
      defer {
        page.close()
        server?.stop()
      }
      let watcher = try SourceWatcher(files, relay: relay)
      var session = WatchSession(
        code: code, options: options, images: folder.path, page: page, changes: watcher,
        listing: listing)
      try session.run()
      return Self.result(of: relay.received ?? SIGINT)
    #else
      throw WatchError.unsupported
    #endif
  }

  /// Starts the server of the page; `nil` if the library for it is not installed, which is printed.
  private func server(of page: LiveCatalog, _ listing: WatchListing) throws -> LoopbackServer? {
    do throws(ServerError) {
      let server = try LoopbackServer(port: port) { request in
        guard let answer = page.answer(path: request.path, query: request.query) else {
          return LoopbackServer.Response(status: 404, type: "text/plain", bytes: [])
        }
        return LoopbackServer.Response(
          type: answer.type, bytes: answer.bytes, isImmutable: answer.isImmutable)
      }
      listing.opened(server.address)
      return server
    } catch {
      switch error {
      case .libraryMissing, .staticProgram:
        listing.note("\(error)")
        return nil
      case .portTaken, .portReserved, .cannotListen, .notStarted: throw error
      }
    }
  }

  private static func result(of signal: Int32) -> CommandResult {
    CommandResult(exitCode: signal == SIGINT ? .success : .terminated)
  }
}

/// The directory for the images of a watcher, which is removed at its end.
private struct WatchFolder {
  /// The absolute path.
  let path: String

  /// Creates the directory in the output directory of the tests.
  init(in output: String) throws(WatchError) {
    let folder = "\(output)/watch"
    path = "\(folder)/\(getpid())"
    do {
      try Directory.create(at: folder)
      Self.removeAbandoned(in: folder)
      try Directory.create(at: path)
    } catch {
      throw .cannotWrite(path: path, error: error)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Removes the directories of watchers that were killed.
  private static func removeAbandoned(in folder: String) {
    for name in (try? Directory.names(in: folder)) ?? [] {
      guard let process = pid_t(name), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}

extension WatchVerb {
  static let manual = Manual(
    "watch",
    abstract: "Show the previews of a package or code base while its sources change.",
    usage: ["[options] [PROJECT]"],
    forwarding: "swift build",
    discussion: [
      """
      Builds the tests of this package after each change of a source, renders the previews, and \
      updates the page whose address is printed. The page marks images that differ from their \
      references. A preview without a reference is compared with its first image.
      """,
      """
      If a build fails, the page shows the errors, and the last images stay visible. The terminal \
      lists errors and changes, too, so the page need not be open. Press Control-C to end the \
      command.
      """,
      """
      PROJECT is a code base that does not depend on Tintype, as for “tintype catalog”.
      """,
      """
      Only programs on this machine can open the page, and only at the printed address, which \
      contains a random token.
      """,
    ],
    sections: [PreviewOptions.variants],
    options: [
      Manual.Option(
        "--port", value: "NUMBER",
        text: "The port of the page. By default 0, any free one."),
      Manual.Option("--no-page", text: "List errors and changes in the terminal only."),
      PreviewOptions.timeoutOption, PreviewOptions.editorOption,
    ],
    examples: [
      Manual.Example("tintype watch", "Shows all previews in light and dark appearance"),
      Manual.Example("tintype watch App.xcodeproj", "Shows the previews of an Xcode project"),
      Manual.Example(
        "tintype watch --color-schemes light --port 8080", "Shows one variant at a fixed port"),
    ],
    exitCodes: [
      (.success, "ended from the keyboard"),
      (.error, "the sources cannot be watched, or the page has no port"),
      (.cannotCreate, "images could not be written"),
      (.terminated, "terminated by a signal"),
    ])
}
