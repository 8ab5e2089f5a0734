// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// What waits, with what `tintype status` says of each change.
struct WaitingList {
  /// All changes, in groups.
  let changes: WaitingChanges
  /// The run that wrote last; `nil` where that is not known.
  let latest: RunName?
  /// The problems of that run.
  let problems: Problems

  /// The descriptions of the problems of a run.
  struct Problems {
    /// The line that the text begins with; empty if there are none.
    var opening = ""
    /// One text per problem.
    var texts: [String] = []
    /// The exit code for them.
    var exitCode = ExitCode.success
  }
  /// Why a change cannot be applied as it was found; those that can be are not in here.
  private let refusals: [PendingFile: Refusal]
  /// The names that several changes have.
  private let repeatedNames: Set<String>

  /// Looks at what waits; reads the files of each change, as a decision would.
  init(_ folder: PendingFolder, packageRoot: String?) throws(DecisionError) {
    changes = WaitingChanges(try folder.files().map { ($0, folder.reading($0)) })
    let reader = JournalReader(output: folder.output)
    latest = try? reader.latestRun()
    problems = Self.problems(of: latest, reader)
    let references = try ReferenceGuard(packageRoot: packageRoot)
    var refusals: [PendingFile: Refusal] = [:]
    for item in changes.items {
      do throws(Refusal) {
        _ = try Acceptance(of: item, in: folder, references: references).check()
      } catch {
        refusals[item.file] = error
      }
    }
    self.refusals = refusals
    let names = changes.items.map(\.name) + changes.damaged.map(\.file.name)
    repeatedNames = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// Reads the journals of a run for its problems; what waits may come from earlier runs as well.
  private static func problems(of run: RunName?, _ reader: JournalReader) -> Problems {
    guard let run else { return Problems() }
    do throws(ReportError) {
      let report = Report(try reader.read(run: run, allowsEmpty: true))
      guard !report.problems.isEmpty else { return Problems() }
      let count = Numbers.counted(report.problems.count, "problem")
      return Problems(
        opening: "The latest run \(report.isIncomplete ? "is incomplete" : "failed"), \(count).\n",
        texts: report.problems.map(\.description),
        exitCode: report.testFailures.isEmpty ? .incomplete : .trouble)
    } catch {
      return Problems(
        opening: "The latest run cannot be read.\n", texts: [error.description],
        exitCode: .incomplete)
    }
  }

  /// Why a change cannot be applied as it was found; `nil` where it can be.
  func refusal(_ item: PendingItem) -> Refusal? { refusals[item.file] }

  /// Whether a change was found by an earlier run than the latest.
  func isEarlier(_ item: PendingItem) -> Bool { latest.map { $0 != item.run } ?? false }

  /// What a change is called on a command line: with its extension where another one has its name.
  func label(_ file: PendingFile, _ name: String) -> String {
    repeatedNames.contains(name) && !file.pathExtension.isEmpty
      ? name + "." + file.pathExtension : name
  }

  func label(_ item: PendingItem) -> String { label(item.file, item.name) }
}
