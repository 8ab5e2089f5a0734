// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeCommandLine
import TintypeReports
import TintypeRuns
import TintypeTerminal

/// The program as a function from arguments and environment to output.
///
/// The values of the environment are closures, so that a verb computes only those that it needs.
struct Tool: Sendable {
  /// The environment variables.
  let environment: @Sendable () -> [String: String]
  /// The absolute path at which relative paths begin.
  let currentDirectory: @Sendable () -> String
  /// A function that replaces the process with the painting program, and returns only on failure.
  let paint: @Sendable ([String]) -> PaintingProgramError
  /// The path of the painting program, which is built if necessary; `nil` if that fails.
  let painterPath: @Sendable () -> String?
  /// The absolute path of this program; `nil` if it is unknown.
  let executable: @Sendable () -> String?
  /// The prefixes of the commands that the tool suggests.
  let commands: @Sendable () -> SuggestedCommands
  /// The build directory of the tool; `nil` if it was installed elsewhere.
  let scratch: @Sendable () -> ScratchDirectory?
  /// A function that replaces the displayed progress of a long command; `nil` without a terminal.
  let progress: (@Sendable (String) -> Void)?
  /// A function that writes a part of a long output at once, and returns whether that succeeded; `nil`
  /// to return the output with the result.
  let output: (@Sendable (String) -> Bool)?
  /// The current time, in seconds since 1970.
  let now: @Sendable () -> Int
  /// The terminal of the process; `nil` if the standard input or output is not a terminal.
  let terminal: @Sendable () -> Terminal?

  typealias Result = CommandResult

  /// Creates the tool with its environment.
  init(
    environment: @escaping @autoclosure @Sendable () -> [String: String],
    currentDirectory: @escaping @autoclosure @Sendable () -> String,
    paint: @escaping @Sendable ([String]) -> PaintingProgramError = { _ in .missing(directory: nil)
    },
    painterPath: @escaping @autoclosure @Sendable () -> String? = nil,
    executable: @escaping @autoclosure @Sendable () -> String? = nil,
    commands: @escaping @autoclosure @Sendable () -> SuggestedCommands = .installed,
    scratch: @escaping @autoclosure @Sendable () -> ScratchDirectory? = nil,
    progress: (@Sendable (String) -> Void)? = nil,
    output: (@Sendable (String) -> Bool)? = nil,
    now: @escaping @Sendable () -> Int = { SystemTime.seconds },
    terminal: @escaping @autoclosure @Sendable () -> Terminal? = nil
  ) {
    self.environment = environment
    self.currentDirectory = currentDirectory
    self.paint = paint
    self.painterPath = painterPath
    self.executable = executable
    self.commands = commands
    self.scratch = scratch
    self.progress = progress
    self.output = output
    self.now = now
    self.terminal = terminal
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The output and the exit code.
  func run(_ arguments: [String]) -> Result {
    do {
      switch try Command(arguments: arguments) {
      case .help: return Result(output: Help.overview)
      case .manual(let manual): return Result(output: manual.text)
      case .version: return Result(output: "tintype \(toolVersion)\n")
      case .verb(let verb): return try verb.run(in: self)
      case .paint(let arguments):
        return .failure(paint(arguments).description(of: arguments), .error)
      }
    } catch let error as CommandError {
      let verb = verbs.first { $0.manual.name == arguments.first }
      return .failure(error.description, verb?.manual.usageCode ?? .usage)
    } catch let error as ReportError {
      return .failure(error.description, ExitCode(error))
    } catch {
      return .failure(error, .error)
    }
  }
}

extension CommandResult {
  /// Creates the result of a command that failed.
  static func failure(_ text: String, _ code: ExitCode) -> Self {
    // The text may quote a file, whose control characters a terminal would interpret.
    Self(messages: "tintype: \(VisibleText.line(text))\n", exitCode: code)
  }

  /// Creates the result of a command that failed with an error.
  static func failure(_ error: any Error, _ code: ExitCode) -> Self {
    Self(messages: "tintype: \(VisibleText.message(of: error))\n", exitCode: code)
  }
}

extension Manual.Option {
  /// The output format, text or JSON.
  static let format = Manual.Option(
    "--format", value: "FORMAT", choices: ["text", "json"],
    text: "The output format: text, the default, or json.")
}

extension ParsedArguments {
  /// A Boolean value that indicates whether the option for the output format requests JSON.
  var requestsJSON: Bool { value("--format") == "json" }
}

extension Tool {
  /// Returns the output directory of the tests.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` without one.
  ///   - isBuilding: A Boolean value that indicates whether the command builds the package, so that
  ///     the build directory is used wherever links lead.
  /// - Returns: The directory, which need not exist.
  /// - Throws: `ReportError.packageMissing` if nothing determines the directory,
  ///   `ReportError.foreignOutput`.
  func outputDirectory(
    _ option: String?, building isBuilding: Bool = false
  ) throws(ReportError) -> OutputDirectory {
    if let option {
      return OutputDirectory(path: FilePath.absolute(option, in: currentDirectory()))
    }
    if FilePath.packageRoot(from: currentDirectory()) != nil {
      let root = try packageRoot()
      // The build directory of the tool may belong to another package.
      let scratch = scratch().flatMap { $0.belongs(to: root) ? $0 : nil }
      let environment = environment()
      let output = OutputDirectory(
        environment: environment, packageRoot: root, scratch: scratch)
      let isNamed = OutputDirectory.named(by: environment) != nil
      guard isBuilding || isNamed || !output.isForeign(to: root) else {
        throw .foreignOutput(path: output.path)
      }
      return output
    }
    // Outside of a package, an absolute path in a variable suffices; then the root makes no
    // difference.
    let variables = environment()
    let candidates = ["/a", "/b"].map {
      OutputDirectory(environment: variables, packageRoot: $0)
    }
    if let output = candidates.first, candidates.allSatisfy({ $0 == output }) { return output }
    guard !isBuilding else { throw .packageMissing(directory: currentDirectory()) }
    return OutputDirectory(environment: variables, packageRoot: try packageRoot())
  }

