// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The program behind `scripts/variants`.
@main
struct VariantsCommand {
  private static let usage = """
    usage: TintypeVariants SOURCES OUTPUT

    Writes a file with the variants that the comments “// Variants:” of each Swift file below the
    folder SOURCES describe, at the same relative path below the folder OUTPUT.
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let sources = arguments.first, let output = arguments.last, arguments.count == 2 else {
      fail(usage, code: 64)
    }
    do {
      try run(sources, output)
    } catch {
      fail("variants: \(error)", code: 1)
    }
  }

  private static func run(_ sources: String, _ output: String) throws {
    let root = URL(fileURLWithPath: sources)
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") && !name.hasPrefix("Generated/") {
      let bytes = [UInt8](try Data(contentsOf: root.appending(path: name)))
      guard bytes.contains(Array("// Variants: ".utf8)) else { continue }
      guard let generated = try GeneratedSource(of: bytes, path: name).text else { continue }
      let target = URL(fileURLWithPath: output).appending(path: GeneratedSource.path(of: name))
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(generated.utf8).write(to: target)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }
}
