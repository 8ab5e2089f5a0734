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
