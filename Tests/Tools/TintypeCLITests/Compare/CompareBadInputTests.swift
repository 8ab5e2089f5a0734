// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

/// The messages of `tintype compare` for files and folders that cannot be compared.
struct CompareBadInputTests {
  let folder: ComparedFolder

  init() throws {
    folder = try ComparedFolder()
    try folder.write("a.png")
  }

  /// Expects the exit code `error`, the same message with the path on either side, and no written
  /// files.
  ///
  /// Returns the message.
  private func messages(_ path: String) throws -> String {
    let before = try folder.files()
    let results = [("a.png", path), (path, "a.png")].map {
      folder.compare($0.0, $0.1, "--diff", "d.png", "--json")
    }
    for result in results {
      #expect(result.messages == results[0].messages)
      #expect(result.messages.contains(path))
      #expect(result.output.isEmpty)
      #expect(result.exitCode == .error)
    }
    #expect(try folder.files() == before)
    return results[0].messages
  }

  @Test("Comparing a missing file is an error")
  func aFileThatIsNotThere() throws {
    assertTexts([
      ("none.png", try messages("none.png")), ("a.png/x.png", try messages("a.png/x.png")),
    ])
  }

  @Test("An empty path is rejected on either side, even where it would mean the current folder")
  func emptyPath() throws {
    try folder.write("b/x.png")
    for arguments in [("", "a.png"), ("a.png", ""), ("", "b"), ("b", "")] {
      let result = folder.compare(arguments.0, arguments.1)
      assertText(result.messages, named: "message")
      #expect(result.exitCode == .error)
    }
  }

  @Test("An empty value of --diff is rejected", arguments: [["--diff", ""], ["--diff="]])
  func emptyDifference(option: [String]) throws {
    let tool = Tool(environment: [:], currentDirectory: folder.path)
    let result = tool.run(["compare", "a.png", "a.png"] + option)
    assertText(result.messages, named: "message")
    #expect(result.exitCode == .error)
  }

