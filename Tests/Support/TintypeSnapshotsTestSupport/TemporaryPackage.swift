// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeSnapshots

/// A package in the temporary directory with one test file, which is removed when the test ends.
package final class TemporaryPackage: Sendable {
  /// The path of the package.
  package let root: String
  /// The path of the test file.
  package var sourceFile: String { root + "/Tests/FormTests/LoginTests.swift" }
  /// The directory of the suite's references.
  package var references: String { root + "/__Snapshots__/FormTests/LoginTests" }
  /// The output directory.
  package var output: String { root + "/output" }
  /// The directory of the suite's pending files.
  package var pending: String { output + "/pending/FormTests/LoginTests" }

  /// Creates a package with a manifest and the directory of the test file.
  package init() throws {
    root = FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
    try makeDirectory("Tests/FormTests")
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Returns a separate session, like in a new process, without the variables of the machine.
  package func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    let fixed = ["TINTYPE_OUTPUT": output, "TINTYPE_RUN": "run"]
    return SnapshotSession(environment: fixed.merging(variables) { $1 })
  }

  /// Verifies a value once, in a separate session.
  package func verify<Value, Format>(
    _ value: Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = "form",
    record: SnapshotTestingConfiguration.Record? = nil,
    test: String = "appearance()",
    line: UInt = 12,
    variables: [String: String] = [:]
  ) -> SnapshotResult {
    session(variables).verify(
      of: { value }, as: snapshotting, named: name, record: record,
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: test),
      at: CallSite(file: sourceFile, line: line, column: 5))
  }

  /// Creates a directory below the package's root, with the directories above it.
  package func makeDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: root + "/" + path, withIntermediateDirectories: true)
  }

  /// Writes a file below the package's root, with the directories above it.
  package func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a text file below the package's root, with the directories above it.
  package func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes the reference for `verify`.
  package func writeReference(
    _ bytes: [UInt8], _ name: String = "appearance.form.png"
  ) throws {
    try write(bytes, to: "__Snapshots__/FormTests/LoginTests/" + name)
  }

  /// Writes the reference of a text for `verify`.
  package func writeReference(_ text: String) throws {
    try writeReference(Array(text.utf8), "appearance.form.txt")
  }

  /// Returns the bytes of a file below the root; `nil` if it does not exist.
  package func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root + "/" + path).map { Array($0) }
  }

  /// Returns the text of a file below the root; `nil` if it does not exist.
  package func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the regular files below a directory of the package in ascending order.
  package func files(in directory: String = "") -> [String] {
    let path = directory.isEmpty ? root : root + "/" + directory
    return (FileManager.default.subpaths(atPath: path) ?? []).filter { file in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: path + "/" + file, isDirectory: &isDirectory)
      return exists && !isDirectory.boolValue
    }.sorted()
  }

  /// Returns the records of a run's journals.
  package func journal(run: String = "run") throws -> [JournalRecord] {
    // Events of processes are not records of snapshots.
    try lines(run: run).filter { !$0.contains(#""event":"#) }.map {
      try JSONDecoder.journal.decode(JournalRecord.self, from: Data($0.utf8))
    }
  }

  /// Returns the lines of a run's journals.
  package func lines(run: String = "run") -> [String] {
    files(in: "output/runs/" + run).flatMap { file in
      (text(of: "output/runs/\(run)/\(file)") ?? "").split(separator: "\n").map(String.init)
    }
  }
}

extension SnapshotSession {
  /// Verifies a value with the arguments of a request.
  package func verify<Value, Format>(
    of value: () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    in test: TestContext,
    at location: CallSite
  ) -> SnapshotResult {
    verify(
      of: value, as: snapshotting,
      SnapshotRequest(SnapshotOptions(named: name, record: record), in: test, at: location))
  }
}

extension SnapshotResult {
  /// The name of the verdict.
  package var outcome: String { verdict.outcome.rawValue }

  /// The error, if the verdict is a `SnapshotError`.
  package var error: SnapshotError? {
    if case .failed(let error) = verdict { error as? SnapshotError } else { nil }
  }
}

extension SnapshotImage {
  /// Returns an image of one opaque color, 0xRRGGBB.
  package static func filled(
    _ color: UInt32,
    width: Int = 4,
    height: Int = 3,
    environment: [String: String]? = nil
  ) throws -> SnapshotImage {
    SnapshotImage(
      bitmap: try Bitmap(width: width, height: height, filledWith: 0xFF00_0000 | color),
      scale: 2,
      fingerprint: environment.map(Fingerprint.init))
  }
}

extension Snapshotting where Value == SnapshotImage, Format == SnapshotImage {
  /// A strategy for images without conversion.
  package static var image: Self { Self(pathExtension: "png", diffing: .image) { $0 } }
}

/// An error of a value.
package struct Mishap: Error, CustomStringConvertible {
  /// The description of the error.
  package var description: String { "The form has no fields." }

  /// Creates the error.
  package init() {}
}
