// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeComparison

/// The pending changes, with the details that `tintype status` prints.
struct PendingList {
  /// All changes, with their causes.
  let changes: PendingChanges
  /// The causes that were accepted for changes that wait for another cause.
  let accepted: AcceptedCauses
  /// The latest run; `nil` if it is unknown.
  let latest: RunName?
  /// The problems of that run.
  let problems: Problems

  /// The descriptions of the problems of a run.
  struct Problems {
    /// The first line of the text; empty if there are no problems.
    var opening = ""
    /// One text for each problem.
    var texts: [String] = []
    /// The lines of each problem.
    var lines: [[String]] = []
    /// The exit code for the problems.
    var exitCode = ExitCode.success
  }
  /// The reasons why changes cannot be applied; applicable changes are absent.
  private let refusals: [PendingFile: Refusal]
  /// The names that several changes share.
  private let repeatedNames: Set<String>

  /// Reads the pending changes and the files of each, as a decision would.
  init(_ folder: PendingFolder, packageRoot: String?) throws(DecisionError) {
    changes = try PendingChanges(of: folder)
    accepted = AcceptedCauses(of: folder)
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

  /// Returns the problems in the journals of a run.
  ///
  /// Pending changes may come from earlier runs as well.
  private static func problems(of run: RunName?, _ reader: JournalReader) -> Problems {
    guard let run else { return Problems() }
    do throws(ReportError) {
      let report = Report(try reader.read(run: run, allowsEmpty: true, keeping: .notable))
      guard !report.problems.isEmpty else { return Problems() }
      let count = Numbers.counted(report.problems.count, "problem")
      return Problems(
        opening: "The latest run \(report.isIncomplete ? "is incomplete" : "failed"), \(count).\n",
        texts: report.problems.map(\.description), lines: report.problems.map(\.lines),
        exitCode: report.testFailures.isEmpty ? .incomplete : .error)
    } catch {
      return Problems(
        opening: "The latest run cannot be read.\n", texts: [error.description],
        lines: [[error.description]], exitCode: .incomplete)
    }
  }

  /// Returns the reason why a change cannot be applied; `nil` if it can be.
  func refusal(_ item: PendingItem) -> Refusal? { refusals[item.file] }

  /// Returns whether a change was found by an earlier run than the latest.
  func isEarlier(_ item: PendingItem) -> Bool { latest.map { $0 != item.run } ?? false }

  /// Returns the label of a change on a command line.
  ///
  /// The label has the file's extension if another change has the same name.
  func label(_ file: PendingFile, _ name: String) -> String {
    repeatedNames.contains(name) && !file.pathExtension.isEmpty
      ? name + "." + file.pathExtension : name
  }

  func label(_ item: PendingItem) -> String { label(item.file, item.name) }
}

extension PendingList {
  /// The JSON output of `tintype status`; the keys are part of the tool's interface.
  func document(_ comparison: CommitComparison?) -> String {
    JSON.object(
      ([
        ("format", .integer(1)),
        ("waiting", .integer(changes.count)),
        ("latestRun", latest.map { .string($0.description) } ?? .null),
        ("problems", .array(problems.texts.map { .string($0) })),
        (
          "causes",
          .array(
            changes.causes.map { cause in
              func name(_ member: Int) -> JSON { .string(changes.entries[member].item.fullName) }
              return .object([
                ("id", .string(cause.cause.id)), ("title", .string(cause.cause.title)),
                ("accepted", .bool(isAccepted(cause))),
                ("members", .array(cause.cause.members.map(name))),
                (
                  "outliers",
                  .array(
                    cause.cause.outliers.map {
                      .object([("member", name($0.member)), ("reason", .string($0.reason))])
                    })
                ),
              ])
            })
        ),
        ("changes", .array(changes.entries.map(json))),
        (
          "damaged",
          .array(
            changes.damaged.map { file, error in
              .object([
                ("name", .string(file.name)), ("extension", .string(file.pathExtension)),
                ("reason", .string(error.description)),
              ])
            })
        ),
      ] as [JSON.Member]) + (comparison.map { [("base", $0.json)] } ?? [])
    ).document
  }

  private func json(_ entry: PendingChanges.Entry) -> JSON {
    let item = entry.item
    let refusal = refusal(item)
    return .object([
      ("name", .string(item.name)),
      ("extension", .string(item.file.pathExtension)),
      ("new", .bool(item.isNew)),
      ("what", .string(item.entry.headline)),
      (
        "causes",
        .array(entry.explanation.causes.map { .string(changes.causes[$0].cause.id) })
      ),
      ("unexplainedPixels", .integer(entry.explanation.unexplained)),
      ("charged", .bool(entry.explanation.isCharged)),
      ("decidedByCauses", .bool(entry.explanation.isDecidedByCauses)),
      ("differingPixels", item.record.pixels.map { .integer($0.differing) } ?? .null),
      ("totalPixels", item.record.pixels.map { .integer($0.total) } ?? .null),
      ("run", .string(item.run.description)),
      ("latest", .bool(!isEarlier(item))),
      ("applicable", .bool(refusal == nil)),
      ("reason", refusal.map { .string($0.description) } ?? .null),
      ("path", .string(item.reference)),
      ("reference", item.digests.reference.map { .string($0) } ?? .null),
      ("actual", .string(item.digests.actual)),
    ])
  }
}
