// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("The code that sources reach")
struct ObjectCodeTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// Writes object files of a module `App`, and reads their digests.
  private func digests(_ files: [(name: String, file: ObjectFile)]) throws -> [String: String] {
    for (name, file) in files {
      try output.write(Data(file.bytes), to: "App.build/\(name).o")
    }
    let code = try #require(ObjectCode(products: output.path))
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, code.digest(ofSource: $0.name, in: "App") ?? "") }
    )
  }

  /// Returns the names of the files whose digests differ after the content of one has changed.
  private func affected(
    by changed: String, in files: [(name: String, file: ObjectFile)]
  ) throws -> [String] {
    let before = try digests(files)
    let after = try digests(
      files.map { name, file in
        var file = file
        if name == changed { file.content += "changed" }
        return (name, file)
      })
    return files.map(\.name).filter { before[$0] != after[$0] }
  }

  @Test("A change affects the files that reach it by symbols, directly or not")
  func symbols() throws {
    let files: [(name: String, file: ObjectFile)] = [
      ("Row.swift", ObjectFile(symbols: [("row", .defined)])),
      ("List.swift", ObjectFile(symbols: [("list", .defined), ("row", .used)])),
      ("App.swift", ObjectFile(symbols: [("list", .used), ("printf", .used)])),
      ("Other.swift", ObjectFile(symbols: [("other", .defined)])),
    ]
    #expect(try affected(by: "Row.swift", in: files) == ["Row.swift", "List.swift", "App.swift"])
    #expect(try affected(by: "List.swift", in: files) == ["List.swift", "App.swift"])
    #expect(try affected(by: "Other.swift", in: files) == ["Other.swift"])
  }

  @Test("Files that use each other are affected together")
  func cycle() throws {
    let files: [(name: String, file: ObjectFile)] = [
      ("A.swift", ObjectFile(symbols: [("a", .defined), ("b", .used)])),
      ("B.swift", ObjectFile(symbols: [("b", .defined), ("a", .used)])),
    ]
    #expect(try affected(by: "A.swift", in: files) == ["A.swift", "B.swift"])
    #expect(try affected(by: "B.swift", in: files) == ["A.swift", "B.swift"])
  }

  @Test("A conformance in another file affects the file of its type, since a cast can find it")
  func conformance() throws {
    let files: [(name: String, file: ObjectFile)] = [
      ("Row.swift", ObjectFile(symbols: [("$s3App3RowVMn", .defined)])),
      ("Inner.swift", ObjectFile(symbols: [("$s3App3RowV5InnerVMn", .defined)])),
      ("Named.swift", ObjectFile(symbols: [("$s3App3RowVAA5NamedAAMc", .defined)])),
      ("Sized.swift", ObjectFile(symbols: [("$s3App3RowV5InnerVAA5SizedAAMc", .defined)])),
    ]
    #expect(try affected(by: "Named.swift", in: files) == ["Row.swift", "Named.swift"])
    #expect(try affected(by: "Sized.swift", in: files) == ["Inner.swift", "Sized.swift"])
  }

  @Test("A conformance of a type of another library affects all files")
  func globalConformance() throws {
    let files: [(name: String, file: ObjectFile)] = [
      ("Row.swift", ObjectFile(symbols: [("$s3App3RowVMn", .defined)])),
      ("Text.swift", ObjectFile(symbols: [("$sSS3App5NamedAAMc", .defined), ("name", .used)])),
      ("Name.swift", ObjectFile(symbols: [("name", .defined)])),
    ]
    let all = files.map(\.name)
    #expect(try affected(by: "Text.swift", in: files) == all)
    #expect(try affected(by: "Name.swift", in: files) == all)
    #expect(try affected(by: "Row.swift", in: files) == ["Row.swift"])
  }

  @Test("A change affects the files that reach it in a plain model", arguments: 0..<200)
  func model(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = 1 + generator.below(12)
    var uses = Array(repeating: Set<Int>(), count: count)
    for file in 0..<count {
      for _ in 0..<generator.below(4) { uses[file].insert(generator.below(count)) }
    }
    let files = (0..<count).map { file in
      (
        name: "\(file).swift",
        file: ObjectFile(
          symbols: [("s\(file)", .defined)] + uses[file].sorted().map { ("s\($0)", .used) })
      )
    }
    let changed = generator.below(count)
    let expected = (0..<count).filter { start in
      var (seen, pending) = (Set([start]), [start])
      while let file = pending.popLast() {
        for next in uses[file] where seen.insert(next).inserted { pending.append(next) }
      }
      return seen.contains(changed)
    }
    #expect(
      try affected(by: "\(changed).swift", in: files) == expected.map { "\($0).swift" })
  }

  @Test("Files of other kinds, and damaged ones, have no digests")
  func damaged() throws {
    let file = ObjectFile(symbols: [("row", .defined), ("list", .used)], content: "text").bytes
    var (unreadable, generator) = (0, SeededGenerator(seed: 1))
    for length in 0..<file.count {
      try output.write(Data(file.prefix(length)), to: "App.build/A.swift.o")
      if ObjectCode(products: output.path) == nil { unreadable += 1 }
    }
    #expect(unreadable == file.count)
    for _ in 0..<2000 {
      var bytes = file
      bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
      try output.write(Data(bytes), to: "App.build/A.swift.o")
      _ = ObjectCode(products: output.path)
    }
    try output.write("text", to: "App.build/A.swift.o")
    #expect(ObjectCode(products: output.path) == nil)
  }

  @Test("A build without object files has no digest")
  func missing() throws {
    let code = try #require(ObjectCode(products: output.path + "/none"))
    #expect(code.digest(ofSource: "A.swift", in: "App") == nil)
  }
}
