// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCodeBases
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("Packages that SwiftPM fetches")
struct FetchedPackagesTests {
  private let output: TemporaryOutput
  private let kit = RemotePackage(
    url: "https://a.example/Kit.git", requirement: .range(from: "1.0.0", to: "2.0.0"))
  private let gone = RemotePackage(url: "https://a.example/Gone", requirement: .branch("main"))

  init() throws { output = try TemporaryOutput() }

  /// The folders in which `swift package resolve` ran.
  private final class Calls {
    var folders: [String] = []
  }

  /// Fetches packages; an address with “Gone” does not exist, and those with “Kit” are checked out.
  private func fetch(
    _ packages: [RemotePackage], calls: Calls = Calls(), pins: String = ""
  ) throws -> (packages: [CodeBase], notes: [CodeBaseNote]) {
    let resolve: CodeBaseReader.Swift = { arguments, folder in
      guard arguments.contains("resolve") else { return (1, [], "") }
      calls.folders.append(String(folder.dropFirst(output.path.count + 1)))
      let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
      guard !manifest.contains("Gone") else {
        return (1, [], "1\n2\nerror: Failed to clone\n  not found\n")
      }
      let place = String(folder.dropFirst(output.path.count + 1)) + "/.build/checkouts/Kit/"
      try output.write("", to: place + "Package.swift")
      try output.write("let a = 1\n", to: place + "Sources/Kit/A.swift")
      return (0, [], "")
    }
    let manifest = """
      {"name": "Kit", "targets": [{"name": "Kit", "type": "regular"}],
       "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}]}
      """
    return try FetchedPackages(
      directory: output.path, swift: resolve,
      reader: CodeBaseReader { _, _ in (0, Array(manifest.utf8), "") }, pins: Array(pins.utf8)
    ).fetch(packages)
  }

  @Test("Without packages, nothing is resolved")
  func none() throws {
    let calls = Calls()
    #expect(try fetch([], calls: calls).packages.isEmpty)
    #expect(calls.folders.isEmpty)
  }

  @Test("Packages are resolved together, and their modules are read")
  func together() throws {
    let calls = Calls()
    let fetched = try fetch([kit], calls: calls)
    #expect(calls.folders == ["all"])
    #expect(fetched.packages.map(\.name) == ["Kit"] && fetched.notes.isEmpty)
    #expect(fetched.packages.first?.modules.map(\.moduleName) == ["Kit"])
  }

  @Test("The same packages are not resolved again, and others are")
  func again() throws {
    let calls = Calls()
    _ = try fetch([kit], calls: calls)
    #expect(try fetch([kit], calls: calls).packages.count == 1)
    #expect(calls.folders == ["all"])
    var other = kit
    other.requirement = .exact("1.2.3")
    _ = try fetch([other], calls: calls)
    #expect(calls.folders == ["all", "all"])
  }

  @Test("The versions that a project pins are resolved, and again if they change")
  func pinned() throws {
    let calls = Calls()
    _ = try fetch([kit], calls: calls, pins: "1")
    #expect(try output.text(of: "all/Package.resolved") == "1")
    _ = try fetch([kit], calls: calls, pins: "2")
    _ = try fetch([kit], calls: calls, pins: "2")
    #expect(try output.text(of: "all/Package.resolved") == "2")
    #expect(calls.folders == ["all", "all"])
  }

  @Test("The pins of a workspace have precedence over those of a project and of a package")
  func places() throws {
    #expect(FetchedPackages.pins(in: output.path).isEmpty)
    let folder = "/xcshareddata/swiftpm/Package.resolved"
    for (path, expected) in [
      ("Package.resolved", "a"), ("B.xcodeproj/project.xcworkspace" + folder, "b"),
      ("A.xcworkspace" + folder, "c"),
    ] {
      try output.write(expected, to: path)
      #expect(FetchedPackages.pins(in: output.path) == Array(expected.utf8))
    }
  }

