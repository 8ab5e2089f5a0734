// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// Why one change was left alone.
package enum Refusal: Error, Hashable, Sendable {
  /// What its file tells cannot be decided on.
  case pending(PendingTrouble)
  /// Its reference may not be written where it says.
  case reference(path: String, reason: Place)
  /// The new file cannot be read.
  case actualUnreadable(path: String, trouble: FileTrouble)
  /// The new file is another one than the test has written.
  case actualChanged(path: String)
  /// The new file is called a picture and is none.
  case notAPicture(path: String, reason: ImagingError)
  /// What stands in the reference's place is no file: a link, a directory, a pipe.
  case referenceIsNoFile(path: String)
  /// The reference cannot be read.
  case referenceUnreadable(path: String, trouble: FileTrouble)
  /// The reference is another one than the test has compared with.
  case referenceChanged(path: String)
  /// The reference that the test has compared with is gone.
  case referenceGone(path: String)
  /// There is a reference now, and there was none.
  case referenceAppeared(path: String)
  /// Version control has left the marks of a conflict in the reference.
  case referenceConflicted(path: String)
  /// The reference is a pointer of Git LFS, whose file was not fetched.
  case referenceIsPointer(path: String)
  /// The reference cannot be written.
  case cannotWrite(path: String, trouble: FileTrouble)
  /// What waits cannot be removed.
  case cannotRemove(path: String, trouble: FileTrouble)
  /// A test has found another difference meanwhile, so that something waits again.
  case foundAgain
  /// The decision was made on another new file: these digits were given.
  case decidedOnAnother(seen: String)
  /// The decision was made beside another reference.
  case decidedBesideAnother
  /// Another process has accepted the change: the reference is the new file already.
  case acceptedMeanwhile(path: String)
  /// The decision is on something that waits no more.
  case waitsNoMore

  /// Why a reference may not be written at a path.
  package enum Place: Hashable, Sendable {
    /// It lies outside of the package, or is reached by links that lead out.
    case leaves
    /// No directory of it is called `__Snapshots__`.
    case elsewhere
    /// It lies in a directory of another program.
    case taken(String)
    /// Its name is not that of the snapshot.
    case otherName
    /// The new file has another extension; its name.
    case otherExtension(String)
    /// There is no package around the tool, so that the path starts nowhere.
    case noPackage
  }

  /// Whether the machine is at fault, and not what is to be decided on.
  package var isTrouble: Bool {
    switch self {
    case .pending(.unreadable(let trouble)), .actualUnreadable(_, let trouble),
      .referenceUnreadable(_, let trouble):
      trouble.isSystem
    case .cannotWrite, .cannotRemove: true
    default: false
    }
  }
}

extension FileTrouble {
  /// Whether the system refused something, and not what stands there.
  fileprivate var isSystem: Bool { if case .system = self { true } else { false } }
}

extension Refusal: CustomStringConvertible {
  /// What is wrong and what to do next, as sentences that may follow a name and a colon.
  package var description: String {
    switch self {
    case .pending(let trouble): trouble.description
    case .reference(let path, let reason):
      "its reference would be “\(path)”, \(reason)"
    case .actualUnreadable(let path, .missing):
      "the new file “\(path)” is gone. \(Self.again)"
    case .actualUnreadable(let path, let trouble):
      "the new file “\(path)” cannot be read: \(trouble). \(Self.again)"
    case .actualChanged(let path):
      "the new file “\(path)” is not the one that the test has written. \(Self.again)"
    case .notAPicture(let path, let reason):
      "the new file “\(path)” is not a picture. \(reason) \(Self.again)"
    case .referenceIsNoFile(let path):
      """
      what stands at “\(path)” is a link, a directory or something else that is no file. Put it \
      away, then run the test again.
      """
    case .referenceUnreadable(let path, let trouble):
      "the reference “\(path)” cannot be read: \(trouble). Check who may read it."
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
    case .cannotWrite(let path, let trouble):
      """
      the reference “\(path)” cannot be written: \(trouble). What stood there is unchanged. \
      \(trouble.writingAdvice).
      """
    case .cannotRemove(let path, let trouble):
      "“\(path)” cannot be removed: \(trouble). Check who may write there."
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
  /// The reason as the end of a sentence, and what to do.
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

extension PendingTrouble: CustomStringConvertible {
  /// What is wrong and what to do next, as sentences that may follow a name and a colon.
  package var description: String {
    switch self {
    case .unreadable(let trouble):
      "what waits cannot be read: \(trouble). Run the test again."
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
