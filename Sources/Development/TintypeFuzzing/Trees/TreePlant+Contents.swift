// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging

extension TreePlant {
  /// Plants that replace contents by hostile texts.
  static let contents: [TreePlant] = {
    let fields: Set = ["object", "images", "settled", "environment"]
    let output = ".build/tintype"
    return [
      TreePlant(name: "texts", edit: replaceTexts),
      TreePlant(
        name: "names",
        script: #"""
          mkdir -p __Snapshots__/T/S
          printf 'text\n' >"$(printf '__Snapshots__/T/S/\377\376.1.txt')"
          """#, edit: addNames),
      TreePlant(
        name: "configurations", edit: addConfigurations,
        ending: "program git; program tintype-paint; program .build/tintype-tools/tintype"),
      TreePlant(
        name: "latest",
        edit: { place, generator in
          place.put(output + "/latest", HostileText.pick(place.texts, &generator) + "\n")
        }),
      TreePlant(
        name: "marks",
        script: """
          link \(output)/pending/Link "$OUTSIDE/dir"
          link __Snapshots__/Link "$OUTSIDE/dir"
          """, edit: moveBehindLink),
    ]
      + fields.sorted().map { manifests($0, [$0], share: 0.7) }
      + [
        manifests("scene", ["scene"], share: 0.05),
        manifests("all", fields.union(["pixels", "format", "scene"]), share: 0.2),
        records("shard journals", ".build/shard/runs", ".jsonl", share: 0.2),
      ]
      + [0.1, 0.4, 0.9].map { records("pending \($0)", output + "/pending", ".json", share: $0) }
      + [0.05, 0.3, 0.9].map { records("journal \($0)", output + "/runs", ".jsonl", share: $0) }
  }()

  /// References whose manifests have other values; the checksum of the chunk stays valid.
  private static func manifests(_ name: String, _ fields: Set<String>, share: Double) -> TreePlant {
    TreePlant(
      name: "manifests \(name)",
      edit: { place, generator in
        place.change(in: "__Snapshots__", ".png") { bytes in
          var list = ChunkList(bytes)
          for index in list.indices(of: "tySN") {
            guard let json = try? Zlib.decompress(list.chunks[index].data, limit: 16 << 20) else {
              continue
            }
            list.chunks[index].data = Zlib.compress(
              JSONText.altered(
                json, in: fields, share: share, texts: place.texts, &generator))
          }
          return list.bytes
        }
      })
  }

  /// Pending changes or journals with replaced texts and numbers.
  private static func records(
    _ name: String, _ folder: String, _ suffix: String, share: Double
  ) -> TreePlant {
    TreePlant(
      name: name,
      edit: { place, generator in
        place.change(in: folder, suffix) { bytes in
          JSONText.altered(bytes, share: share, texts: place.texts, &generator)
        }
      })
  }

  /// Lets pending changes refer to files behind a link, with a combining mark after the slash that
  /// follows it.
  private static let moveBehindLink: @Sendable (TreePlace, inout SeededGenerator) -> Void = {
    place, _ in
    for suffix in [".json", ".jsonl"] {
      place.change(in: ".build/tintype", suffix) { bytes in
        JSONText.replacing(bytes) { value in
          guard case .string(let text) = value else { return nil }
          if text.hasPrefix("pending") { return "\"pending/Link/\u{301}inside.txt\"" }
          return text.hasPrefix("__Snapshots__")
            ? "\"__Snapshots__/Link/\u{301}T/S/x.1.png\"" : nil
        }
      }
    }
  }

  /// Replaces text references, a source and the manifest of the package.
  private static let replaceTexts: @Sendable (TreePlace, inout SeededGenerator) -> Void = {
    place, _ in
    let lines = place.texts.joined(separator: "\n")
    place.change(in: "__Snapshots__", ".txt") { _ in Array(lines.utf8) }
    place.put("Package.swift", "// swift-tools-version: 6.2\nlet a = \"\(lines)\"\n")
    place.put("Tests/AppTests/A.swift", "import SnapshotTesting\n/* \(lines) */\n")
  }

  /// Adds references and folders with hostile names.
  private static let addNames: @Sendable (TreePlace, inout SeededGenerator) -> Void = {
    place, generator in
    let texts = place.texts.shuffled(using: &generator).prefix(12) + ["-rf", "a b'\"", "CON"]
    for text in texts {
      let name = String(
        text.replacingOccurrences(of: "/", with: "_").filter { $0 != "\0" }.prefix(60))
      guard !["", ".", ".."].contains(name) else { continue }
      let folder = HostileText.pick(["T/S", "T/\(name)", "\(name)/S"], &generator)
      place.put("__Snapshots__/\(folder)/\(name).1.txt", "text\n")
    }
  }

  /// Adds files that other programs read from the current directory.
  private static let addConfigurations: @Sendable (TreePlace, inout SeededGenerator) -> Void = {
    place, _ in
    let texts = place.texts.map { JSON.string($0) }
    let tasks: JSON = [
      "tasks": .array(place.texts.map { ["label": .string($0), "command": .string($0)] })
    ]
    let format = JSON.Format(layout: .compact, keyOrder: .given, escapes: .minimal)
    for (path, text) in [
      (".curlrc", "url = \(place.url)\noutput = \(place.outside)/new\n"),
      (".netrc", "machine 127.0.0.1 login a password b\n"),
      (
        "rclone.conf",
        "[team]\ntype = webdav\nurl = \(place.url)\nbearer_token_command = \(place.command)\n"
      ),
      (".wgetrc", "http_proxy = \(place.url)\n"),
      (".config/tintype/stores", place.url + "\n"),
      (".vscode/tasks.json", tasks.text(format)),
      (".build/tintype/accepted-causes.json", String(repeating: "[", count: 2000)),
      (".build/tintype/review.json", JSON.array(texts).text(format)),
      (".gitattributes", "* filter=lfs diff=lfs merge=lfs -text\n"),
    ] { place.put(path, text) }
  }
}

extension TreePlace {
  /// Replaces a file of the tree.
  func put(_ path: String, _ text: String) {
    let file = URL(fileURLWithPath: tree + "/" + path)
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A name that the file system rejects is also a case.
    try? Data(text.utf8).write(to: file)
  }

  /// Changes the contents of the files with a suffix, in the order of their names.
  func change(in folder: String, _ suffix: String, _ body: ([UInt8]) -> [UInt8]) {
    let root = tree + "/" + folder
    for name in (FileManager.default.subpaths(atPath: root) ?? []).sorted()
    where name.hasSuffix(suffix) {
      guard let data = FileManager.default.contents(atPath: root + "/" + name) else { continue }
      try? Data(body(Array(data))).write(to: URL(fileURLWithPath: root + "/" + name))
    }
  }
}
