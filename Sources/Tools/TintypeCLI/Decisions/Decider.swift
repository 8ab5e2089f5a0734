// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The common implementation of `tintype accept` and `tintype reject`.
struct Decider {
  let tool: Tool
  let options: DecidingOptions
  /// The verdict that the verb applies to named changes.
  let verdict: DecisionStep.Verdict

  /// Decides on the changes, and returns the output.
  func run() throws -> CommandResult {
    let output = try tool.existingOutputDirectory(options.outputDirectory)
    do throws(DecisionError) {
      let folder = PendingFolder(output: output)
      var (steps, leftOver, causes) = try planned(folder)
      try prepare(&steps, in: folder)
      let text = DecisionText(
        options: options, tool: tool.commands().tool, verdict: verdict, leftOver: leftOver,
        causes: causes, steps: steps)
      if let causes, !options.isDryRun {
        var accepted = AcceptedCauses(of: folder)
        try accepted.replace(causes.accepted)
      }
      apply(&steps, in: folder)
      let waiting = try folder.count()
      return text.result(steps, waiting: waiting)
    } catch {
      return error.result
    }
  }

  /// Returns the selected changes by name, the number of decisions for the other verb, and the
  /// selection by causes; `nil` for another selection.
  private func planned(
    _ folder: PendingFolder
  ) throws(DecisionError) -> ([DecisionStep], Int, CauseSelection?) {
    let seen = try options.seenDigits()
    switch try options.chosen(verb: verdict.rawValue) {
    case .selection(let selection):
      let chosen = try selection.choose(from: folder)
      var steps = chosen.map { DecisionStep($0.file, $0.item, verdict) }
      if let seen {
        guard steps.count == 1 else { throw .digestOfMany(count: steps.count) }
        steps[0].attempt { (step) throws(Refusal) in
          guard let item = step.item, item.digests.actual.hasPrefix(seen) else {
            throw .decidedOnAnother(seen: seen)
          }
        }
      }
      return (steps, 0, nil)
    case .causes(let names):
      let before = AcceptedCauses(of: folder)
      let selection =
        verdict == .accept
        ? try CauseSelection(accepting: names, in: folder, before: before)
        : try CauseSelection(rejecting: names, in: folder, before: before)
      guard seen == nil else { throw .digestOfMany(count: selection.decided.count) }
      let steps = selection.decided.map { DecisionStep($0.file, .success($0), verdict) }
      return (steps, 0, selection)
    case .decisions(let path):
      let decisions = try DecisionsFile(tool: tool, path: path).read()
      let own = decisions.list.filter { verdict == .accept || $0.verdict == .reject }
      let steps = try self.steps(own, in: folder)
      if let seen {
        guard steps.count == 1, own[0].actual.hasPrefix(seen) else {
          throw .digestOfMany(count: steps.count)
        }
      }
      return (steps, decisions.list.count - own.count, nil)
    }
  }

  private func steps(
    _ decisions: [Decisions.Decision], in folder: PendingFolder
  ) throws(DecisionError) -> [DecisionStep] {
    var waiting: [String: PendingFile] = [:]
    for file in try folder.files() {
      var name = file.fullName
      if file.mayBeShortened, case .success(let item) = folder.reading(file) {
        name = item.fullName
      }
      waiting[name] = file
    }
    return decisions.map { decision in
      guard let file = waiting[decision.fullName] else {
        return DecisionStep(waitsNoMore: decision)
      }
      let item = folder.reading(file)
      var step = DecisionStep(file, item, decision.verdict)
      step.attempt { (step) throws(Refusal) in
        switch item {
        case .success(let item): try decision.check(item)
        // A change that cannot be read cannot have been reviewed.
        case .failure(let error): throw .pending(error)
        }
      }
      return step
    }.sorted { ($0.name, $0.pathExtension) < ($1.name, $1.pathExtension) }
  }

  /// Determines the path of each reference to write.
  private func prepare(
    _ steps: inout [DecisionStep], in folder: PendingFolder
  ) throws(DecisionError) {
    guard steps.contains(where: { $0.verdict == .accept }) else { return }
    let directories = options.references.map {
      FilePath.absolute($0, in: tool.currentDirectory())
    }
    let references = try ReferenceGuard(
      packageRoot: try? tool.packageRoot(), directories: directories)
    for index in steps.indices where steps[index].verdict == .accept {
      steps[index].attempt { (step) throws(Refusal) in
        guard let item = step.item else { return }
        step.acceptance = try Acceptance(of: item, in: folder, references: references)
      }
    }
  }

  private func apply(_ steps: inout [DecisionStep], in folder: PendingFolder) {
    let progress = Progress(show: tool.progress, total: steps.count, done: "decided")
    for index in steps.indices {
      steps[index].attempt { (step) throws(Refusal) in
        switch step.verdict {
        case .accept:
          guard let acceptance = step.acceptance else { return }
          let result = options.isDryRun ? try acceptance.check() : try acceptance.apply()
          step.outcome = .accepted(result)
        case .reject: step.outcome = .rejected
        }
        guard !options.isDryRun, let file = step.file else { return }
        try folder.remove(file, read: step.item)
      }
      progress.show(index + 1)
    }
    progress.end()
  }
}
