// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A copy of the shared report whose index a test has modified.
struct EditedReport {
  private let folder: TemporaryFolder
  /// The path of the page's file.
  var path: String { folder.path + "/report/index.html" }

  /// Copies the report, and modifies its index.
  init(_ edit: (inout [String: Any]) throws -> Void) throws {
    folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: try SharedReport.some.get().path).deletingLastPathComponent()
    let copy = folder.path + "/report"
    try FileManager.default.copyItem(atPath: source.path, toPath: copy)
    try Self.edit(copy + "/data/index.js", edit)
  }

  /// Modifies the index again, as another report of the run would.
  func edit(_ edit: (inout [String: Any]) throws -> Void) throws {
    try Self.edit(folder.path + "/report/data/index.js", edit)
  }

  private static func edit(
    _ path: String, _ edit: (inout [String: Any]) throws -> Void
  ) throws {
    let (head, tail) = ("tintype.index(", ");\n")
    let script = try String(contentsOfFile: path, encoding: .utf8)
    let json = Data(script.dropFirst(head.count).dropLast(tail.count).utf8)
    var index = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    try edit(&index)
    let edited = String(decoding: try JSONSerialization.data(withJSONObject: index), as: UTF8.self)
    try Data((head + edited + tail).utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Replaces the causes of an index by two that share the second image.
  ///
  /// The first cause has the images 0, 1 and 2, the last of which is an outlier. The second cause
  /// has the images 1 and 3, the last of which has unexplained pixels.
  static func addCauses(_ index: inout [String: Any]) throws {
    let count = try #require((index["counts"] as? [Int])?.first)
    var (causesOf, unexplained) = (Array(repeating: [Int](), count: count), [Int]())
    (causesOf[0], causesOf[1], causesOf[2], causesOf[3]) = ([0], [0, 1], [0], [1])
    unexplained = Array(repeating: 0, count: count)
    unexplained[3] = 5
    index["causes"] = [
      cause("aaaaaaaaaaaa", "color “accent” #CC4729 → #1A736B80", [0, 1, 2], [[2, "other size"]]),
      cause("bbbbbbbbbbbb", "padding 12 → 16", [1, 3], []),
    ]
    index["causesOf"] = causesOf
    index["unexplained"] = unexplained
    index["byCauses"] = (0..<count).map { $0 < 2 ? 1 : 0 }
    index["alone"] = [3] + Array(4..<count)
  }

  /// Returns a cause of an index.
  static func cause(
    _ id: String, _ title: String, _ members: [Int], _ outliers: [[Any]]
  ) -> [String: Any] {
    [
      "id": id, "title": title, "types": ["Button"], "members": members, "outliers": outliers,
      "pixels": 9,
    ]
  }
}
