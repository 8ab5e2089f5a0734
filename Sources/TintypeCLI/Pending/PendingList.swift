// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeSnapshots
import TintypeComparison

/// The pending changes, with the details that `tintype status` prints.
struct PendingList {
  /// All changes, in groups.
  let changes: PendingChanges
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
    /// The exit code for the problems.
    var exitCode = ExitCode.success
  }
  /// The reasons why changes cannot be applied; applicable changes are absent.
  private let refusals: [PendingFile: Refusal]
  /// The names that several changes share.
  private let repeatedNames: Set<String>

  /// Reads the pending changes and the files of each, as a decision would.
  init(_ folder: PendingFolder, packageRoot: String?) throws(DecisionError) {
    changes = PendingChanges(try folder.files().map { ($0, folder.reading($0)) })
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
      let report = Report(try reader.read(run: run, allowsEmpty: true))
      guard !report.problems.isEmpty else { return Problems() }
      let count = Numbers.counted(report.problems.count, "problem")
      return Problems(
        opening: "The latest run \(report.isIncomplete ? "is incomplete" : "failed"), \(count).\n",
        texts: report.problems.map(\.description),
        exitCode: report.testFailures.isEmpty ? .incomplete : .error)
    } catch {
      return Problems(
        opening: "The latest run cannot be read.\n", texts: [error.description],
        exitCode: .incomplete)
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
  var document: String {
    JSON.object([
      ("format", .integer(1)),
      ("waiting", .integer(changes.count)),
      ("latestRun", latest.map { .string($0.description) } ?? .null),
      ("problems", .array(problems.texts.map { .string($0) })),
      (
        "groups",
        .array(
          changes.groups.map { group in
            .object([
              ("id", .string(group.group.id)), ("title", .string(group.title)),
              ("members", .array(group.items.map { .string($0.fullName) })),
            ])
          })
      ),
      ("changes", .array(changes.items.map(json))),
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
    ]).document
  }

  private func json(_ item: PendingItem) -> JSON {
    let refusal = refusal(item)
    return .object([
      ("name", .string(item.name)),
      ("extension", .string(item.file.pathExtension)),
      ("new", .bool(item.isNew)),
      ("what", .string(item.entry.headline)),
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

extension PendingList {
  /// Returns the text output of `tintype status`.
  ///
  /// - Parameter tool: The prefix of the tool's commands.
  /// - Returns: The text.
  func text(tool: String) -> String {
    guard changes.count > 0 else { return problems.opening + "No changes are pending.\n" }
    let verb = changes.count == 1 ? "is" : "are"
    var blocks = [
      problems.opening + "\(Numbers.counted(changes.count, "change")) \(verb) pending.\n"
    ]
    for group in changes.groups {
      blocks.append(
        group.title + "\n" + group.items.map { line($0, isAlone: false) }.joined()
          + "  accept them: \(tool) accept --group \(group.group.id)\n")
    }
    if !changes.singles.isEmpty {
      let title = changes.groups.isEmpty ? "" : "Ungrouped\n"
      blocks.append(title + changes.singles.map { line($0, isAlone: true) }.joined())
    }
    if !changes.damaged.isEmpty {
      blocks.append(
        "Cannot be read\n"
          + changes.damaged.map { file, error in
            let name = ShortText.line(label(file, file.name))
            return "  \(name): \(VisibleText.line(error.description))\n"
          }.joined())
    }
    blocks.append(next(tool))
    return blocks.joined(separator: "\n")
  }

  /// Returns the line for a change, without the parts that its group's heading contains.
  private func line(_ item: PendingItem, isAlone: Bool) -> String {
    let headline = item.entry.headline
    var parts: [String] = []
    if item.isNew {
      parts.append("new")
    } else if isAlone {
      parts.append(headline.hasSuffix(".") ? String(headline.dropLast()) : headline)
    }
    if let pixels = item.record.pixelSummary, pixels != headline { parts.append(pixels) }
    if isEarlier(item) {
      parts.append("found by the earlier run “\(ShortText.line("\(item.run)"))”")
    }
    // The heading of a group of text changes already contains everything about its items.
    let facts = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
    var line = "  \(ShortText.line(label(item)))\(facts)\n"
    if let refusal = refusal(item) {
      line += "    cannot be accepted: \(VisibleText.line(refusal.description))\n"
    }
    return line
  }

  private func next(_ tool: String) -> String {
    let first = (changes.groups.first?.items ?? changes.singles).first
    let name = first.flatMap { ShellWord.quoted(label($0)) } ?? "NAME"
    return """
      Review all:      \(tool) report
      Review one:      \(tool) show \(name)
      Accept one:      \(tool) accept \(name)
      Reject the rest: \(tool) reject --all

      """
  }
}
