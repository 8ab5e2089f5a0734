// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

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
