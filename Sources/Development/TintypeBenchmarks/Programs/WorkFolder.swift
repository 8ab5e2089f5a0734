// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

/// The folder `.build/bench` of the working directory, where all that is made for a run lies.
enum WorkFolder {
  /// A file or folder in it.
  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(".build/bench").appendingPathComponent(name)
  }

  /// The digest of the executable that runs.
  static func digestOfThisProgram() throws -> String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return Digest128.of(Array(try Data(contentsOf: URL(fileURLWithPath: path)))).description
  }
}

/// What is said while measuring, apart from the results.
enum Log {
  /// Writes a line to standard error.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
  }
}
