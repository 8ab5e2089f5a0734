// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// The reason why a change was not applied.
package enum Refusal: Error, Hashable, Sendable {
  /// The description file of the change is not valid.
  case pending(PendingError)
  /// The reference must not be written at the path in the change.
  case reference(path: String, reason: Place)
  /// The new file cannot be read.
  case actualUnreadable(path: String, error: FileError)
  /// The new file was modified after the test wrote it.
  case actualChanged(path: String)
  /// The new file is named like an image but is not one.
  case notAImage(path: String, reason: ImagingError)
  /// The item at the reference's path is not a file: a link, a directory, a pipe.
  case referenceIsNoFile(path: String)
  /// The reference cannot be read.
  case referenceUnreadable(path: String, error: FileError)
  /// The reference was modified after the test compared with it.
  case referenceChanged(path: String)
  /// The reference was deleted after the test compared with it.
  case referenceGone(path: String)
  /// The test found no reference, and there is one now.
  case referenceAppeared(path: String)
  /// The reference contains conflict markers of version control.
  case referenceConflicted(path: String)
  /// The reference is a pointer of Git LFS, whose file was not fetched.
  case referenceIsPointer(path: String)
  /// The reference cannot be written.
  case cannotWrite(path: String, error: FileError)
  /// A pending file cannot be removed.
  case cannotRemove(path: String, error: FileError)
  /// A test has found another difference in the meantime, so there is a new pending change.
  case foundAgain
  /// The decision was made for another new file, with this digest prefix.
  case decidedOnAnother(seen: String)
  /// The decision was made for another reference.
  case decidedBesideAnother
  /// Another process has accepted the change: the reference already equals the new file.
  case acceptedMeanwhile(path: String)
  /// The change is no longer pending.
  case waitsNoMore

  /// The reason why a reference must not be written at a path.
  package enum Place: Hashable, Sendable {
    /// The path is outside of the package, directly or through links.
    case leaves
    /// No directory in the path is named `__Snapshots__`.
    case elsewhere
    /// The path is in a directory of another program.
    case taken(String)
    /// The file name is not that of the snapshot.
    case otherName
    /// The new file, with this name, has another extension.
    case otherExtension(String)
    /// The tool was not run in a package, so relative paths have no base.
    case noPackage
  }

  /// A Boolean value that indicates whether the reason is an error of the system, not of the
  /// change.
  package var isError: Bool {
    switch self {
    case .pending(.unreadable(let error)), .actualUnreadable(_, let error),
      .referenceUnreadable(_, let error):
      error.isSystem
    case .cannotWrite, .cannotRemove: true
    default: false
    }
  }
}

extension FileError {
  /// A Boolean value that indicates whether the system reported an error.
  fileprivate var isSystem: Bool { if case .system = self { true } else { false } }
}

extension Refusal: CustomStringConvertible {
  /// The problem and the next step, as sentences that can follow a name and a colon.
  package var description: String {
    switch self {
    case .pending(let error): error.description
    case .reference(let path, let reason):
      "its reference would be “\(path)”, \(reason)"
    case .actualUnreadable(let path, .missing):
      "the new file “\(path)” is gone. \(Self.again)"
    case .actualUnreadable(let path, let error):
      "the new file “\(path)” cannot be read: \(error). \(Self.again)"
    case .actualChanged(let path):
      "the new file “\(path)” is not the one that the test has written. \(Self.again)"
    case .notAImage(let path, let reason):
      "the new file “\(path)” is not a picture. \(reason) \(Self.again)"
    case .referenceIsNoFile(let path):
      """
      what stands at “\(path)” is a link, a directory or something else that is no file. Put it \
      away, then run the test again.
      """
    case .referenceUnreadable(let path, let error):
      "the reference “\(path)” cannot be read: \(error). Check who may read it."
    case .referenceChanged(let path):
      "the reference “\(path)” is not the one that the test has compared with. \(Self.again)"
    case .referenceGone(let path):
      "the reference “\(path)”, which the test has compared with, is gone. \(Self.again)"
    case .referenceAppeared(let path):
      "there is a reference “\(path)” now, and the test has found none. \(Self.again)"
    case .referenceConflicted(let path):
      """
      the reference “\(path)” holds the marks of a merge conflict. Resolve it, then run the test \
      again.
      """
    case .referenceIsPointer(let path):
      """
      the reference “\(path)” is a pointer of Git LFS, and the file itself was not fetched. Run “git \
      lfs pull”, then run the test again.
      """
    case .cannotWrite(let path, let error):
      """
      the reference “\(path)” cannot be written: \(error). What stood there is unchanged. \
      \(error.writingAdvice).
      """
    case .cannotRemove(let path, let error):
      "“\(path)” cannot be removed: \(error). Check who may write there."
    case .foundAgain:
      "a test has found another difference meanwhile. See “tintype status”."
    case .decidedOnAnother(let seen):
      """
      the SHA-256 of what was looked at begins with \(seen), and that of what waits now does not. Look \
      at it again: “tintype report”.
      """
    case .decidedBesideAnother:
      """
      the test has compared with another reference since it was looked at. Look at it again: \
      “tintype report”.
      """
    case .acceptedMeanwhile(let path):
      "another process has accepted it: the reference “\(path)” is the new file already."
    case .waitsNoMore:
      "it waits no more: it was decided on, or matched since. See “tintype status”."
    }
  }

  private static let again = "Run the test again."
}

extension Refusal.Place: CustomStringConvertible {
  /// The reason as the end of a sentence, and the next step.
  package var description: String {
    switch self {
    case .leaves:
      """
      which leads out of the package. If that directory is yours, name it with --references; else \
      check who wrote this change.
      """
    case .elsewhere:
      """
      which lies in no directory __Snapshots__. If its directory is yours, name it with \
      --references; else check who wrote this change.
      """
    case .taken(let folder):
      "which lies in “\(folder)”, where no reference belongs. Check who wrote this change."
    case .otherName:
      "which is not the snapshot's name. Check who wrote this change, then run the test again."
    case .otherExtension(let file):
      """
      and the new file is “\(file)”, of another kind. Check who wrote this change, then run the \
      test again.
      """
    case .noPackage:
      "and no package is around here for it to lie in. Change to the package."
    }
  }
}

extension PendingError: CustomStringConvertible {
  /// The problem and the next step, as sentences that can follow a name and a colon.
  package var description: String {
    switch self {
    case .unreadable(let error):
      "what waits cannot be read: \(error). Run the test again."
    case .notAChange(nil):
      "its file is not JSON. Run the test again."
    case .notAChange(let field?):
      "its file lacks a valid “\(field)”. Run the test again."
    case .newerVersion(let version):
      """
      its file has format version \(version), and this tool reads version 1. Update tintype to the \
      version that the tests use.
      """
    case .incomplete(let field):
      "its file does not tell its “\(field)”. Run the test again."
    case .nothingToDecide(let outcome):
      "its file tells of a snapshot that is \(outcome.rawValue). Run the test again."
    case .otherSnapshot(let name):
      "its file tells of another snapshot, “\(name)”. Check who wrote it, then run the test again."
    case .otherFolder(let path):
      """
      its file names “\(path)”, which lies in another directory. Check who wrote it, then run the \
      test again.
      """
    case .leavesOutputDirectory(let path):
      "“\(path)” leads out of the output directory. Check who wrote it."
    }
  }
}
