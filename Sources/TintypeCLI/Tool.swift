// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The tool as a function: what surrounds it goes in, what it prints comes out.
///
/// What surrounds it is asked for when a verb needs it, as each question takes time.
struct Tool: Sendable {
  /// The environment's variables.
  let environment: @Sendable () -> [String: String]
  /// The absolute path that relative paths start from.
  let currentDirectory: @Sendable () -> String
  /// Becomes the tool that paints, with these arguments; comes back only where that fails.
  let paint: @Sendable ([String]) -> PainterTrouble
  /// Where the tool that paints lies; `nil` where it does not lie beside this one.
  let painterPath: @Sendable () -> String?
  /// The absolute path of this program; `nil` where it is not known.
  let executable: @Sendable () -> String?
  /// The beginnings of the commands that the tool suggests.
  let commands: @Sendable () -> SuggestedCommands
  /// The directory that the tool was built in; `nil` where it was installed elsewhere.
  let scratch: @Sendable () -> ScratchDirectory?
  /// Shows how far a long command is, in place of what it showed before; `nil` where nobody looks.
  let progress: (@Sendable (String) -> Void)?

  typealias Result = CommandResult

  /// Creates the tool in its surroundings.
  init(
    environment: @escaping @autoclosure @Sendable () -> [String: String],
    currentDirectory: @escaping @autoclosure @Sendable () -> String,
    paint: @escaping @Sendable ([String]) -> PainterTrouble = { _ in .missing(directory: nil) },
    painterPath: @escaping @autoclosure @Sendable () -> String? = nil,
    executable: @escaping @autoclosure @Sendable () -> String? = nil,
    commands: @escaping @autoclosure @Sendable () -> SuggestedCommands = .installed,
    scratch: @escaping @autoclosure @Sendable () -> ScratchDirectory? = nil,
    progress: (@Sendable (String) -> Void)? = nil
  ) {
    self.environment = environment
    self.currentDirectory = currentDirectory
    self.paint = paint
    self.painterPath = painterPath
    self.executable = executable
    self.commands = commands
    self.scratch = scratch
    self.progress = progress
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments without the tool's own name.
  /// - Returns: What is to be printed, and how the process is to end.
  func run(_ arguments: [String]) -> Result {
    do {
      switch try Command(arguments: arguments) {
      case .help: return Result(output: Help.overview)
      case .manual(let manual): return Result(output: manual.text)
      case .version: return Result(output: versions)
      case .verb(let verb): return try verb.run(in: self)
      case .paint(let arguments):
        return .failure(paint(arguments).description(of: arguments), .trouble)
      }
    } catch let error as CommandError {
      // Who compares tells three answers apart, and none of them may look like another.
      let isComparison = arguments.first == CompareVerb.manual.name
      return .failure(error.description, isComparison ? .trouble : .usage)
    } catch let error as ReportError {
      return .failure(error.description, ExitCode(error))
    } catch {
      return .failure("\(error)", .trouble)
    }
  }

  /// This tool's version, and where the other one lies, which has the version of its own build.
  private var versions: String {
    let painter =
      painterPath().map { VisibleText.line($0) }
      ?? "not beside tintype; “swift build --product \(Painter.name)” builds it"
    return "tintype \(toolVersion)\n\(Painter.name): \(painter)\n"
  }
}

extension CommandResult {
  /// A command that failed for one reason.
  static func failure(_ text: String, _ code: ExitCode) -> Self {
    // The text may quote what a file says; a terminal would obey its control characters.
    Self(messages: "tintype: \(VisibleText.line(text))\n", exitCode: code)
  }
}

extension ExitCode {
  /// The code for an error.
  init(_ error: ReportError) {
    self =
      switch error {
      case .outputDirectoryMissing, .noRuns, .noRecords: .nothingRan
      case .runNameRefused(_, .option): .usage
      case .runNameRefused(_, .file), .runMissing, .unreadable, .packageMissing: .trouble
      case .cannotWrite, .foreignFolder: .cannotCreate
      }
  }
}

extension Manual.Option {
  /// Where the tests wrote; see ``Tool/outputDirectory(_:)``.
  static let outputDirectory = Manual.Option(
    "--output-directory", value: "DIR",
    text: """
      Where the tests wrote. By default the variable TINTYPE_OUTPUT, then SNAPSHOT_ARTIFACTS, then \
      tintype in the directory that the package is built in: .build, or that of --scratch-path where \
      this tool is built there too.
      """)
  /// Which run is meant; see ``Tool/report(_:in:)``.
  static let run = Manual.Option(
    "--run", value: "NAME", text: "The run, a directory in DIR/runs. By default the latest.")
  /// Text for people, or JSON for scripts.
  static let format = Manual.Option(
    "--format", value: "FORMAT", words: ["text", "json"],
    text: "What is printed: text, the default, or json.")
}

extension Tool {
  /// The directory that the tests wrote to.
  ///
  /// - Parameter option: What the command line says of it.
  /// - Returns: The directory, whether it is there or not.
  /// - Throws: `ReportError.packageMissing` where nothing says where it is.
  func outputDirectory(_ option: String?) throws(ReportError) -> OutputDirectory {
    if let option {
      return OutputDirectory(path: FilePath.absolute(option, in: currentDirectory()))
    }
    if let root = FilePath.packageRoot(from: currentDirectory()) {
      // The directory that the tool was built in may be of another package.
      let scratch = scratch().flatMap { $0.belongs(to: root) ? $0 : nil }
      return OutputDirectory(environment: environment(), packageRoot: root, scratch: scratch)
    }
    // Outside a package an absolute variable still says enough: then the root makes no difference.
    let variables = environment()
    let candidates = ["/a", "/b"].map {
      OutputDirectory(environment: variables, packageRoot: $0)
    }
    guard let output = candidates.first, candidates.allSatisfy({ $0 == output }) else {
      throw .packageMissing(directory: currentDirectory())
    }
    return output
  }