  @Test("Comparing a dangling symbolic link is an error")
  func aLinkThatLeadsNowhere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "none")
    assertText(try messages("link.png"))
  }

  @Test("Comparing a named pipe is an error, because it could block forever")
  func aPipe() throws {
    #expect(mkfifo(folder.path + "/pipe.png", 0o600) == 0)
    assertText(try messages("pipe.png"))
  }

  @Test("Comparing a device is an error")
  func aDevice() throws {
    assertText(try messages("/dev/zero"))
  }

  @Test("Comparing a socket is an error")
  func aSocket() throws {
    let path = "/tmp/tintype-\(UUID().uuidString.prefix(8)).png"
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(descriptor)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(descriptor, $0.baseAddress, socklen_t(bytes.count))
      }
    }
    #expect(bound == 0)
    assertText(try messages(path), in: path)
  }

  @Test(
    "Comparing an unreadable file is an error",
    .enabled(if: getuid() != 0, "who is root may read everything")
  )
  func aFileThatMayNotBeRead() throws {
    try folder.write("b.png")
    chmod(folder.path + "/b.png", 0)
    // This message has no snapshot, since the test does not run as root.
    let error = CompareError.unreadable(path: "b.png", error: .system(code: EACCES))
    #expect(try messages("b.png") == "tintype: \(error)\n")
  }

  @Test("Comparing a file over the size limit is an error")
  func aFileOverTheLimit() throws {
    try folder.output.write("", to: "b.png")
    #expect(truncate(folder.path + "/b.png", 1 << 40) == 0)
    assertText(try messages("b.png"))
  }

  @Test("Comparing an empty file is an error")
  func anEmptyFile() throws {
    try folder.output.write("", to: "b.png")
    assertText(try messages("b.png"))
  }

  @Test("Comparing a file that is not a PNG is an error")
  func aFileThatIsNoPNG() throws {
    try folder.output.write("text", to: "b.png")
    assertText(try messages("b.png"))
  }

  @Test("The error for another image format names the format")
  func otherFormat() throws {
    try folder.output.write("GIF89a", to: "b.png")
    assertText(try messages("b.png"))
  }

  @Test("Comparing a truncated PNG is an error")
  func aPNGThatIsCutOff() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    try folder.output.write(bytes.dropLast(13), to: "b.png")
    let message = try messages("b.png")
    #expect(message.contains("\(bytes.count - 13) bytes"))
    assertText(message, redacting: [.byteCounts])
  }

  @Test("Two identical files that are not PNGs are an error")
  func twoFilesWithTheSameBytesThatAreNoPNG() throws {
    try folder.output.write("no", to: "b.png")
    let result = folder.compare("b.png", "b.png")
    let error = CompareError.noPicture(path: "b.png", reason: .notPNG)
    #expect(result.messages == "tintype: \(error)\n")
    #expect(result.exitCode == .error)
  }

  @Test("A folder and a file cannot be compared")
  func aFolderAndAFile() throws {
    try folder.write("b/a.png")
    assertText(try messages("b"))
  }

  @Test(
    "Comparing a folder without images is an error",
    arguments: [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "b")])
  func comparingFolderWithoutImagesIsError(reference: String, actual: String, empty: String) throws
  {
    try folder.write("a/x.png")
    try folder.output.write("text", to: "b/deep/x.txt")
    let result = folder.compare(reference, actual)
    #expect(result.messages.contains(empty))
    assertText(result.messages, named: "message")
    #expect(result.output.isEmpty)
    #expect(result.exitCode == .error)
  }

  @Test(
    "Comparing a folder that cannot be listed is an error",
    .enabled(if: getuid() != 0, "who is root may read everything"))
  func aFolderThatMayNotBeListed() throws {
    try folder.write("a/x.png")
    try folder.write("b/x.png")
    try folder.write("b/deep/y.png")
    chmod(folder.path + "/b/deep", 0)
    defer { chmod(folder.path + "/b/deep", 0o700) }
    let result = folder.compare("a", "b")
    // This message has no snapshot, since the test does not run as root.
    let error = CompareError.unreadable(path: "b/deep", error: .system(code: EACCES))
    #expect(result.messages == "tintype: \(error)\n")
    #expect(result.output.hasPrefix("1 pair"))
    #expect(result.exitCode == .error)
  }

  @Test("A pipe among compared images is an error")
  func pipeAmongComparedImagesIsError() throws {
    try folder.write("a/x.png")
    try folder.write("b/x.png")
    #expect(mkfifo(folder.path + "/a/pipe.png", 0o600) == 0)
    #expect(mkfifo(folder.path + "/b/pipe.png", 0o600) == 0)
    let result = folder.compare("a", "b")
    let error = CompareError.unreadable(path: "a/pipe.png", error: .notARegularFile)
    #expect(result.messages == "tintype: \(error)\n")
    #expect(result.exitCode == .error)
  }

  @Test(
    "--diff must not overwrite an input",
    arguments: ["a.png", "./x/../a.png", "link.png", "b.png", "hard.png"])
  func aDifferenceThatWouldTakeThePlaceOfAnInput(path: String) throws {
    try folder.write("b.png", width: 5)
    #expect(link(folder.path + "/a.png", folder.path + "/hard.png") == 0)
    #expect(symlink("a.png", folder.path + "/link.png") == 0)
    let input = path == "b.png" ? "b.png" : "a.png"
    let result = folder.compare("a.png", "b.png", "--diff", path)
    let error = CompareError.differenceOverInput(path: path, input: input)
    #expect(result.messages == "tintype: \(error)\n")
    if path == "a.png" { assertText(result.messages, named: "message") }
    #expect(result.output.isEmpty)
    #expect(result.exitCode == .error)
  }

  @Test(
    "--diff must not write into the compared folders",
    arguments: [".", "in", "in/a", "in/a/deep", "in/new/../b/x", "link"])
  func diffMustNotWriteIntoComparedFolders(path: String) throws {
    try folder.write("in/a/x.png")
    try folder.write("in/b/x.png", width: 5)
    #expect(symlink("in/b", folder.path + "/link") == 0)
    let before = try folder.files()
    let result = folder.compare("in/a", "in/b", "--diff", path)
    #expect(result.messages.contains("in/"))
    #expect(result.exitCode == .error)
    #expect(try folder.files() == before)
  }

  @Test("A diff image that cannot be written is an error")
  func diffImageThatCannotBeWrittenIsError() throws {
    try folder.write("b.png", width: 5)
    try folder.output.write("", to: "file")
    let result = folder.compare("a.png", "b.png", "--diff", "file/d.png")
    assertText(result.output + result.messages)
    #expect(result.exitCode == .error)
    #expect(try folder.files() == ["a.png", "b.png", "file"])
  }
}
