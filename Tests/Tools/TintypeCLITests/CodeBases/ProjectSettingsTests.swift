// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("The settings of a code base")
struct ProjectSettingsTests {
  private let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func read(_ text: String, beside project: String = "") throws -> ProjectSettings {
    try output.write(text, to: "tintype.toml")
    return try ProjectSettings(beside: project.isEmpty ? output.path : output.path + project)
  }

  /// The error of a text, without the path of the file.
  private func message(_ text: String) throws -> String? {
    try output.write(text, to: "tintype.toml")
    return #expect(throws: ProjectSettingsError.self) {
      try ProjectSettings(beside: output.path)
    }?.description.replacing(output.path + "/", with: "")
  }

  @Test("Without a file, everything is guessed")
  func missing() throws {
    #expect(try ProjectSettings(beside: output.path) == ProjectSettings())
  }

  @Test("The file has a value for each setting")
  func all() throws {
    var expected = ProjectSettings()
    expected.targets = ["App", "My Kit"]
    expected.iOS = [18, 4]
    expected.excluded = ["Login.Error", "Empty"]
    expected.allowsPendingWork = true
    expected.variants = [
      "devices": ["iPhone SE (3rd generation)", "iPad"], "color-schemes": ["light"],
      "text-sizes": ["large"], "locales": ["en", "ar"], "directions": ["rightToLeft"],
      "platform-styles": ["iOS26"],
    ]
    let text = """
      # The settings of this project.
      targets = ["App", "My Kit"]
      ios = "18.4"   # the oldest one
        exclude=["Login.Error","Empty"]

      pending-work = "allow"
      devices = ["iPhone SE (3rd generation)", "iPad"]
      color-schemes = "light"
      text-sizes = ["large"]
      locales = [ "en" , "ar", ]#
      directions = "rightToLeft"\r
      platform-styles = "iOS26"
      """
    #expect(try read(text) == expected)
  }

  @Test(
    "A project, a workspace and a manifest have the file beside them",
    arguments: ["/App.xcodeproj", "/App.xcworkspace", "/Package.swift"])
  func beside(project: String) throws {
    if project != "/Package.swift" { try output.write("", to: project + "/contents") }
    #expect(try read("targets = \"App\"", beside: project).targets == ["App"])
  }

  @Test(
    "A version of iOS has one or two numbers",
    arguments: [("17", [17, 0]), ("17.2", [17, 2]), ("99.99", [99, 99])])
  func versions(text: String, expected: [Int]) throws {
    #expect(try read("ios = \"\(text)\"").iOS == expected)
  }

  @Test("An empty list means the default of a list")
  func emptyList() throws {
    #expect(try read("targets = []\nexclude = [ ]") == ProjectSettings())
  }

  @Test(
    "A wrong line is an error with its number and the next step",
    arguments: [
      ("targets", "tintype.toml:1: A line has the form"),
      ("\n\ntargets = App", "tintype.toml:3: A line has the form"),
      ("targets = [\"a\", b]", "tintype.toml:1: A line has the form"),
      ("targets = [\"a\" \"b\"]", "tintype.toml:1: A line has the form"),
      ("targets = [\"a\",\n\"b\"]", "tintype.toml:1: A line has the form"),
      ("targets = [\"a]", "tintype.toml:1: A line has the form"),
      ("# a\ntarget = \"a\"", "tintype.toml:2: “target” is not a setting."),
      ("ios = \"0\"", "tintype.toml:1: The value of “ios” is a version such as \"26.0\"."),
      ("ios = \"17.0.1\"", "tintype.toml:1: The value of “ios” is a version"),
      ("ios = \"17.x\"", "tintype.toml:1: The value of “ios” is a version"),
      ("ios = []", "tintype.toml:1: The value of “ios” is a version"),
      ("pending-work = \"no\"", "tintype.toml:1: The value of “pending-work” is \"allow\""),
      ("ios = \"17\"\nios = \"18\"", "tintype.toml:2: “ios” has a value already."),
      ("ios = [\"17\", \"18\"]", "tintype.toml:1: “ios” has one value."),
    ])
  func wrongLine(text: String, expected: String) throws {
    let message = try #require(try message(text))
    #expect(message.hasPrefix(expected), "\(message)")
    #expect(message.hasSuffix("Correct the line, or delete it for its default."))
  }

  @Test("A file that cannot be read is an error")
  func unreadable() throws {
    try output.write("", to: "tintype.toml/file")
    let found = #expect(throws: ProjectSettingsError.self) {
      try ProjectSettings(beside: output.path)
    }
    #expect(found?.description.contains("tintype.toml” cannot be read: ") == true)
  }

  @Test("Conditions have the values of the version of iOS")
  func platform() throws {
    let platform = try read("ios = \"17.2\"").platform
    #expect((platform.major, platform.minor) == (17, 2))
    #expect(platform.modules["UIKit"] == true)
    #expect(platform.modules["AppKit"] == false)
    #expect(platform.modules["ThirdParty"] == nil)
  }
}
