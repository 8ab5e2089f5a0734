// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeScene
import TintypeSnapshots

@testable import TintypeReports

/// A written report, read as a browser would read it.
struct WrittenReport {
  let folder: String

  /// Reads a report that was written to a folder.
  init(folder: String) { self.folder = folder }

  /// Writes the report of the latest run.
  init(_ output: TemporaryOutput) throws {
    folder = output.path + "/report"
    try HTMLReport(report: Report(try output.reader.read()), output: output.directory)
      .write(to: folder)
  }

  /// All files below the folder, sorted.
  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: folder + "/" + $0, isDirectory: &isFolder)
        return exists && !isFolder.boolValue
      }.sorted()
    }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }

  /// Returns the arguments that a data script passes to the page's function of this name.
  func arguments(_ file: String, of function: String) throws -> [Any] {
    let source = try text(file)
    let (head, tail) = ("tintype.\(function)(", ");\n")
    try #require(source.hasPrefix(head) && source.hasSuffix(tail))
    let json = "[" + source.dropFirst(head.count).dropLast(tail.count) + "]"
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])
  }

  /// Returns the index.
  func index() throws -> [String: Any] {
    try #require(try arguments("data/index.js", of: "index").first as? [String: Any])
  }

  /// Returns the details of the first hundred entries that have any.
  func details() throws -> [[String: Any]] {
    try #require(try arguments("data/c0000.js", of: "chunk").last as? [[String: Any]])
  }

  /// Returns the image of a side of an entry's details.
  func image(_ side: Any?) throws -> Bitmap {
    let side = try #require(side as? [String: Any])
    let digest = try #require(side["image"] as? String)
    let arguments = try arguments("images/\(digest).js", of: "image")
    try #require(arguments.count == 2 && arguments[0] as? String == digest)
    let base64 = try #require(arguments[1] as? String)
    let data = try #require(Data(base64Encoded: base64))
    return try PNG.decode(Array(data))
  }
}

extension PNGFile {
  /// Returns a small image of one color.
  static func plain(_ pixel: UInt32, width: Int = 3, height: Int = 2) throws -> PNGFile {
    try PNG.encode(try Bitmap(width: width, height: height, filledWith: pixel))
  }

  /// Returns an image with a scene of nodes, each with its parent and its frame.
  static func carrying(
    _ nodes: [(parent: Int?, element: String, frame: Rect)], pixel: UInt32 = 0xFF00_0000
  ) throws -> PNGFile {
    let scene = Scene(
      canvas: Scene.Canvas(size: Size(width: 20, height: 10), scale: 2),
      nodes: nodes.map { Scene.Node(parent: $0.parent, element: $0.element, frame: $0.frame) })
    let image = SnapshotImage(
      bitmap: try Bitmap(width: 40, height: 20, filledWith: pixel), scale: 2, scene: scene
    ) { nil }
    return try PNGFile(Diffing.image.encode(image))
  }
}

extension TemporaryOutput {
  func write(_ file: PNGFile, to path: String) throws {
    try write(Data(file.bytes), to: path)
  }
}
