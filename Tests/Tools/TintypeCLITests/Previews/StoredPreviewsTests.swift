// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("The previews of a run in files")
struct StoredPreviewsTests {
  let program: PreviewProgram

  init() throws { program = PreviewProgram(output: try TemporaryOutput()) }

  private func stored() throws -> StoredPreviews { try StoredPreviews(in: program.output.path) }

  private func run(_ script: String, into previews: inout some PreviewRecord) throws {
    try InstalledProgram.write("#!/bin/sh\n\(script)\n", to: program.path)
    try PreviewRun(
      process: PreviewProcess(
        program: program.path, request: PreviewRequest(images: program.output.path, events: -1),
        environment: ["PATH": "/usr/bin:/bin"], timeout: 600_000)
    ).run(into: &previews) { _ in }
  }

  /// Returns the catalog's previews as texts.
  private func texts(_ previews: StoredPreviews) throws -> [String] {
    let located = LocatedPreviews(previews, PreviewLocations(nil, root: "/"))
    return try (0..<located.count).map { "\(try located.preview(at: $0))" }
  }

  @Test("A run has the same previews in files as in memory")
  func equality() throws {
    let items = [
      PreviewEvent.Item.sample("Card", variant: "light"), .sample("Card", variant: "dark"),
      .sample("Row", variant: "light"), .sample("Row", variant: "dark"),
    ]
    let script = """
      if ! [ -e '\(program.output.path)/again' ]; then
        touch '\(program.output.path)/again'
        \(try PreviewProgram.writing(.declaring("App/Bad.swift:1:1")))
        kill -SEGV $$
      fi
      \(try PreviewProgram.writing(
        .list(Array(items[..<3])), .list(Array(items[3...]), start: 3),
        .rendered(.sample("App/Card.light")), .failed(id: "App/Card.dark", message: "It trapped."),
        .verified(id: "App/Row.light", message: nil), .finished))
      """
    var (expected, previews) = (PreviewRun.Results(), try stored())
    try run(script, into: &expected)
    try FileManager.default.removeItem(atPath: program.output.path + "/again")
    try run(script, into: &previews)
    var locations = PreviewLocations(nil, root: "/")
    let inMemory = expected.previews(&locations)
    #expect(inMemory.map(\.name) == ["Card", "Row", "Bad.swift:1:1"])
    #expect(inMemory.map(\.variants.count) == [2, 2, 2])
    #expect(try texts(previews) == inMemory.map { "\($0)" })
    #expect(previews.resultCount == expected.resultCount)
  }

  @Test("A snapshot with a result is omitted by the next process")
  func omission() throws {
    var previews = try stored()
    try previews.set(.failed("before"), for: "App/Old \"1\"\n")
    try run(
      """
      cp "$TINTYPE_PREVIEWS" '\(program.output.path)/request'
      list=$(sed 's/.*"omittedList":"\\([^"]*\\)".*/\\1/; s/\\\\//g' "$TINTYPE_PREVIEWS")
      cp "$list" '\(program.output.path)/list'
      \(try PreviewProgram.writing(.list([.sample("Bad")])))
      if ! grep -q Bad "$list"; then
        \(try PreviewProgram.writing(.rendering("App/Bad")))
        exit 3
      fi
      \(try PreviewProgram.writing(.finished))
      """, into: &previews)
    var request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(try program.output.text(of: "request").utf8))
    request.omittedList = program.output.path + "/list"
    request.omitted = ["App/Other"]
    #expect(try request.allOmitted() == ["App/Old \"1\"\n", "App/Bad", "App/Other"])
    let result = try #require(try previews.result(of: "App/Bad"))
    #expect("\(result)".contains("The process ended with code 3."))
  }

  @Test("The last result of a snapshot counts, and the list of the last process")
  func replacement() throws {
    let previews = try stored()
    try previews.add([.sample("Card"), .sample("Row")], at: 0)
    try previews.set(.failed("first"), for: "App/Row")
    try previews.set(.failed("last"), for: "App/Row")
    try previews.add([.sample("Row")], at: 0)
    #expect(previews.resultCount == 1)
    #expect(previews.count == 1)
    let snapshots = try previews.snapshots(at: 0)
    #expect(snapshots.map(\.item.name) == ["Row"])
    #expect("\(snapshots.map(\.result))".contains("last"))
  }

  @Test("No file is left")
  func files() throws {
    var previews: StoredPreviews? = try stored()
    try previews?.set(.failed("first"), for: "App/Row")
    previews = nil
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.output.path) == [])
  }
}
