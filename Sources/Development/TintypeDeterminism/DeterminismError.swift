// SPDX-License-Identifier: MIT

import TintypeBase

/// An error that prevents images from being compared.
enum DeterminismError: Error, Hashable, Sendable {
  /// An argument is unknown.
  case unknownArgument(String)
  /// An option has no value, or a verb has too few values.
  case valueMissing(option: String)
  /// The value of an option is not a number in its range.
  case notANumber(option: String, value: String, range: ClosedRange<Int>)
  /// A file cannot be read.
  case unreadable(path: String, error: FileError)
  /// A file cannot be written.
  case unwritable(path: String, error: FileError)
  /// A file was not written by this program, or is damaged.
  case damaged(path: String)
  /// Another process uses the folder.
  case busy(folder: String)
  /// No parent directory of this one contains a package.
  case packageMissing(directory: String)
  /// No font of the machine can replace another one.
  case noFontToCopy(searched: [String])
  /// An image has changed since its digest was computed, although its environment did not.
  case unsteady(image: String)
  /// The program cannot start itself.
  case cannotStart(path: String, reason: String)

  /// A Boolean value that indicates whether the command line is invalid.
  var isUsage: Bool {
    switch self {
    case .unknownArgument, .valueMissing, .notANumber: true
    default: false
    }
  }
}

extension DeterminismError: CustomStringConvertible {
  /// A description of the error: what is wrong, where, and what to do next.
  var description: String {
    switch self {
    case .unknownArgument(let argument):
      "There is no option “\(argument)”. See “scripts/measure/determinism --help”."
    case .valueMissing(let option):
      "“\(option)” needs a further argument. See “scripts/measure/determinism --help”."
    case .notANumber(let option, let value, let range):
      """
      “\(option)” needs a number from \(range.lowerBound) to \(range.upperBound), not “\(value)”.
      """
    case .unreadable(let path, let error):
      "The file \(path) cannot be read: \(error). Run scripts/measure/determinism again."
    case .unwritable(let path, let error):
      """
      The file \(path) cannot be written: \(error). Check the permissions and the free space of \
      that directory.
      """
    case .damaged(let path):
      """
      The file \(path) is damaged. Remove .build/determinism, and run \
      scripts/measure/determinism again.
      """
    case .busy(let folder):
      "Another check uses \(folder). Wait for its end, then run scripts/measure/determinism again."
    case .packageMissing(let directory):
      """
      Neither \(directory) nor a directory above it contains a Package.swift. Run \
      scripts/measure/determinism, which changes to the package.
      """
    case .noFontToCopy(let searched):
      """
      Roboto-BlackItalic.ttf was not found in \(searched.joined(separator: ", ")), so no font can \
      be copied under the name of another font. Run scripts/setup.
      """
    case .unsteady(let image):
      """
      \(image) was painted twice by this process, with different pixels, so it cannot be \
      compared. Check what it depends on in addition to its scene.
      """
    case .cannotStart(let path, let reason):
      "The program \(path) cannot be started: \(reason). Build it again with scripts/measure/determinism."
    }
  }
}
