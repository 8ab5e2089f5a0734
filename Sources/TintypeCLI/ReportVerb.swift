// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

extension Tool {
  /// `tintype report`: reads a run, writes the folder, and says where its page is.
  func report(_ options: ReportOptions) throws(ReportError) -> Result {
    let run: RunName? = if let name = options.run { try RunName(name) } else { nil }
    let output = try outputDirectory(options)
    let report = Report(try JournalReader(output: output).read(run: run))

    let destination = options.destination.map { FilePath.absolute($0, in: currentDirectory()) }
    let folder = FilePath.withoutSlash(destination ?? output.path + "/report")
    try HTMLReport(report: report, output: output).write(to: folder)
    let path = folder + "/index.html"

    var result = Result(output: Self.summary(report))
    result.output += FilePath.url(FilePath.resolved(path) ?? path) + "\n"
    if !report.problems.isEmpty {
      let count = Numbers.counted(report.problems.count, "problem")
      result.messages = "tintype: \(count) in the journal. The page names each at its top.\n"
    }
    // A page that can only say what went wrong is no report of a run.
    if report.entries.isEmpty { result.exitCode = .trouble }
    return result
  }

  private func outputDirectory(_ options: ReportOptions) throws(ReportError) -> OutputDirectory {
    if let path = options.outputDirectory {
      return OutputDirectory(path: FilePath.absolute(path, in: currentDirectory()))
    }
    if let root = FilePath.packageRoot(from: currentDirectory()) {
      return OutputDirectory(environment: environment(), packageRoot: root)
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

  private static func summary(_ report: Report) -> String {
    let counts = JournalRecord.Outcome.reportOrder.map {
      "\(Numbers.grouped(report.count($0))) \($0.rawValue)"
    }
    let total = Numbers.counted(report.entries.count, "snapshot")
    return "\(total): \(counts.joined(separator: ", "))\n"
  }
}
