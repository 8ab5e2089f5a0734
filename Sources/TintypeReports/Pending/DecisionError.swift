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