  /// Returns the output directory of the tests, which exists.
  ///
  /// - Throws: The errors of ``outputDirectory(_:building:)``, and
  ///   `ReportError.outputDirectoryMissing`.
  func existingOutputDirectory(_ option: String?) throws(ReportError) -> OutputDirectory {
    let output = try outputDirectory(option)
    guard Directory.exists(at: output.path) else {
      throw .outputDirectoryMissing(path: output.path)
    }
    return output
  }

  /// Returns the tool as if it was started in another directory.
  func moved(to directory: String) -> Tool {
    Tool(
      environment: environment(), currentDirectory: directory, paint: paint,
      painterPath: painterPath(), executable: executable(), commands: commands(),
      scratch: scratch(), progress: progress, now: now, terminal: terminal())
  }

  /// Returns the root of the package or the project that contains the current directory, or else of
  /// the one that `tintype catalog` finds in its folders.
  func packageRoot() throws(ReportError) -> String {
    let directory = currentDirectory()
    do throws(CodeBaseError) {
      return try ProjectRoot.find(from: directory)
    } catch .severalProjects(_, let names) {
      throw .packageMissing(directory: directory, projects: names)
    } catch {
      throw .packageMissing(directory: directory)
    }
  }

  /// Reads the report of a run.
  ///
  /// - Parameters:
  ///   - run: The value of the option; the latest run by default.
  ///   - output: The output directory of the tests.
  /// - Returns: The report.
  /// - Throws: `ReportError` for a run that does not exist or cannot be read.
  func report(_ run: String?, in output: OutputDirectory) throws(ReportError) -> Report {
    let name: RunName? = if let run { try RunName(run) } else { nil }
    return Report(try JournalReader(output: output).read(run: name))
  }
}

extension Report {
  /// The number of snapshots with each outcome, in one line.
  var summary: String {
    let counts = JournalRecord.Outcome.reportOrder.map {
      "\(Numbers.grouped(count($0))) \($0.rawValue)"
    }
    return "\(Numbers.counted(total, "snapshot")): \(counts.joined(separator: ", "))"
  }
}

extension Tool {
  /// Returns the page of a report, with the commit, with links to the package's sources, and with the
  /// results of other runs.
  func page(_ report: Report, output: OutputDirectory) -> HTMLReport {
    var page = HTMLReport(report: report, output: output)
    let root = try? packageRoot()
    let environment = environment()
    page.history = RunHistory(of: output)
    page.origin = RunOrigin(
      of: root ?? currentDirectory(), environment: environment, recorded: report.variables)
    // A page from continuous integration is viewed on another machine.
    if environment["CI"].map(\.isEmpty) ?? true { page.root = root }
    return page
  }

  /// Writes an output whose parts need not be in memory at once.
  func write(_ produce: ((String) throws -> Void) throws -> Void) throws -> CommandResult {
    guard let output else {
      var text = ""
      try produce { text += $0 }
      return CommandResult(output: text)
    }
    var (part, isWritten) = ("", true)
    func flush() {
      isWritten = isWritten && output(part)
      part = ""
    }
    try produce {
      part += $0
      if part.utf8.count > 1 << 16 { flush() }
    }
    flush()
    return isWritten ? CommandResult() : .unwritten
  }

  /// Writes a page, and shows the progress.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - folder: The folder of the page.
  /// - Throws: The reason why it was not written.
  func write(_ page: HTMLReport, to folder: String) throws(ReportError) {
    let progress = Progress(show: progress, total: page.detailedCount, done: "written")
    defer { progress.end() }
    try page.write(to: folder) { progress.show($0) }
  }
}

/// The progress of a verb, shown in a terminal for long operations.
struct Progress: Sendable {
  /// A function that displays a text; `nil` without a terminal.
  var show: (@Sendable (String) -> Void)?
  /// The total number of items.
  var total: Int
  /// The verb for finished items, as in “12 of 300 decided”.
  var done: String
  /// The smallest number of items for which progress is shown; fewer finish quickly.
  var least = 20

  private var isShown: Bool { total >= least }

  /// Shows the number of finished items.
  func show(_ count: Int) {
    guard isShown, count.isMultiple(of: max(1, total / 100)) || count == total else { return }
    show?("\r\(count) of \(total) \(done)")
  }

  /// Moves to the start of the line and clears it.
  func end() { if isShown { show?("\r\u{1B}[K") } }
}

extension JSON {
  /// The value as the output of a command, with a trailing newline.
  ///
  /// Keys keep their order, the outer two levels are broken into lines, and characters that a
  /// terminal would interpret are escaped.
  var document: String {
    text(.init(layout: .outerLevels, keyOrder: .given, escapes: .terminal)) + "\n"
  }
}
