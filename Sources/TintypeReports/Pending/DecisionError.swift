// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The reason why pending changes could not be decided or shown.
package enum DecisionError: Error, Hashable, Sendable {
  /// A directory cannot be listed.
  case unreadable(path: String, error: FileError)
  /// A pending change cannot be decided.
  case damaged(name: String, error: PendingError)
  /// A directory of references is missing.
  case noReferenceDirectory(String)
  /// No change was selected: by name, by group, or with `--all`.
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
  /// No group of pending changes has this identifier.
  case noSuchGroup(String)
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
      "“\(path)” cannot be read: \(error). Check what stands there and who may read it."
    case .damaged(let name, let error):
      "“\(ShortText.line(name))” cannot be shown: \(error)"
    case .noReferenceDirectory(let path):
      "There is no directory “\(path)”. Name one that holds references with --references."
    case .nothingNamed(let verb):
      """
      Say what to \(verb): names, --group ID, --all or --decisions FILE. “tintype status” tells what \
      waits.
      """
    case .oneNameNeeded(let count):
      """
      “tintype show” shows one snapshot, and \(Numbers.counted(count, "name")) \
      \(count == 1 ? "was" : "were") given. “tintype status” tells the names of what waits.
      """
    case .namedTwice(let one, let other):
      "Changes are named in two ways, by \(one) and by \(other). Use one of them."
    case .noSuchChange(let name, let nearest):
      """
      Nothing waits that is called “\(ShortText.line(name))”. \(Self.sentence(nearest)) “tintype \
      status” tells what waits.
      """
    case .noSuchSnapshot(let name, let run, let nearest):
      """
      Nothing waits that is called “\(ShortText.line(name))”, and the run “\(run)” has no snapshot of \
      that name. \(Self.sentence(nearest)) Give the name as the failing test prints it.
      """
    case .ambiguous(let name, let candidates):
      """
      “\(ShortText.line(name))” may be \(Self.list(candidates)). Give more of the name; where many \
      may be meant, “*” takes them.
      """
    case .noSuchGroup(let id):
      """
      No group of changes that wait is called “\(ShortText.line(id))”: what was looked at has changed \
      since, or was decided on. “tintype status” tells the groups that wait.
      """
    case .noDigest(let text):
      """
      “\(ShortText.line(text, limit: 80))” is no value for the option “--seen”. Give at least 12 \
      hexadecimal digits of the new file's SHA-256, as “tintype show” tells it.
      """
    case .digestOfMany(let count):
      """
      The option “--seen” is for one change, and \(Numbers.counted(count, "change")) \
      \(count == 1 ? "is" : "are") named. Name one.
      """
    case .decisionsUnreadable(let path, let error):
      "The decisions in “\(path)” cannot be read: \(error). Check what stands there."
    case .noDecisions(let path, nil):
      "“\(path)” is not JSON. Export the decisions from the report again."
    case .noDecisions(let path, let field?):
      "“\(path)” lacks a valid “\(field)”. Export the decisions from the report again."
    case .newerDecisions(let path, let version):
      """
      “\(path)” has format version \(version), and this tool reads version 1. Update tintype to the \
      version that made it.
      """
    case .tooManyDecisions(let path, let limit):
      "“\(path)” holds more than \(Numbers.grouped(limit)) decisions. Split it."
    case .decidedTwice(let path, let name):
      """
      “\(path)” decides twice on “\(ShortText.line(name))”. Leave one of the two decisions in it.
      """
    }
  }

  private static func sentence(_ nearest: [String]) -> String {
    nearest.isEmpty ? "No name is near it." : "Near it: \(list(nearest))."
  }

  /// Lists at most ten names, because thousands may be pending.
  private static func list(_ names: [String]) -> String {
    ShortText.list(names.map { "“\(ShortText.line($0))”" }, limit: 10)
  }
}
