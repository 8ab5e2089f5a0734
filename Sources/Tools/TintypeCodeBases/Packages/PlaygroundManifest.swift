// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSourceEditing

/// The manifest of an app of Swift Playgrounds, which only Xcode and Swift Playgrounds can evaluate.
///
/// Its product is an `iOSApplication` of the module `AppleProductTypes`. A program with the same
/// targets takes its place in a copy.
struct PlaygroundManifest {
  /// The manifest that SwiftPM on Linux evaluates.
  let bytes: [UInt8]
  /// The values for the Info.plist of the app.
  private(set) var information: [String: [String]] = [:]

  /// The maximum size of a manifest of Swift Playgrounds, in bytes.
  private static let sizeLimit = 1 << 20

  /// Rewrites a manifest; `nil` if it is not one of an app.
  init?(at path: String) {
    guard let bytes = try? RegularFile.bytes(of: path, limit: Self.sizeLimit),
      String(decoding: bytes, as: UTF8.self).contains("AppleProductTypes"),
      let source = try? SwiftSource(reading: bytes)
    else { return nil }
    let tokens = source.tokens
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? text(tokens[index].start..<tokens[index].end) : ""
    }
    /// The argument with a label: a string or a list.
    func argument(_ label: String, in call: Range<Int>) -> String? {
      guard
        let name = call.first(where: {
          text($0) == label && text($0 + 1) == ":" && tokens.indices.contains($0 + 2)
        })
      else { return nil }
      let value = tokens[name + 2]
      let end = tokens.indices.contains(value.partner) ? tokens[value.partner].end : value.end
      return end > value.start ? text(value.start..<end) : nil
    }

    var edits: [(range: Range<Int>, text: String)] = []
    for index in tokens.indices {
      if text(index) == "import", text(index + 1) == "AppleProductTypes" {
        edits.append((tokens[index].start..<tokens[index + 1].end, ""))
      } else if text(index) == "iOSApplication", text(index + 1) == "(" {
        let partner = tokens[index + 1].partner
        guard tokens.indices.contains(partner), partner > index else { return nil }
        let call = index..<partner
        guard let name = argument("name", in: call), let targets = argument("targets", in: call)
        else { return nil }
        // As in `accentColor: .presetColor(.orange)` and `accentColor: .asset("AccentColor")`.
        if let label = call.first(where: { text($0) == "accentColor" && text($0 + 1) == ":" }) {
          switch text(label + 3) {
          case "presetColor": information["TintypePresetAccentColor"] = [text(label + 6)]
          case "asset":
            information["NSAccentColorName"] = [text(label + 5).filter { $0 != "\"" }]
          default: break
          }
        }
        edits.append(
          (
            tokens[index].start..<tokens[partner].end,
            "executable(name: \(name), targets: \(targets))"
          ))
      }
    }
    guard edits.count > 1 else { return nil }
    var result = bytes
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    self.bytes = result
  }

  /// Evaluates the copy in a temporary directory.
  func evaluate(with swift: CodeBaseReader.Swift) throws -> (
    status: Int32, output: [UInt8], messages: String
  ) {
    let directory = try PrivateFile.directory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try Data(bytes).write(to: URL(fileURLWithPath: directory + "/Package.swift"))
    return try swift(["package", "dump-package"], directory)
  }
}
