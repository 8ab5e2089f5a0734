// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports

extension FolderComparison {
  /// Returns the output and the exit code for two folders.
  func result(_ options: CompareOptions, createdFolders: [String]) -> CommandResult {
    var result = CommandResult()
    if !options.isQuiet {
      let summary = MissingFolders.summary(on: createdFolders).map { $0 + "\n" } ?? ""
      result.output =
        options.isJSON ? document(options, createdFolders: createdFolders) : text + summary
      let warnings = pairs.flatMap(\.warnings).map(\.message)
      result.messages = warnings.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    }
    let errors = unlisted + pairs.compactMap(\.error)
    result.messages += errors.map { "tintype: \(VisibleText.line($0.description))\n" }.joined()
    let isSame = count(.same) == pairs.count && added.isEmpty && removed.isEmpty
    result.exitCode = !errors.isEmpty ? .error : isSame ? .success : .different
    return result
  }

  private func count(_ outcome: Pair.Outcome) -> Int { pairs.count { $0.outcome == outcome } }

  /// The counts with their labels, in the order of output.
  private var counts: [(name: String, count: Int)] {
    [
      ("same", count(.same)), ("different", count(.different)), ("failed", count(.failed)),
      ("added", added.count), ("removed", removed.count),
    ]
  }

  /// The text output: a line for each image that does not match, and the counts.
  private var text: String {
    var lines = pairs.filter { $0.outcome == .different }.map { pair in
      "different  \(pair.path.summary): \(pair.summary ?? "")"
    }
    lines += pairs.filter { $0.outcome == .failed }.map { "failed     \($0.path.summary)" }
    lines += added.map { "added      \($0.summary)" }
    lines += removed.map { "removed    \($0.summary)" }
    lines += notes
    let summary = counts.map { "\(Numbers.grouped($0.count)) \($0.name)" }.joined(separator: ", ")
    lines.append("\(Numbers.counted(pairs.count, "pair")): \(summary)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the JSON document; the keys are part of the tool's interface.
  private func document(_ options: CompareOptions, createdFolders: [String]) -> String {
    let matches =
      count(.same) == pairs.count && added.isEmpty && removed.isEmpty && unlisted.isEmpty
    let failed = pairs.compactMap { pair in
      pair.outcome == .failed ? pair.error.map { (JSON.string(pair.path.text), $0) } : nil
    }
    return JSON.object([
      ("format", .integer(1)),
      ("matches", .bool(matches)),
      ("counts", .object(counts.map { ($0.name, .integer($0.count)) })),
      ("mode", .string(options.tolerance.mode.rawValue)),
      ("threshold", .number(options.tolerance.threshold)),
      ("reference", .string(options.reference)),
      ("actual", .string(options.actual)),
      ("added", .array(added.map { .string($0.text) })),
      ("removed", .array(removed.map { .string($0.text) })),
      (
        "failed",
        .array(
          (failed + unlisted.map { (.null, $0) }).map { path, error in
            .object([("path", path), ("error", .string(error.description))])
          })
      ),
      ("pairs", .array(pairs.compactMap(\.json))),
      ("linkedFolders", linkedFolders.json),
      ("createdFolders", .array(createdFolders.map { .string($0) })),
    ]).document
  }
}

extension FolderComparison.LinkedFolders {
  fileprivate var json: JSON {
    .object([
      ("reference", .array(reference.map { .string($0) })),
      ("actual", .array(actual.map { .string($0) })),
    ])
  }
}

extension FolderComparison.Pair {
  /// Stores the output for a comparison.
  init(path: BytePath, comparison: PairComparison, isJSON: Bool) {
    let result = comparison.result
    self.init(
      path: path, outcome: comparison.isWithinTolerance ? .same : .different,
      error: comparison.error)
    if outcome == .different, let animation = comparison.animation {
      var clauses = animation.differences
      if !result.isWithinTolerance { clauses.append("\(animation.shownName): \(result.extent)") }
      self.summary =
        ([clauses.joined(separator: "; ")] + comparison.explanation).joined(separator: "\n    ")
    } else if outcome == .different {
      var summary = result.extent
      let (before, after) = (result.referenceSize, result.actualSize)
      if before != after {
        summary += ", sizes \(before.width) × \(before.height) and \(after.width) × \(after.height)"
      }
      self.summary = ([summary] + comparison.explanation).joined(separator: "\n    ")
    }
    warnings = comparison.warnings
    hasUncomparedBits = comparison.hasUncomparedBits
    hasOtherColors = comparison.colorSpaces.note != nil
    isTurned = comparison.orientations.note != nil
    if isJSON { json = comparison.essentials(path: path) }
  }
}

extension PairComparison {
  fileprivate func essentials(path: BytePath) -> JSON {
    var members: [JSON.Member] = [("path", .string(path.text))]
    members += self.members
    members += [
      ("bitDepths", bitDepths.json),
      ("animation", animation?.json ?? .null),
      ("warnings", .array(warnings.map(\.json))),
      ("colorSpaces", colorSpaces.json),
      ("orientations", orientations.json),
      ("fingerprint", analysis.map { .string($0.fingerprint.hexadecimal) } ?? .null),
      ("difference", image.map { .string($0) } ?? .null),
    ]
    return .object(members)
  }
}

extension BytePath {
  /// The path on one line of a message.
  var summary: String { VisibleText.line(text) }
}
