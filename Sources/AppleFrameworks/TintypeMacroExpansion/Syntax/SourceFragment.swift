// SPDX-License-Identifier: MIT

/// A part of a source file that the compiler sent, with its position in the file.
package struct SourceFragment: Hashable, Sendable {
  package var text: String
  /// The module and the name of the file, as in `#fileID`.
  package var fileID: String
  /// The path of the file.
  package var fileName: String
  /// The offset of the first byte in the file.
  package var offset: Int
  /// The line of the first byte, from 1.
  package var line: Int
  /// The column of the first byte, in bytes from 1.
  package var column: Int

  package init(
    _ text: String, fileID: String = "", fileName: String = "", offset: Int = 0, line: Int = 1,
    column: Int = 1
  ) {
    self.text = text
    self.fileID = fileID
    self.fileName = fileName
    self.offset = offset
    self.line = line
    self.column = column
  }
}
