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

extension CompareError: CustomStringConvertible {
  /// The error in words: what is wrong, where, and what to do next.
  var description: String {
    switch self {
    case .unreadable(let path, .missing):
      "“\(path)” does not exist. Check the path, and that what writes the file has run."
    case .unreadable(let path, let trouble):
      "“\(path)” cannot be read: \(trouble). Check what stands there and who may read it."
    case .noPicture(let path, let reason):
      "“\(path)” cannot be compared. \(reason)"
    case .incomparable(let reference, let actual, let reason):
      "“\(reference)” and “\(actual)” cannot be compared. \(reason)"
    case .folderAndFile(let folder, let file):
      """
      “\(folder)” is a folder, and “\(file)” is not. Give two files or two folders.
      """
    case .nothingInside(let folder):
      """
      “\(folder)” holds no PNG file, so that nothing can be compared. Check that it is the right \
      folder, and that what fills it has run.
      """
    case .differenceOverInput(let path, let input):
      """
      Pictures of differences cannot be written to “\(path)”: it is, holds or lies in “\(input)”, \
      which is compared. Choose another place with --diff.
      """
    case .noDifferencePicture(let path, let reason):
      "The picture of the difference, “\(path)”, cannot be made. \(reason)"
    case .cannotWrite(let path, let trouble):
      """
      The picture of the difference cannot be written to “\(path)”: \(trouble). Choose another \
      place with --diff.
      """
    }
  }
}
