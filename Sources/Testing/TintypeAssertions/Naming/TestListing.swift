// SPDX-License-Identifier: MIT

import CTintypeTestLoader
import Foundation
import Synchronization
import TintypeTaskCapture

/// A test of this program, as Swift Testing lists it.
struct ListedTest: Hashable, Sendable {
  /// The module.
  var module: String
  /// The suites from the outermost, and the function with its argument labels.
  var components: [String]
  var place: Place

  /// The location of the attribute `@Test`.
  struct Place: Hashable, Sendable {
    /// The path at compile time.
    var file: String
    var line: Int
    var column: Int
  }
}

/// Lists the tests of this program, including those that do not run.
///
/// Swift Testing has no public list, but its documented entry point for tools returns one. A filter
/// does not change it, so that names do not depend on the tests that run.
enum TestListing {
  /// The tests of this program; empty if Swift Testing cannot list them, or if the jobs of this
  /// version of the Swift runtime cannot be captured.
  ///
  /// The first access takes milliseconds and blocks the thread.
  static let tests: [ListedTest] = load()

  /// The type of the entry point.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ record: @escaping @Sendable (_ json: UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The minimum verbosity prevents a list on standard output.
  private static let configuration =
    #"{"listTests":true,"verbosity":\#(Int.min),"eventStreamVersion":0}"#

  private static func load() -> [ListedTest] {
    guard let pointer = tintype_testing_entry_point() else { return [] }
    // Proof of safety: Swift Testing documents the type.
    let list = unsafeBitCast(pointer, to: EntryPoint.self)
    let records = Records()
    // A test of the main actor blocks the main thread while it waits for this list, and so may all
    // threads of the pool. The list needs both: a test of the main actor describes itself there.
    TaskCapture.run {
      let text = Array(configuration.utf8)
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
      defer { bytes.deallocate() }
      bytes.copyBytes(from: text)
      let isComplete = try? await list(UnsafeRawBufferPointer(bytes)) { records.append(Data($0)) }
      if isComplete != nil { records.complete() }
    }
    return records.tests
  }

  /// The records of the list.
  private final class Records: Sendable {
    private let lines = Mutex<[Data]>([])
    private let isComplete = Atomic(false)

    func append(_ line: Data) { lines.withLock { $0.append(line) } }

    func complete() { isComplete.store(true, ordering: .releasing) }

    /// The tests; empty if the list is not complete.
    var tests: [ListedTest] {
      guard isComplete.load(ordering: .acquiring) else { return [] }
      return lines.withLock(\.self).compactMap { line in
        (try? JSONDecoder().decode(Record.self, from: line))?.payload?.test
      }
    }
  }

  private struct Record: Decodable {
    var payload: Payload?
  }

  private struct Payload: Decodable {
    var kind: String
    var id: String
    var sourceLocation: Location

    struct Location: Decodable {
      var fileID: String
      var _filePath: String?
      var filePath: String?
      var line: Int
      var column: Int
    }

    /// The test; `nil` for a suite.
    var test: ListedTest? {
      guard kind == "function", let file = sourceLocation._filePath ?? sourceLocation.filePath
      else { return nil }
      return ListedTest(
        identifier: id, fileID: sourceLocation.fileID,
        place: ListedTest.Place(
          file: file, line: sourceLocation.line, column: sourceLocation.column))
    }
  }
}

extension ListedTest {
  /// Parses an identifier such as `Target.Suite/test()/File.swift:12:4`; `nil` for another text.
  init?(identifier: String, fileID: String, place: Place) {
    let module = String(fileID.prefix { $0 != "/" })
    let file = fileID.split(separator: "/").last ?? ""
    let ending = "/\(file):\(place.line):\(place.column)"
    guard identifier.hasPrefix(module + "."), identifier.hasSuffix(ending) else { return nil }
    let path = identifier.dropFirst(module.count + 1).dropLast(ending.count)
    self.init(module: module, components: Self.components(of: path), place: place)
  }

  /// Splits a path at slashes outside of grave accents, which surround raw identifiers.
  private static func components(of path: Substring) -> [String] {
    var components = [""]
    var isRaw = false
    for character in path {
      if character == "`" { isRaw.toggle() }
      if character == "/", !isRaw {
        components.append("")
      } else {
        components[components.count - 1].append(character)
      }
    }
    return components
  }
}
