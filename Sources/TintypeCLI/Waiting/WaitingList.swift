// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// What waits, with what `tintype status` says of each change.
struct WaitingList {
  /// All changes, in groups.
  let changes: WaitingChanges
  /// The run that wrote last; `nil` where that is not known.
  let latest: RunName?
  /// The first line about the problems of that run; empty if it has none.
  let opening: String
  /// The problems of that run, for messages; empty if it has none.
  let problems: [String]
  /// Why a change cannot be applied as it was found; those that can be are not in here.
  private let refusals: [PendingFile: Refusal]
  /// The names that several changes have.
  private let repeatedNames: Set<String>

  /// Looks at what waits; reads the files of each change, as a decision would.
  init(_ folder: PendingFolder, packageRoot: String?) throws(DecisionError) {
    changes = WaitingChanges(try folder.files().map { ($0, folder.reading($0)) })
    let reader = JournalReader(output: folder.output)
    latest = try? reader.latestRun()
    (opening, problems) = Self.problems(of: latest, reader)
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
  private static func problems(of run: RunName?, _ reader: JournalReader) -> (String, [String]) {
    guard let run else { return ("", []) }
    do throws(ReportError) {
      let report = Report(try reader.read(run: run, allowsEmpty: true))
      guard !report.problems.isEmpty else { return ("", []) }
      let count = Numbers.counted(report.problems.count, "problem")
      let state = report.isIncomplete ? "is incomplete" : "failed"
      return ("The latest run \(state), \(count).\n", report.problems.map(\.description))
    } catch {
      return ("The latest run cannot be read.\n", [error.description])
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
