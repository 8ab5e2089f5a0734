// SPDX-License-Identifier: MIT

/// Why a snapshot could not be compared or recorded.
package enum SnapshotError: Error, Hashable, Sendable {
  /// A variable holds a word that is no record mode.
  case unknownRecordMode(variable: String, value: String)
  /// A variable names no part of a run, or no attempt.
  case unusableVariable(String, value: String, expected: String)
  /// No `Package.swift` stands in a directory above the test's file.
  case packageRootNotFound(sourceFile: String)
  /// The directory of the test's file does not exist on this machine.
  case sourcesMissing(directory: String)
  /// A variable names no place for references.
  case unknownReferences(value: String)
  /// A variable maps no paths.
  case unusablePathMap(value: String, entry: String)
  /// The directory that an assertion names is an empty string.
  case unusableDirectory
  /// A format did not come in time.
  case timedOut(seconds: Double)
  /// The package has no directory of references, and none may be made.
  case referenceRootMissing(path: String)
  /// A reference cannot be read.
  case unreadableReference(path: String, trouble: FileTrouble)
  /// A reference is a symbolic link to a file that does not exist.
  case danglingLink(path: String, target: String)
  /// A reference is a pointer to a file that Git LFS has not fetched.
  case gitLFSPointer(path: String)
  /// A reference holds the marks of a merge that was not finished.
  case mergeConflict(path: String)
  /// A reference is damaged or of another kind; the reason says how, and what to do.
  case corruptReference(path: String, reason: String)
  /// A reference cannot be written.
  case unwritableReference(path: String, trouble: FileTrouble)
  /// The files of a difference, or the journal, cannot be written.
  case unwritableOutput(path: String, trouble: FileTrouble)
  /// One name stands for two different values within one run.
  case ambiguousName(
    SnapshotName, first: JournalRecord.CallSite, second: JournalRecord.CallSite)
  /// Two calls of one test with arguments take snapshots without a name.
  case unnamedInParameterizedTest(
    first: JournalRecord.CallSite, second: JournalRecord.CallSite)
  /// Two names within one run differ by their case only, which some file systems do not tell apart.
  case namesDifferByCase(
    String, String, first: JournalRecord.CallSite, second: JournalRecord.CallSite)
  /// A file whose name differs by its case only stands in the place of a new reference.
  case caseClash(path: String, neighbour: String)
  /// Another process has recorded something else in the place of a new reference.
  case recordedMeanwhile(path: String)
  /// References in a bundle are not written.
  case readOnlyReferences(path: String)
  /// A name, or a part of the path that is made of it, is too long for a file.
  case nameTooLong(String)
  /// A name is nothing that a file can be named by.
  case unusableName(String)
  /// No node has the name of a mask; the names that are most like it are told.
  case unknownMask(String, near: [String])
  /// Nodes are to be masked in a picture that was not made of a scene.
  case maskWithoutScene([String])
  /// Work was pending when the snapshot was taken, or when that failed.
  case pending([String], failure: String? = nil)
  /// Pending work is allowed for no reason.
  case noReasonForPending
}
