// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeTestSupport

/// Checks files, types, argument structures and stubs against the document's conventions.
@Suite("Conventions of mocks") struct MockConventionsTests {
  /// A file of a `Testing Support` folder.
  struct Source: CustomStringConvertible {
    let path: String
    let text: String

    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }
    var description: String { path }

    /// Returns the names that follow each occurrence of a text.
    func names(after start: String) -> [String] {
      text.components(separatedBy: start).dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber })
      }
    }
  }

  /// The folder of this document's tests.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The document's file structure, relative to its folder `Tests`.
  private static let documented = [
    "AppPlatformTests/Testing Support/MockAppServices.swift",
    "AppPlatformTests/Testing Support/MockBootstrapper.swift",
    "AppPlatformTests/Testing Support/MockSubapp.swift",
    "TelemetryTests/Testing Support/MockError.swift",
    "TelemetryTests/Testing Support/MockTelemetryDestination.swift",
    "TelemetryTests/Testing Support/MockTelemetryEvent.swift",
  ]

  private static func files(in folders: [String]) throws -> [String] {
    try folders.flatMap { name in
      let support = folder.appending(path: "\(name)/Testing Support")
      return try FileManager.default.contentsOfDirectory(
        atPath: support.path(percentEncoded: false)
      )
      .map { "\(name)/Testing Support/\($0)" }
    }.sorted()
  }

  static let sources: [Source] = documented.compactMap { path in
    guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
      return nil
    }
    return Source(path: path, text: text)
  }

  @Test("The mock files are exactly the files of the document's structure")
  func structure() throws {
    #expect(try Self.files(in: ["AppPlatformTests", "TelemetryTests"]) == Self.documented)
    #expect(Self.sources.count == Self.documented.count)
  }

  @Test(
    "A file has the name of its mock, and the mock has the name of its protocol",
    arguments: try nonEmpty(sources))
  func names(source: Source) throws {
    let types = source.text.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.wholeMatch(of: /(?:final class|struct|enum) (\w+).*/) else {
        return nil
      }
      return String(match.1)
    }
    #expect(types == [source.name], "A file contains exactly one mock.")
    // Type parameters follow the type's name and precede the protocol's.
    let match = try #require(
      source.text.firstMatch(of: /(?:class|struct|enum) Mock(\w+)(?:<\w+>)?: (\w+)/))
    // The document's own exception: the mock of `PlatformAppServices` is `MockAppServices`.
    let exceptions = ["AppServices": "PlatformAppServices"]
    #expect(exceptions[String(match.1)] ?? String(match.1) == String(match.2))
  }

  // Not every file has an argument structure or a stub, so the next two tests have all files.

  @Test("An argument structure has the name of its function")
  func arguments() throws {
    let structures = Self.sources.flatMap { source in
      source.names(after: "  struct ").map { (source, $0) }
    }
    for (source, structure) in try nonEmpty(structures) {
      #expect(structure.hasSuffix("Arguments"))
      let function = structure.dropLast("Arguments".count)
      let name = function.prefix(1).lowercased() + function.dropFirst()
      #expect(source.text.contains(Self.declaration(of: name)), "\(source), \(structure)")
    }
  }

  @Test("A stub is named after its function or property, and is nonisolated(unsafe)")
  func stubs() throws {
    let stubs = Self.sources.flatMap { source in
      source.names(after: "var ").filter { $0.contains("Stub") }.map { (source, $0) }
    }
    for (source, stub) in try nonEmpty(stubs) {
      #expect(stub.hasSuffix("Stub"))
      let name = stub.dropLast("Stub".count)
      #expect(
        source.text.contains(Self.declaration(of: String(name)))
          || source.text.contains("  var \(name): "), "\(stub): no such function")
      #expect(
        source.text.contains("nonisolated(unsafe)\n    var \(stub): ")
          || source.text.contains("nonisolated(unsafe)\n    static var \(stub): "))
      #expect(
        source.names(after: "\(stub)(").count == 1, "\(stub) must be called exactly once.")
    }
  }

  private static func declaration(of name: some StringProtocol) -> String {
    name == "init" ? "  init(" : "  func \(name)("
  }

  @Test("A stub is implicitly unwrapped, or has an initial value and a comment with the reason")
  func defaults() throws {
    for source in try nonEmpty(Self.sources) {
      for line in source.text.split(separator: "\n") where line.contains("Stub: ") {
        #expect(line.hasSuffix("!") || line.contains(" = .init("), "\(line)")
      }
      let given = source.text.components(separatedBy: "> = .init(").count - 1
      let reasons = source.text.components(separatedBy: "// Initialize to non-nil").count - 1
      #expect(given == reasons)
    }
  }

  @Test("The internal protocols are imported individually, for testing")
  func imports() {
    for (name, protocolName) in [
      ("MockAppServices", "PlatformAppServices"),
      ("MockTelemetryDestination", "TelemetryDestination"),
    ] {
      let source = Self.sources.first { $0.name == name }
      #expect(
        source?.text.contains("@testable import protocol TintypeGallery.\(protocolName)\n") == true)
    }
  }
}
