// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

extension FolderComparison {
  /// What is printed about two folders, and how the process ends.
  func result(_ options: CompareOptions) -> CommandResult {
    var result = CommandResult()
    if !options.isQuiet { result.output = options.isJSON ? document(options) : text }
    result.messages = troubles.map { "tintype: \(VisibleText.line($0.description))\n" }.joined()
    let isSame = different.isEmpty && added.isEmpty && removed.isEmpty
    result.exitCode = !troubles.isEmpty ? .trouble : isSame ? .success : .different
    return result
  }

  /// The pairs that differ.
  var different: [(path: BytePath, comparison: PairComparison)] {
    pairs.compactMap { pair in
      guard case .success(let comparison) = pair.outcome, !comparison.result.isWithinTolerance
      else { return nil }
      return (pair.path, comparison)
    }
  }

  /// The pairs that could not be compared.
  var failed: [(path: BytePath, error: CompareError)] {
    pairs.compactMap { pair in
      if case .failure(let error) = pair.outcome { (pair.path, error) } else { nil }
    }
  }

  /// All that went wrong.
  private var troubles: [CompareError] {
    unlisted + failed.map(\.error) + different.compactMap(\.comparison.trouble)
  }

  /// What people read: a line for each picture that is not the same, and the counts.
  private var text: String {
    var lines = different.map { path, comparison in
      var line = "different  \(path.words): \(comparison.result.extent)"
      let (before, after) = (comparison.result.referenceSize, comparison.result.actualSize)
      if before != after {
        line += ", sizes \(before.width) × \(before.height) and \(after.width) × \(after.height)"
      }
      return line
    }
    lines += failed.map { "failed     \($0.path.words)" }
    lines += added.map { "added      \($0.words)" }
    lines += removed.map { "removed    \($0.words)" }
    let same = pairs.count - different.count - failed.count
    let counts = [
      "\(Numbers.grouped(same)) same", "\(Numbers.grouped(different.count)) different",
      "\(Numbers.grouped(failed.count)) failed", "\(Numbers.grouped(added.count)) added",
      "\(Numbers.grouped(removed.count)) removed",
    ]
    lines.append("\(Numbers.counted(pairs.count, "pair")): \(counts.joined(separator: ", "))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What programs read; the keys are part of the tool's interface.
  private func document(_ options: CompareOptions) -> String {
    let same = pairs.count - different.count - failed.count
    return JSONValue.object([
      ("format", .count(1)),
      ("matches", .flag(same == pairs.count && added.isEmpty && removed.isEmpty && unlisted.isEmpty)),
      (
        "counts",
        .object([
          ("same", .count(same)), ("different", .count(different.count)),
          ("failed", .count(failed.count)), ("added", .count(added.count)),
          ("removed", .count(removed.count)),
        ])
      ),
      ("mode", .string(options.tolerance.mode.rawValue)),
      ("threshold", .number(options.tolerance.threshold)),
      ("reference", .string(options.reference)),
      ("actual", .string(options.actual)),
      ("added", .list(added.map { .string($0.text) })),
      ("removed", .list(removed.map { .string($0.text) })),
      (
        "failed",
        .list(
          failed.map { path, error in
            .object([("path", .string(path.text)), ("error", .string(error.description))])
          } + unlisted.map { .object([("path", .null), ("error", .string($0.description))]) })
      ),
      ("pairs", .list(pairs.compactMap(\.json))),
    ]).document
  }
}

extension FolderComparison.Pair {
  /// The pair's essentials; `nil` where it could not be compared.
  fileprivate var json: JSONValue? {
    guard case .success(let comparison) = outcome else { return nil }
    var members: [(name: String, value: JSONValue)] = [("path", .string(path.text))]
    members += comparison.result.members
    members += [
      ("fingerprint", comparison.analysis.map { .string($0.fingerprint.hexadecimal) } ?? .null),
      ("difference", comparison.picture.map { .string($0) } ?? .null),
    ]
    return .object(members)
  }
}

extension BytePath {
  fileprivate var words: String { VisibleText.line(text) }
}
