// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeReports
import TintypeRuns

/// The tolerances of the tests in a run, by the references that they compare with.
struct RunTolerances {
  /// The run; `nil` if there is none.
  private(set) var run: RunName?
  /// The number of lines and files of the run that could not be read.
  private(set) var problemCount = 0
  /// The tolerances of each reference, each once, by absolute path.
  private var tolerances: [String: [ImageTolerance]] = [:]
  /// The references whose tolerance a later version has written.
  private var unknown: Set<String> = []

  /// The tolerances of a reference.
  enum Tolerances: Hashable {
    /// Those of all tests that compare with it.
    case stated([ImageTolerance])
    /// One that this version cannot read.
    case unreadable
    /// No test in the run compares with it.
    case missing
  }

  /// Creates tolerances without a run.
  init() {}

  /// Reads the tolerances of a run.
  ///
  /// - Parameters:
  ///   - option: The output directory of the tests; `nil` for the usual one, which need not exist.
  ///   - name: The run; `nil` for the latest one.
  ///   - tool: The tool.
  ///   - usual: The usual output directory; `nil` if there is none.
  /// - Throws: `ReportError` if a directory or a run is stated and cannot be read.
  init(
    outputDirectory option: String?, run name: String?, in tool: PaintTool, usual: OutputDirectory?
  ) throws(ReportError) {
    let directory = tool.currentDirectory
    let output = option.map { OutputDirectory(path: FilePath.absolute($0, in: directory)) } ?? usual
    guard let output else {
      guard name == nil else { throw .packageMissing(directory: directory) }
      return
    }
    let wanted: RunName? = if let name { try RunName(name) } else { nil }
    let journal: RunJournal
    do {
      journal = try JournalReader(output: output).read(run: wanted, allowsEmpty: true)
    } catch {
      switch error {
      case .outputDirectoryMissing where option == nil && name == nil: return
      case .noRuns where option == nil && name == nil: return
      default: throw error
      }
    }
    run = journal.run
    problemCount = journal.problems.count
    let root = FilePath.packageRoot(from: directory) ?? directory
    for record in journal.records + journal.known {
      guard let reference = record.reference, reference.lowercased().hasSuffix(".png") else {
        continue
      }
      let path = FilePath.standardized(FilePath.absolute(reference, in: root))
      if record.hasUnknownTolerance { unknown.insert(path) }
      let tolerance = record.tolerance ?? ImageTolerance(.exact)
      if tolerances[path]?.contains(tolerance) != true {
        tolerances[path, default: []].append(tolerance)
      }
    }
  }

  /// Returns the tolerances of a reference.
  ///
  /// - Parameter path: The absolute path.
  /// - Returns: The tolerances.
  func tolerances(of path: String) -> Tolerances {
    if unknown.contains(path) { return .unreadable }
    return tolerances[path].map(Tolerances.stated) ?? .missing
  }
}

extension PaintTool {
  /// The output directory of the tests, as `tintype status` finds it; `nil` outside of a package.
  ///
  /// A directory behind a link that leads out of the repository is not used.
  var usualOutputDirectory: OutputDirectory? {
    let root = FilePath.packageRoot(from: currentDirectory)
    guard root != nil || OutputDirectory.named(by: environment) != nil else { return nil }
    let scratch = ScratchDirectory.current.flatMap { scratch in
      root.map(scratch.belongs) == true ? scratch : nil
    }
    let output = OutputDirectory(environment: environment, packageRoot: root, scratch: scratch)
    if OutputDirectory.named(by: environment) == nil, let root, output.isForeign(to: root) {
      return nil
    }
    return output
  }
}
