// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeSnapshots

/// What `tintype orphans` and `tintype prune` print.
struct OrphanWords {
  let search: OrphanSearch

  /// The references that no test asks for, a line each.
  var list: String {
    guard !search.orphans.isEmpty else {
      return "Every reference was asked for: \(Numbers.grouped(search.askedFor)).\n"
    }
    let count = Numbers.counted(search.orphans.count, "reference")
    let verb = search.orphans.count == 1 ? "was" : "were"
    return "\(count) \(verb) not asked for:\n" + lines(search.orphans.map(\.path))
  }

  /// What else lies there, in a line.
  var foreign: String {
    guard let first = search.foreign.first else { return "" }
    let count = Numbers.counted(search.foreign.count, "file")
    let verb = search.foreign.count == 1 ? "is" : "are"
    return
      "\(count) that \(verb) no reference of Tintype stay\(search.foreign.count == 1 ? "s" : "") "
      + "as \(search.foreign.count == 1 ? "it is" : "they are"), such as \(VisibleText.line(first)).\n"
  }

  /// Paths, a line each.
  func lines(_ paths: [String]) -> String {
    paths.map { "  \(VisibleText.line($0))\n" }.joined()
  }

  /// Why the run is no evidence, and what to do.
  var doubts: String {
    guard !search.doubts.isEmpty else { return "" }
    let lines = search.doubts.map { "tintype: \(VisibleText.line("\($0)"))\n" }
    return lines.joined()
      + "tintype: So the run “\(VisibleText.line("\(search.run)"))” does not show that no test asks for "
      + "these. \(EvidenceDoubt.advice)\n"
  }

  /// What both verbs tell programs.
  var members: [JSON.Member] {
    [
      ("format", .integer(1)),
      ("run", .string(search.run.description)),
      ("complete", .bool(search.doubts.isEmpty)),
      ("doubts", .array(search.doubts.map { .string("\($0)") })),
      ("askedFor", .integer(search.askedFor)),
      ("orphans", .array(search.orphans.map { .string($0.path) })),
      ("foreign", .array(search.foreign.map { .string($0) })),
    ]
  }
}
