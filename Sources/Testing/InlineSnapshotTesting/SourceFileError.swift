// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeSourceEditing

/// The reason why no snapshot was written into a source file.
enum SourceFileError: Error, Equatable {
  /// The source file cannot be read.
  case unreadable(FileError)
  /// The source file cannot be written.
  case unwritable(FileError)
  /// The extension of the file is not `swift`.
  case notSwift
  /// The file is in the directory of a plugin's output or of a dependency, or a comment at its
  /// beginning states that it is generated.
  case generated
  /// The file is not writable.
  case readOnly
  /// The file is newer than the test program, so its lines may have moved.
  case editedSinceBuild
  /// The file was modified while its snapshots were written.
  case changedMeanwhile
  /// Another process is writing snapshots into files of the same directory.
  case locked
  /// The call or its closure cannot be rewritten.
  case refused(SourceRefusal)
}

extension SourceFileError: CustomStringConvertible {
  /// The reason and the next step.
  var description: String {
    switch self {
    case .unreadable(let error):
      """
      The file cannot be read: \(error). \(error.readingAdvice). If the sources were moved, \
      set TINTYPE_PATH_MAP.
      """
    case .unwritable(let error):
      "The file cannot be written: \(error). It was not changed. \(error.writingAdvice)."
    case .notSwift:
      "The file is not a Swift source. Write the snapshot by hand, or use assertSnapshot."
    case .generated:
      "The file is generated, so a change would be lost. Change its generator."
    case .readOnly: "The file is read-only. Make it writable, and run the tests again."
    case .editedSinceBuild:
      "The file was changed after the tests were built. Run the tests again."
    case .changedMeanwhile:
      "Another program changed the file in the meantime. Its change was kept. Run the tests again."
    case .locked:
      """
      Another process has held the lock of the directory for 30 seconds. End test processes that \
      no longer respond, and run the tests again.
      """
    case .refused(let refusal): refusal.description
    }
  }
}