  @Test(
    "The errors of SwiftPM and of Git are told, or the last lines",
    arguments: [
      ("a\n  error: b\n  Note: c\nfatal: d\nHEAD is now at e", "error: b fatal: d"),
      ("1\n2\n3\n4\n5", "2 3 4 5"), ("", ""),
    ])
  func errors(messages: String, expected: String) {
    #expect(FetchedPackages.errors(in: messages) == expected)
  }

  @Test("An address that does not exist costs only its package, with SwiftPM's errors")
  func missing() throws {
    let calls = Calls()
    let fetched = try fetch([gone, kit], calls: calls)
    #expect(fetched.packages.map(\.name) == ["Kit"])
    #expect(fetched.notes.map(\.subject) == [gone.url])
    #expect(
      fetched.notes.first?.text
        == """
        The package cannot be fetched, so what needs it is left out. SwiftPM says: error: Failed to \
        clone
        """)
    #expect(calls.folders.count == 3 && Set(calls.folders).count == 3)
  }

  @Test("A checkout whose manifest cannot be read is a note")
  func unreadable() throws {
    let place = "all/.build/checkouts/Broken"
    try output.write("", to: place + "/README.md")
    let fetched = try fetch([kit])
    #expect(fetched.packages.map(\.name) == ["Kit"])
    #expect(fetched.notes.map(\.subject) == ["Broken"])
    #expect(fetched.notes.first?.text.contains("\(place)/Package.swift” cannot be read") == true)
  }

  @Test(
    "The manifest has the requirement, in which no character ends a literal",
    arguments: [
      (.range(from: "1.0.0", to: "2.0.0"), "\"1.0.0\"..<\"2.0.0\""),
      (.exact("1.2.3"), "exact: \"1.2.3\""), (.branch("a\"b\\c\nd"), "branch: \"abcd\""),
      (.revision("f00"), "revision: \"f00\""),
    ] as [(RemotePackage.Requirement, String)])
  func manifest(requirement: RemotePackage.Requirement, text: String) throws {
    _ = try fetch([RemotePackage(url: "https://a.example/K\"it", requirement: requirement)])
    #expect(
      try output.text(of: "all/Package.swift")
        .contains(".package(url: \"https://a.example/Kit\", \(text))"))
  }

  @Test(
    "A package that is resolved alone has its pin only",
    arguments: [
      #"{"pins": [\#(pin("https://a.example/Kit")), \#(pin("https://a.example/B"))], "version": 3}"#,
      #"{"originHash": "a", "pins": [\#(pin("https://A.example/kit.git"))], "version": 3}"#,
    ])
  func ownPin(pins: String) throws {
    let own = FetchedPackages.pins(Array(pins.utf8), of: kit)
    let text = String(decoding: own, as: UTF8.self)
    #expect(text.lowercased().contains("kit") && !text.contains("example/B"))
    #expect(!text.contains("originHash") && text.contains(#""version":3"#))
  }

  @Test("The first version of the format is understood")
  func firstVersion() throws {
    let pins = #"""
      {"object": {"pins": [{"repositoryURL": "https://a.example/Kit", "state": {"version": "1.0.0"}},
        {"repositoryURL": "https://a.example/B"}]}, "version": 1}
      """#
    let own = String(decoding: FetchedPackages.pins(Array(pins.utf8), of: kit), as: UTF8.self)
    #expect(own.contains("1.0.0") && !own.contains("example/B") && own.contains(#""object""#))
  }

  @Test(
    "Pins of other packages, and damaged ones, are none",
    arguments: [
      "", "{", "[]", #"{"pins": []}"#, #"{"pins": [1]}"#, #"{"pins": [{"location": 1}]}"#,
    ])
  func otherPins(pins: String) {
    #expect(FetchedPackages.pins(Array(pins.utf8), of: kit).isEmpty)
  }

  private static func pin(_ url: String) -> String {
    #"{"identity": "x", "location": "\#(url)", "state": {"version": "1.0.0"}}"#
  }
}
