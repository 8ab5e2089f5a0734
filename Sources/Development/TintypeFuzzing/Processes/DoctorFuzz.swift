// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging

/// Runs `tintype doctor` with randomly changed references, arguments and variables.
struct DoctorFuzz {
  /// The absolute path of `tintype`, whose directory contains `tintype-paint`.
  let tool: String
  /// References to start from.
  let seeds: [[UInt8]]

  /// Prepares one run: some files, links and folders, and a command line that names them.
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

  /// Writes a file under a random name, with or without the extension of references.
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
    // A name that the file system rejects leaves a path to a missing file, which is also a case.
    _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: Data(bytes))
    return name
  }

  /// Returns another argument: a folder, link, device, path to a missing file, or arbitrary text.
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

  /// Returns the references of a folder to start from: small ones, evenly selected.
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

/// Changes references: the JSON in their chunk `tySN`, which is compressed again, and the file.
struct ManifestMutation {
  private var generator: SeededGenerator
  private var mutation: Mutation

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    mutation = Mutation(seed: seed ^ 0x7479_534E)
  }

  /// Returns one of the files, with a changed manifest, with changed chunks, or with both.
  mutating func next(of files: [[UInt8]]) -> [UInt8] {
    let file = HostileText.pick(files, &generator)
    switch generator.uniform(below: 8) {
    case 0: return file
    case 1: return mutation.next(of: [file])
    case 2: return mutation.next(of: [changingManifest(of: file)])
    default: return changingManifest(of: file)
    }
  }

  private mutating func changingManifest(of file: [UInt8]) -> [UInt8] {
    var list = ChunkList(file)
    guard let index = list.indices(of: "tySN").first,
      var json = try? Zlib.decompress(list.chunks[index].data, limit: 16 << 20)
    else { return file }
    for _ in 0...generator.uniform(below: 4) { change(&json) }
    list.chunks[index].data = Zlib.compress(json)
    return list.bytes
  }

  private mutating func change(_ json: inout [UInt8]) {
    guard !json.isEmpty else { return }
    let place = generator.uniform(below: json.count)
    switch generator.uniform(below: 9) {
    case 0: json[place] ^= 1 << UInt8(generator.uniform(below: 8))
    case 1: json.removeSubrange(place..<min(json.count, place + 1 + generator.uniform(below: 200)))
    case 2:
      let part = json[place..<min(json.count, place + 1 + generator.uniform(below: 500))]
      json.insert(contentsOf: part, at: generator.uniform(below: json.count + 1))
    case 3: json.removeLast(generator.uniform(below: json.count))
    case 4:
      let depth = [10, 600, 20_000][generator.uniform(below: 3)]
      json.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "["), count: depth), at: place)
    case 5, 6: replace(from: place, of: &json, isOf: { $0.isDigit }, by: number())
    default: replace(from: place, of: &json, isOf: { $0.isLetter }, by: quoted())
    }
  }

  /// Replaces the next run of matching bytes.
  private func replace(
    from place: Int, of json: inout [UInt8], isOf: (UInt8) -> Bool, by text: String
  ) {
    guard let start = json[place...].firstIndex(where: isOf) else { return }
    let end = json[start...].firstIndex { !isOf($0) } ?? json.endIndex
    json.replaceSubrange(start..<end, with: Array(text.utf8))
  }

  private mutating func number() -> String {
    HostileText.pick(
      [
        "0", "-1", "1e308", "-1e308", "1e-320", "9223372036854775807", "9223372036854775808",
        "-9223372036854775809", "0.1", "1e999", "4294967296", "null", "\"\"", "[]", "{}", "NaN",
      ], &generator)
  }

  /// Returns a text, escaped as the content of a JSON string.
  private mutating func quoted() -> String {
    HostileText.any(&generator).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\0"..<" ":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
