// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why pictures could not be compared at all.
enum DeterminismError: Error, Hashable, Sendable {
  /// Nothing takes this argument.
  case unknownArgument(String)
  /// An option has no value, or a verb not all of its own.
  case valueMissing(option: String)
  /// The value of an option is no number in its range.
  case notANumber(option: String, value: String, range: ClosedRange<Int>)
  /// A file cannot be read.
  case unreadable(path: String, trouble: FileTrouble)
  /// A file cannot be written.
  case unwritable(path: String, trouble: FileTrouble)
  /// A file is not what this program writes.
  case damaged(path: String)
  /// Another process works in the folder.
  case busy(folder: String)
  /// No directory above this one holds a package.
  case packageMissing(directory: String)
  /// No font of the machine can be put in the place of another.
  case noFontToCopy(searched: [String])
  /// A picture has changed since its digest was taken, without any change around it.
  case unsteady(picture: String)
  /// The program cannot start itself.
  case cannotStart(path: String, reason: String)

  /// Whether the command line makes no sense.
  var isUsage: Bool {
    switch self {
    case .unknownArgument, .valueMissing, .notANumber: true
    default: false
    }
  }
}
