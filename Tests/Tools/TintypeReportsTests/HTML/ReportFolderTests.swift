// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

@Suite("The folder of a report")
struct ReportFolderTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func write(to folder: String) throws {
    try HTMLReport(report: Report(try output.reader.read()), output: output.directory)
      .write(to: output.path + "/" + folder)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: output.path + "/" + folder).sorted()
  }

  /// Writes a run with two images that three snapshots share.
  private func writeRun(in output: TemporaryOutput) throws {
    try output.write(try .plain(0xFF11_2233), to: "pending/old.png")
    try output.write(try .plain(0xFF44_5566), to: "pending/new.png")
    let artifacts = JournalRecord.Artifacts(reference: "pending/old.png", actual: "pending/new.png")
    try output.journal([
      record("a", .changed, artifacts: artifacts), record("b", .changed, artifacts: artifacts),
      record("c", .missing, artifacts: .init(actual: "pending/new.png")), record("d"),
    ])
  }

  @Test("The folder contains the page, its style and scripts, the data, and each image once")
  func structure() throws {
    try writeRun(in: output)
    let report = try WrittenReport(output)
    let files = try report.files
    #expect(
      files.filter { $0.hasPrefix("data/") } == ["data/c0000.js", "data/index.js", "data/t0000.js"])
    let images = files.filter { $0.hasPrefix("images/") }
    #expect(images.count == 2)
    let isNamedByDigest = images.allSatisfy {
      $0.wholeMatch(of: /images\/[0-9a-f]{32}\.js/) != nil
    }
    #expect(isNamedByDigest)
    let rest = files.filter { !$0.contains("/") }
    #expect(rest.sorted() == (PageFile.report.map(\.name) + ["index.html"]).sorted())
  }

  @Test("The same journals and artifacts give the same bytes")
  func determinism() throws {
    let other = try TemporaryOutput()
    try writeRun(in: output)
    try writeRun(in: other)
    let (one, two) = (try WrittenReport(output), try WrittenReport(other))
    let files = try one.files
    #expect(try files == two.files)
    for file in files { #expect(try one.text(file) == two.text(file), "\(file)") }
  }

  @Test("The report contains no paths of the machine")
  func noMachine() throws {
    try writeRun(in: output)
    let report = try WrittenReport(output)
    for file in try nonEmpty(report.files) {
      #expect(try !report.text(file).contains(output.path))
    }
  }

  @Test("A report replaces an earlier report completely")
  func replacing() throws {
    try writeRun(in: output)
    let before = try WrittenReport(output)
    try output.journal([record()])
    let after = try WrittenReport(output)
    #expect(try after.files.filter { $0.hasPrefix("images/") }.isEmpty)
    #expect(before.folder == after.folder)
    #expect(try names(in: "") == ["latest", "pending", "report", "runs"])
  }

  @Test("A report can be written to an empty folder or a new one", arguments: ["a", "b/c/d"])
  func free(folder: String) throws {
    try output.journal([record()])
    try FileManager.default.createDirectory(
      atPath: output.path + "/a", withIntermediateDirectories: true)
    try write(to: folder + "/")
    #expect(try names(in: folder).contains("index.html"))
  }

  @Test("A report is written to the target of a symbolic link, which is kept")
  func link() throws {
    try output.journal([record()])
    try FileManager.default.createDirectory(
      atPath: output.path + "/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/link", withDestinationPath: "real")
    try write(to: "link")
    #expect(try names(in: "real").contains("index.html"))
  }

  @Test("A report is not written through a link that leads out of the package")
  func outside() throws {
    try output.journal([record()])
    try output.write("// swift-tools-version: 6.2", to: "package/Package.swift")
    try FileManager.default.createDirectory(
      atPath: output.path + "/outside", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/package/report", withDestinationPath: "../outside")
    #expect(
      throws: ReportError.cannotWrite(path: output.path + "/package/report", error: .link)
    ) { try write(to: "package/report") }
    #expect(try names(in: "outside").isEmpty)
  }

  static let others = [
    ["notes.txt"], ["index.html"], ["data/index.js"],
    // A report to which a user has added a file.
    ["+", "notes.txt"], ["+", "data/notes.txt"], ["+", "images/deep/a.js"], ["+", "other/a.js"],
  ]

  @Test("Another folder is not replaced and stays unchanged", arguments: others)
  func foreign(files: [String]) throws {
    try output.journal([record()])
    if files.first == "+" { try write(to: "place") }
    for file in files where file != "+" { try output.write("mine", to: "place/" + file) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted()
    let path = output.path + "/place"
    #expect(throws: ReportError.foreignFolder(path: path)) { try write(to: "place") }
    let after = try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted()
    #expect(before == after)
    let kept = try #require(files.last)
    #expect(try output.text(of: "place/" + kept) == "mine")
  }

  @Test("A folder to which a link in an earlier report points is not emptied")
  func linkInside() throws {
    try output.journal([record()])
    try write(to: "place")
    try output.write("mine", to: "elsewhere/mine.js")
    try FileManager.default.removeItem(atPath: output.path + "/place/images")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/place/images", withDestinationPath: output.path + "/elsewhere")
    try write(to: "place")
    #expect(try output.text(of: "elsewhere/mine.js") == "mine")
    #expect(try names(in: "place/images") == [])
  }

  @Test("A report cannot be written to a file or below one", arguments: ["file", "file/report"])
  func files(place: String) throws {
    try output.journal([record()])
    try output.write("mine", to: "file")
    #expect(throws: ReportError.self) { try write(to: place) }
    #expect(try output.text(of: "file") == "mine")
    #expect(try names(in: "") == ["file", "latest", "runs"])
  }

  @Test("The error for another folder has a description")
  func wording() {
    assertText(ReportError.foreignFolder(path: "/r").description)
  }
}
