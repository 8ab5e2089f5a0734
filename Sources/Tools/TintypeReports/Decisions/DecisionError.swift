// SPDX-License-Identifier: MIT

import TintypeBase

/// The reason why pending changes could not be decided or shown.
package enum DecisionError: Error, Hashable, Sendable {
  /// A directory cannot be listed.
  case unreadable(path: String, error: FileError)
  /// The accepted causes cannot be written.
  case causesNotWritten(path: String, error: FileError)
  /// A pending change cannot be decided.
  case damaged(name: String, error: PendingError)
  /// A directory of references is missing.
  case noReferenceDirectory(String)
  /// No change was selected: by name, by cause, or with `--all`.
  case nothingNamed(verb: String)
  /// The number of names is not one.
  case oneNameNeeded(count: Int)
  /// Changes were selected in two ways at once.
  case namedTwice(String, String)
  /// No pending change has the name; `nearest` contains similar names.
  case noSuchChange(String, nearest: [String])
  /// Neither a pending change nor a snapshot of the run has the name.
  case noSuchSnapshot(String, run: RunName, nearest: [String])
  /// Several snapshots have the name.
  case ambiguous(String, candidates: [String])
  /// No cause of pending changes has this identifier or title.
  case noSuchCause(String)
  /// The text is not a digest prefix, or too short.
  case noDigest(String)
  /// A digest prefix was given for a number of changes other than one.
  case digestOfMany(count: Int)
  /// The file with decisions cannot be read.
  case decisionsUnreadable(path: String, error: FileError)
  /// The file contains no decisions; `field` is missing or wrong, if it is known.
  case noDecisions(path: String, field: String?)
  /// The file has a newer format than this tool supports.
  case newerDecisions(path: String, version: Int)
  /// The file contains more decisions than the limit.
  case tooManyDecisions(path: String, limit: Int)
  /// The file contains two decisions on one snapshot.
  case decidedTwice(path: String, name: String)
}

extension DecisionError: CustomStringConvertible {
  /// The description: the problem, its location, and the next step.
  package var description: String {
    switch self {
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). Check the path and its permissions."
    case .causesNotWritten(let path, let error):
      """
      The accepted causes cannot be written to “\(path)”: \(error). Images that wait for another \
      cause need to be accepted again. Check the permissions of the directory.
      """
    case .damaged(let name, let error):
      "“\(ShortText.line(name))” cannot be shown: \(error)"
    case .noReferenceDirectory(let path):
      "The directory “\(path)” does not exist. Specify a directory of references with --references."
    case .nothingNamed(let verb):
      """
      No change to \(verb) is named. Specify names, --cause ID, --all or --decisions FILE. “tintype \
      status” lists pending changes.
      """
    case .oneNameNeeded(let count):
      """
      “tintype show” shows one snapshot, but \(Numbers.counted(count, "name")) \
      \(count == 1 ? "was" : "were") specified. “tintype status” lists the names of pending changes.
      """
    case .namedTwice(let one, let other):
      "Changes are specified in two ways, by \(one) and by \(other). Use one of them."
    case .noSuchChange(let name, let nearest):
      """
      No pending change is named “\(ShortText.line(name))”. \(Self.sentence(nearest)) “tintype \
      status” lists pending changes.
      """
    case .noSuchSnapshot(let name, let run, let nearest):
      """
      No pending change is named “\(ShortText.line(name))”, and the run “\(run)” has no snapshot \
      with this name. \(Self.sentence(nearest)) Specify the name as the failing test prints it.
      """
    case .ambiguous(let name, let candidates):
      """
      “\(ShortText.line(name))” is ambiguous: it matches \(Self.list(candidates)). Specify more of \
      the name, or use “*” to select several snapshots.
      """
    case .noSuchCause(let name):
      """
      No cause of pending changes has the identifier or title “\(ShortText.line(name))”: its \
      changes differ now, or were accepted or rejected. “tintype status” lists the causes.
      """
    case .noDigest(let text):
      """
      “\(ShortText.line(text, limit: 80))” is not a valid value for the option “--seen”. Specify \
      at least 12 hexadecimal digits of the new file's SHA-256, which “tintype show” prints.
      """
    case .digestOfMany(let count):
      """
      The option “--seen” is for one change, but \(Numbers.counted(count, "change")) \
      \(count == 1 ? "is" : "are") specified. Specify one.
      """
    case .decisionsUnreadable(let path, let error):
      "The decisions in “\(path)” cannot be read: \(error). Check the path and its permissions."
    case .noDecisions(let path, nil):
      "“\(path)” is not JSON. Export the decisions from the report again."
    case .noDecisions(let path, let field?):
      "“\(path)” has no valid “\(field)”. Export the decisions from the report again."
    case .newerDecisions(let path, let version):
      """
      “\(path)” has format version \(version), and this tool reads version 1. Update tintype to the \
      version that exported it.
      """
    case .tooManyDecisions(let path, let limit):
      "“\(path)” contains more than \(Numbers.grouped(limit)) decisions. Split it."
    case .decidedTwice(let path, let name):
      """
      “\(path)” contains two decisions on “\(ShortText.line(name))”. Remove one of them.
      """
    }
  }

  private static func sentence(_ nearest: [String]) -> String {
    nearest.isEmpty ? "No name is similar." : "Similar names: \(list(nearest))."
  }

  /// Lists at most ten names, because thousands may be pending.
  private static func list(_ names: [String]) -> String {
    ShortText.list(names.map { "“\(ShortText.line($0))”" }, limit: 10)
  }
}
