// SPDX-License-Identifier: MIT

import TintypeComponents

/// Why a snapshot could not be compared or recorded.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A variable holds a word that is no record mode.
  case unknownRecordMode(variable: String, value: String)
  /// No `Package.swift` stands in a directory above the test's file.
  case packageRootNotFound(sourceFile: String)
  /// The package has no directory of references, and none may be made.
  case referenceRootMissing(path: String)
  /// A reference cannot be read.
  case unreadableReference(path: String, trouble: FileTrouble)
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
  /// A name is nothing that a file can be named by.
  case unusableName(String)
  /// No node has the name of a mask; the names that are most like it are told.
  case unknownMask(String, near: [String])
  /// Nodes are to be masked in a picture that was not made of a scene.
  case maskWithoutScene([String])
  /// A component does not look as described.
  case notAsDescribed([Diagnostic])
}
