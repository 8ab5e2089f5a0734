// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging

@testable import TintypeCLI

/// What `tintype compare` says of files and folders that cannot be compared.
struct CompareBadInputTests {
  let folder: ComparedFolder

  init() throws {
    folder = try ComparedFolder()
    try folder.write("a.png")
  }

  /// Expects trouble with a message, whichever side the path is on, and nothing written.
  private func expectTrouble(_ path: String, _ words: String) throws {
    let before = try folder.files()
    for arguments in [("a.png", path), (path, "a.png")] {
      let result = folder.compare(arguments.0, arguments.1, "--diff", "d.png", "--json")
      #expect(result.messages == "tintype: \(words)\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == .trouble)
    }
    #expect(try folder.files() == before)
  }

  private func unreadable(_ path: String, _ reason: String) -> String {
    "“\(path)” cannot be read: \(reason). Check what stands there and who may read it."
  }

  private func missing(_ path: String) -> String {
    "“\(path)” does not exist. Check the path, and that what writes the file has run."
  }

  @Test func aFileThatIsNotThere() throws {
    try expectTrouble("none.png", missing("none.png"))
    try expectTrouble("a.png/x.png", missing("a.png/x.png"))
  }

  @Test("An empty path is refused on either side, also where it would mean the current folder")
  func emptyPath() throws {
    try folder.write("b/x.png")
    for arguments in [("", "a.png"), ("a.png", ""), ("", "b"), ("b", "")] {
      let result = folder.compare(arguments.0, arguments.1)
      #expect(
        result.messages
          == "tintype: A path given to “tintype compare” is empty. Check that the shell "
          + "variable it comes from is set; see “tintype compare --help”.\n")
      #expect(result.exitCode == .trouble)
    }
  }

  @Test("An empty value of --diff is refused", arguments: [["--diff", ""], ["--diff="]])
  func emptyDifference(option: [String]) throws {
    let tool = Tool(environment: [:], currentDirectory: folder.path)
    let result = tool.run(["compare", "a.png", "a.png"] + option)
    #expect(
      result.messages == "tintype: The value of the option “--diff” is empty. Check that the shell "
        + "variable it comes from is set; see “tintype --help”.\n")
    #expect(result.exitCode == .trouble)
  }

  @Test func aLinkThatLeadsNowhere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "none")
    try expectTrouble("link.png", missing("link.png"))
  }

  @Test func aPipe() throws {
    #expect(mkfifo(folder.path + "/pipe.png", 0o600) == 0)
    try expectTrouble("pipe.png", unreadable("pipe.png", "it is not a regular file"))
  }

  @Test func aDevice() throws {
    try expectTrouble("/dev/zero", unreadable("/dev/zero", "it is not a regular file"))
  }

  @Test func aSocket() throws {
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
    try expectTrouble(path, unreadable(path, "it is not a regular file"))
  }

  @Test(.enabled(if: getuid() != 0, "who is root may read everything"))
  func aFileThatMayNotBeRead() throws {
    try folder.write("b.png")
    chmod(folder.path + "/b.png", 0)
    try expectTrouble("b.png", unreadable("b.png", "Permission denied"))
  }

  @Test func aFileOverTheLimit() throws {
    try folder.output.write("", to: "b.png")
    #expect(truncate(folder.path + "/b.png", 1 << 40) == 0)
    try expectTrouble(
      "b.png", unreadable("b.png", "it is larger than 512 MiB (536870912 bytes)"))
  }

  @Test func anEmptyFile() throws {
    try folder.output.write("", to: "b.png")
    try expectTrouble("b.png", "“b.png” cannot be compared. \(ImagingError.emptyFile)")
  }

  @Test func aFileThatIsNoPNG() throws {
    try folder.output.write("text", to: "b.png")
    try expectTrouble("b.png", "“b.png” cannot be compared. \(ImagingError.notPNG)")
  }

  @Test("Another kind of image is called by its name")
  func otherFormat() throws {
    try folder.output.write("GIF89a", to: "b.png")
    try expectTrouble(
      "b.png",
      "“b.png” cannot be compared. The file is a GIF, not a PNG file. Convert it to PNG, or "
        + "use the right file.")
  }

  @Test func aPNGThatIsCutOff() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    try folder.output.write(bytes.dropLast(13), to: "b.png")
    let reason = ImagingError.truncatedPNG(byteCount: bytes.count - 13)
    try expectTrouble("b.png", "“b.png” cannot be compared. \(reason)")
  }

  @Test func twoFilesWithTheSameBytesThatAreNoPNG() throws {
    try folder.output.write("no", to: "b.png")
    let result = folder.compare("b.png", "b.png")
    #expect(result.messages == "tintype: “b.png” cannot be compared. \(ImagingError.notPNG)\n")
    #expect(result.exitCode == .trouble)
  }

  @Test func aFolderAndAFile() throws {
    try folder.write("b/a.png")
    try expectTrouble(
      "b", "“b” is a folder, and “a.png” is not. Give two files or two folders.")
  }

  @Test(arguments: [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "b")])
  func aFolderWithoutPictures(reference: String, actual: String, empty: String) throws {
    try folder.write("a/x.png")
    try folder.output.write("text", to: "b/deep/x.txt")
    let result = folder.compare(reference, actual)
    #expect(
      result.messages == "tintype: “\(empty)” holds no PNG file, so that nothing can be compared. "
        + "Check that it is the right folder, and that what fills it has run.\n")
    #expect(result.output.isEmpty)
    #expect(result.exitCode == .trouble)
  }

  @Test(.enabled(if: getuid() != 0, "who is root may read everything"))
  func aFolderThatMayNotBeListed() throws {
    try folder.write("a/x.png")
    try folder.write("b/x.png")
    try folder.write("b/deep/y.png")
    chmod(folder.path + "/b/deep", 0)
    defer { chmod(folder.path + "/b/deep", 0o700) }
    let result = folder.compare("a", "b")
    #expect(result.messages == "tintype: \(unreadable("b/deep", "Permission denied"))\n")
    #expect(result.output.hasPrefix("1 pair: 1 same"))
    #expect(result.exitCode == .trouble)
  }

  @Test func aPipeAmongPictures() throws {
    try folder.write("a/x.png")
    try folder.write("b/x.png")
    #expect(mkfifo(folder.path + "/a/pipe.png", 0o600) == 0)
    #expect(mkfifo(folder.path + "/b/pipe.png", 0o600) == 0)
    let result = folder.compare("a", "b")
    #expect(result.messages == "tintype: \(unreadable("a/pipe.png", "it is not a regular file"))\n")
    #expect(result.exitCode == .trouble)
  }

  @Test(arguments: ["a.png", "./x/../a.png", "link.png", "b.png", "hard.png"])
  func aDifferenceThatWouldTakeThePlaceOfAnInput(path: String) throws {
    try folder.write("b.png", width: 5)
    #expect(link(folder.path + "/a.png", folder.path + "/hard.png") == 0)
    #expect(symlink("a.png", folder.path + "/link.png") == 0)
    let input = path == "b.png" ? "b.png" : "a.png"
    let result = folder.compare("a.png", "b.png", "--diff", path)
    #expect(
      result.messages == "tintype: Pictures of differences cannot be written to “\(path)”: it is, "
        + "holds or lies in “\(input)”, which is compared. Choose another place with --diff.\n")
    #expect(result.output.isEmpty)
    #expect(result.exitCode == .trouble)
  }

  @Test(arguments: [".", "in", "in/a", "in/a/deep", "in/new/../b/x", "link"])
  func differencesAmongWhatIsCompared(path: String) throws {
    try folder.write("in/a/x.png")
    try folder.write("in/b/x.png", width: 5)
    #expect(symlink("in/b", folder.path + "/link") == 0)
    let before = try folder.files()
    let result = folder.compare("in/a", "in/b", "--diff", path)
    #expect(result.messages.contains("it is, holds or lies in “in/"))
    #expect(result.exitCode == .trouble)
    #expect(try folder.files() == before)
  }

  @Test func aDifferenceThatCannotBeWritten() throws {
    try folder.write("b.png", width: 5)
    try folder.output.write("", to: "file")
    let result = folder.compare("a.png", "b.png", "--diff", "file/d.png")
    #expect(result.output.hasPrefix("Different: "))
    #expect(
      result.messages == "tintype: The picture of the difference cannot be written to "
        + "“file/d.png”: Not a directory. Choose another place with --diff.\n")
    #expect(result.exitCode == .trouble)
    #expect(try folder.files() == ["a.png", "b.png", "file"])
  }
}
