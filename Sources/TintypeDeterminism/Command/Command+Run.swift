// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeSnapshots

extension Command {
  /// Does what the command line asks for.
  ///
  /// - Returns: Whether no pixel differs.
  func run() throws -> Bool {
    switch self {
    case .help:
      Self.say(Self.helpText.trimmingCharacters(in: .newlines))
      return true
    case .check(let options):
      return try CheckRun(options: options, packageRoot: Self.packageRoot(), say: Self.say).run()
    case .paint(let options):
      try Self.paintPictures(options)
      return true
    case .compare(let options):
      return try ReleaseComparison(
        options: options, packageRoot: Self.packageRoot(), say: Self.say
      ).run()
    }
  }

  /// Paints in a process that another one has started.
  private static func paintPictures(_ options: PaintOptions) throws {
    var folders = FontBook.standardFolders
    if let fonts = options.fonts { folders.insert(fonts, at: 0) }
    let renderer = try CairoRenderer(fonts: FontBook.standard(searching: folders))
    let known = try options.known.map { try AlbumFolder(path: $0).album() }
    try PaintJob(
      subjects: Subject.every(options.step), folder: AlbumFolder(path: options.output),
      known: known
    ).run(with: renderer)
  }

  private static func packageRoot() throws(DeterminismError) -> String {
    let directory = FileManager.default.currentDirectoryPath
    guard let root = FilePath.packageRoot(from: directory) else {
      throw .packageMissing(directory: directory)
    }
    return root
  }

  /// Prints a line at once, so that a long run can be followed.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
