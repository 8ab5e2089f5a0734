// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeImaging

@testable import TintypeCLI

/// A temporary directory with pictures, and the tool in it.
struct ComparedFolder {
  let output: TemporaryOutput
  var path: String { output.path }

  init() throws { output = try TemporaryOutput() }

  /// Writes a white picture, 20 × 10 pixels, with some pixels of another colour.
  func write(
    _ file: String, width: Int = 20, height: Int = 10, black: [PixelRect] = [],
    colour: UInt32 = 0xFF00_0000
  ) throws {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for rect in black {
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = colour }
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

  /// What a command printed as JSON.
  func json(_ result: CommandResult) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
  }

  /// All files below the directory, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
