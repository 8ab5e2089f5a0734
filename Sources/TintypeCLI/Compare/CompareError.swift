// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// Why two pictures or folders could not be compared, or the difference not be written.
enum CompareError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, trouble: FileTrouble)
  /// A file is no picture that can be compared.
  case noPicture(path: String, reason: ImagingError)
  /// Both files are good, but they cannot be compared as they were asked to be.
  case incomparable(reference: String, actual: String, reason: ImagingError)
  /// One path leads to a folder, and the other one does not.
  case folderAndFile(folder: String, file: String)
  /// No PNG file lies in the folder.
  case nothingInside(folder: String)
  /// The picture of the difference would take the place of what is compared.
  case differenceOverInput(path: String, input: String)
  /// The picture of the difference cannot be painted.
  case noDifferencePicture(path: String, reason: ImagingError)
  /// The picture of the difference cannot be written.
  case cannotWrite(path: String, trouble: FileTrouble)
}
