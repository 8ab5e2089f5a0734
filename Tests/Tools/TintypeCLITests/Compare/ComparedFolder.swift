// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport

@testable import TintypeCLI

/// A temporary directory with images, and the tool that runs in it.
struct ComparedFolder {
  let output: TemporaryOutput
  var path: String { output.path }

  init() throws { output = try TemporaryOutput() }

  /// Writes a white image, by default 20 × 10 pixels, with some pixels of another color.
  func write(
    _ file: String, width: Int = 20, height: Int = 10, black: [PixelRect] = [],
    color: UInt32 = 0xFF00_0000
  ) throws {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for rect in black {
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = color }
      }
    }
    let bitmap = try Bitmap(width: width, height: height, pixels: pixels)
    try output.write(Data(PNG.encode(bitmap).bytes), to: file)
  }

  func compare(
    _ arguments: String..., progress: (@Sendable (String) -> Void)? = nil
  ) -> CommandResult {
    Tool(environment: [:], currentDirectory: path, progress: progress).run(["compare"] + arguments)
  }

  /// Returns the JSON that a command printed.
  func json(_ result: CommandResult) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
  }

  /// Returns the paths of all files and folders below the directory, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
