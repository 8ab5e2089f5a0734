// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging

/// Runs `tintype doctor` with references, arguments and variables that are changed at random.
struct DoctorFuzz {
  /// The absolute path of `tintype`, in whose directory `tintype-paint` is.
  let tool: String
  /// References to start from.
  let seeds: [[UInt8]]

  /// Makes one run: some files, links and folders, and a command line that names them.
  func prepare(
    _ generator: inout SeededGenerator, _ folder: String, _ log: String
  ) throws -> LimitedProcess {
    var mutation = ManifestMutation(seed: generator.next())
    var names: [String] = []
    for _ in 0..<generator.uniform(below: 5) {
      names.append(try write(mutation.next(of: seeds), in: folder, &generator))
    }
    var arguments = ["doctor"]
    if generator.uniform(below: 3) == 0 { arguments.append("--json") }
    if generator.uniform(below: 4) == 0 { arguments.append("--compare") }
    for name in names where generator.uniform(below: 4) > 0 { arguments.append(name) }
    for _ in 0..<generator.uniform(below: 3) { arguments.append(other(in: folder, &generator)) }
    if generator.uniform(below: 6) == 0 { arguments.shuffle(using: &generator) }
    var bytes = arguments.map { Array($0.utf8) }
    // An argument need not be UTF-8.
    if generator.uniform(below: 10) == 0 { bytes.append([0x61, 0xFF, 0xC0, 0x80]) }
    return LimitedProcess(
      program: tool, arguments: bytes,
      environment: (["PATH=/usr/bin:/bin"] + HostileVariables.some(&generator)).map {
        Array($0.utf8)
      },
      directory: folder, log: log)
  }

  /// Writes a file under any name that ends as those of references do, or not.
  private func write(
    _ bytes: [UInt8], in folder: String, _ generator: inout SeededGenerator
  ) throws -> String {
    let end = generator.uniform(below: 5) == 0 ? "" : ".png"
    var name = HostileText.fileName(&generator) + end
    if generator.uniform(below: 3) == 0 {
      let parent = HostileText.fileName(&generator)
      try? FileManager.default.createDirectory(
        atPath: folder + "/" + parent, withIntermediateDirectories: true)
      name = parent + "/" + name
    }
    // A name that the file system refuses leaves a path to nothing, which is a case as well.
    _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: Data(bytes))
    return name
  }

  /// What else may be given: folders, links, devices, paths to nothing, and arbitrary text.
  private func other(in folder: String, _ generator: inout SeededGenerator) -> String {
    switch generator.uniform(below: 10) {
    case 0: return "."
    case 1: return folder
    case 2:
      symlink("loop.png", folder + "/loop.png")
      return "loop.png"
    case 3:
      mkfifo(folder + "/pipe.png", 0o600)
      return "pipe.png"
    case 4: return HostileText.pick(["/dev/null", "/dev/zero", "/proc/self/mem"], &generator)
    case 5: return "missing.png"
    case 6: return "--" + HostileText.withoutNul(&generator)
    default: return HostileText.withoutNul(&generator)
    }
  }

  /// The references of a folder to start from: small ones, spread over all of them.
  static func references(in path: String, limit: Int = 60) -> [[UInt8]] {
    let names = (FileManager.default.subpaths(atPath: path) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
    let small = names.compactMap { name -> [UInt8]? in
      guard let data = FileManager.default.contents(atPath: path + "/" + name),
        data.count < 60_000
      else { return nil }
      return Array(data)
    }
    let step = max(1, small.count / limit)
    return stride(from: 0, to: small.count, by: step).map { small[$0] }
  }
}
