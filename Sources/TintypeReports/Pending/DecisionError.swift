// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why nothing could be decided, or nothing be said about what waits.
package enum DecisionError: Error, Hashable, Sendable {
  /// A directory cannot be listed.
  case unreadable(path: String, trouble: FileTrouble)
  /// What waits under a name cannot be decided on.
  case damaged(name: String, trouble: PendingTrouble)
  /// A directory that references may lie in is not there.
  case noReferenceDirectory(String)
  /// No change was named: neither by name, nor by group, nor all of them.
  case nothingNamed(verb: String)
  /// Another number of names was given than one.
  case oneNameNeeded(count: Int)
  /// Changes were named in two ways at once.
  case namedTwice(String, String)
  /// Nothing waits that is called so; some that are called alike.
  case noSuchChange(String, nearest: [String])
  /// Nothing waits that is called so, and the run has no snapshot of this name either.
  case noSuchSnapshot(String, run: RunName, nearest: [String])
  /// Several things are called so.
  case ambiguous(String, candidates: [String])
  /// No group of changes that wait has this identity.
  case noSuchGroup(String)
  /// These are no digits of a digest, or not enough of them.
  case noDigest(String)
  /// Digits were given for another number of changes than one.
  case digestOfMany(count: Int)
  /// The file with decisions cannot be read.
  case decisionsUnreadable(path: String, trouble: FileTrouble)
  /// The file holds no decisions; `field` is what is missing or wrong, where that is known.
  case noDecisions(path: String, field: String?)
  /// The file's format is newer than this tool.
  case newerDecisions(path: String, version: Int)
  /// The file holds more decisions than there can be.
  case tooManyDecisions(path: String, limit: Int)
  /// The file decides twice on one snapshot.
  case decidedTwice(path: String, name: String)
}

extension DecisionError: CustomStringConvertible {
  /// The error in words: what is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let path, let trouble):
      "“\(path)” cannot be read: \(trouble). Check what stands there and who may read it."
    case .damaged(let name, let trouble):
      "“\(ShortText.line(name))” cannot be shown: \(trouble)"
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
    case .decisionsUnreadable(let path, let trouble):
      "The decisions in “\(path)” cannot be read: \(trouble). Check what stands there."
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

  /// Names a few: thousands may wait.
  private static func list(_ names: [String]) -> String {
    ShortText.list(names.map { "“\(ShortText.line($0))”" }, limit: 10)
  }
}