  /// The package that the tool was called in.
  func packageRoot() throws(ReportError) -> String {
    guard let root = FilePath.packageRoot(from: currentDirectory()) else {
      throw .packageMissing(directory: currentDirectory())
    }
    return root
  }

  /// What a run found.
  ///
  /// - Parameters:
  ///   - run: What the command line says of it; by default the latest.
  ///   - output: Where the tests wrote.
  /// - Returns: The report.
  /// - Throws: `ReportError` for a run that is not there or cannot be read.
  func report(_ run: String?, in output: OutputDirectory) throws(ReportError) -> Report {
    let name: RunName? = if let run { try RunName(run) } else { nil }
    return Report(try JournalReader(output: output).read(run: name))
  }
}

extension Report {
  /// How many snapshots there are of each outcome, in a line.
  var summary: String {
    let counts = JournalRecord.Outcome.reportOrder.map {
      "\(Numbers.grouped(count($0))) \($0.rawValue)"
    }
    return "\(Numbers.counted(entries.count, "snapshot")): \(counts.joined(separator: ", "))"
  }
}

extension Tool {
  /// Writes a page, and shows how far it is.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - folder: Its folder.
  /// - Throws: Why it was not written.
  func write(_ page: HTMLReport, to folder: String) throws(ReportError) {
    let progress = Progress(show: progress, total: page.detailedCount, done: "written")
    defer { progress.end() }
    try page.write(to: folder) { progress.show($0) }
  }
}

/// How far a verb is, where somebody looks and it takes a while.
struct Progress: Sendable {
  /// What shows it; `nil` where nobody looks.
  var show: (@Sendable (String) -> Void)?
  /// How many there are.
  var total: Int
  /// What is done with them, as in “12 of 300 decided”.
  var done: String
  /// From how many on it is shown: fewer are done before anybody wonders.
  var least = 20

  private var isShown: Bool { total >= least }

  /// Tells how many are done.
  func show(_ count: Int) {
    guard isShown, count.isMultiple(of: max(1, total / 100)) || count == total else { return }
    show?("\r\(count) of \(total) \(done)")
  }

  /// Goes back to the start of the line, and leaves nothing on it.
  func end() { if isShown { show?("\r\u{1B}[K") } }
}

extension JSON {
  /// The value as the output of a command: names in their order, the outer two levels on lines of
  /// their own, nothing that a terminal interprets, and a newline at the end.
  var document: String {
    text(.init(layout: .outerLevels, keyOrder: .given, escapes: .terminal)) + "\n"
  }
}
