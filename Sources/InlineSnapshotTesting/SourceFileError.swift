// SPDX-License-Identifier: MIT

import TintypeSnapshots
import TintypeSourceEditing

/// The reason why no snapshot was written into a source file.
enum SourceFileError: Error, Equatable {
  case unreadable(FileError)
  case unwritable(FileError)
  case notSwift
  case generated
  case readOnly
  case editedSinceBuild
  case changedMeanwhile
  case locked
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
