// SPDX-License-Identifier: MIT

import Foundation

/// The marks that version control leaves in a file that it could not merge.
enum MergeConflict {
  /// Whether some lines of a file are the marks of a conflict, in their order.
  static func isLeft(in bytes: [UInt8]) -> Bool {
    // A mark starts its line.
    let file = Data([0x0A] + bytes)
    var start = file.startIndex
    for mark in ["\n<<<<<<< ", "\n=======", "\n>>>>>>> "] {
      guard let found = file.range(of: Data(mark.utf8), in: start..<file.endIndex) else {
        return false
      }
      start = found.upperBound
    }
    return true
  }
}
