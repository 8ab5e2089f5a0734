// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

/// Changes references: the JSON in their chunk `tySN`, which is compressed again, and the file.
struct ManifestMutation {
  private var generator: SeededGenerator
  private var mutation: Mutation

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    mutation = Mutation(seed: seed ^ 0x7479_534E)
  }

  /// One of the files, with another manifest, with other chunks, or with both.
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

  /// Replaces the next run of bytes of a kind.
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

  /// A text, escaped as the content of a JSON string.
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
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
