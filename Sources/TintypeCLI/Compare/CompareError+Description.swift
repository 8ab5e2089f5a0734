// SPDX-License-Identifier: MIT

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
