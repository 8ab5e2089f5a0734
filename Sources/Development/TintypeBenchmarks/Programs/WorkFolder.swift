// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

/// The folder `.build/bench` of the working directory, for all files of a run.
enum WorkFolder {
  /// Returns a file or folder in it.
  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(".build/bench").appendingPathComponent(name)
  }

  /// Returns the digest of the running executable.
  static func digestOfThisProgram() throws -> String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return Digest128.of(Array(try Data(contentsOf: URL(fileURLWithPath: path)))).description
  }
}

/// Progress messages, separate from the results.
enum Log {
  /// Writes a line to standard error.
  static func note(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }
}
