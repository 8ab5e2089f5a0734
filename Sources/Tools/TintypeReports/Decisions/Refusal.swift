// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

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
      "its reference path “\(path)” \(reason)"
    case .actualUnreadable(let path, .missing):
      "the new file “\(path)” is missing. \(Self.again)"
    case .actualUnreadable(let path, let error):
      "the new file “\(path)” cannot be read: \(error). \(Self.again)"
    case .actualChanged(let path):
      "the new file “\(path)” has changed since the test wrote it. \(Self.again)"
    case .notAImage(let path, let reason):
      "the new file “\(path)” is not an image. \(reason) \(Self.again)"
    case .referenceIsNoFile(let path):
      """
      “\(path)” is not a regular file but, for example, a link or a directory. Move it away, then \
      run the test again.
      """
    case .referenceUnreadable(let path, let error):
      "the reference “\(path)” cannot be read: \(error). Check its permissions."
    case .referenceChanged(let path):
      "the reference “\(path)” has changed since the test compared with it. \(Self.again)"
    case .referenceGone(let path):
      "the reference “\(path)” was deleted after the test compared with it. \(Self.again)"
    case .referenceAppeared(let path):
      "the reference “\(path)” exists now, but was missing in the test. \(Self.again)"
    case .referenceConflicted(let path):
      """
      the reference “\(path)” contains merge conflict markers. Resolve the conflict, then run the \
      test again.
      """
    case .referenceIsPointer(let path):
      """
      the reference “\(path)” is a Git LFS pointer, and its file was not fetched. Run “git lfs \
      pull”, then run the test again.
      """
    case .cannotWrite(let path, let error):
      """
      the reference “\(path)” cannot be written: \(error). It was not changed. \
      \(error.writingAdvice).
      """
    case .cannotRemove(let path, let error):
      "“\(path)” cannot be removed: \(error). Check the permissions of its directory."
    case .foundAgain:
      "a test has found another difference in the meantime. See “tintype status”."
    case .decidedOnAnother(let seen):
      """
      the new file has changed since it was reviewed: its SHA-256 does not begin with \(seen). \
      Review it again with “tintype report”.
      """
    case .decidedBesideAnother:
      """
      the test has compared with another reference since the change was reviewed. Review it again \
      with “tintype report”.
      """
    case .acceptedMeanwhile(let path):
      "another process has accepted it: the reference “\(path)” already equals the new file."
    case .waitsNoMore:
      "it is no longer pending: it was decided on, or has matched since. See “tintype status”."
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
      is outside of the package. If you trust its directory, specify it with --references. \
      Otherwise, check the origin of this change.
      """
    case .elsewhere:
      """
      is not in a directory __Snapshots__. If you trust its directory, specify it with \
      --references. Otherwise, check the origin of this change.
      """
    case .taken(let folder):
      "is in “\(folder)”, which must not contain references. Check the origin of this change."
    case .otherName:
      """
      does not match the snapshot's name. Check the origin of this change, then run the test again.
      """
    case .otherExtension(let file):
      """
      and the new file “\(file)” have different extensions. Check the origin of this change, then \
      run the test again.
      """
    case .noPackage:
      "is relative, but there is no package here. Change to the package's directory."
    }
  }
}

extension PendingError: CustomStringConvertible {
  /// The problem and the next step, as sentences that can follow a name and a colon.
  package var description: String {
    switch self {
    case .unreadable(let error):
      "its file cannot be read: \(error). Run the test again."
    case .notAChange(nil):
      "its file is not JSON. Run the test again."
    case .notAChange(let field?):
      "its file has no valid “\(field)”. Run the test again."
    case .newerVersion(let version):
      """
      its file has format version \(version), and this tool reads version 1. Update tintype to the \
      version that the tests use.
      """
    case .incomplete(let field):
      "its file has no valid “\(field)”. Run the test again."
    case .nothingToDecide(let outcome):
      "its file describes a snapshot with the outcome “\(outcome.rawValue)”. Run the test again."
    case .otherSnapshot(let name):
      "its file describes another snapshot, “\(name)”. Check its origin, then run the test again."
    case .otherFolder(let path):
      """
      its file names “\(path)”, which is in another directory. Check its origin, then run the test \
      again.
      """
    case .leavesOutputDirectory(let path):
      "“\(path)” is outside of the output directory. Check its origin."
    }
  }
}
