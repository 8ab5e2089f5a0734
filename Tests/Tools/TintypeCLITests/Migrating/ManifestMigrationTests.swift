// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCLI

@Suite("The migration of a manifest") struct ManifestMigrationTests {
  static let tintype = TintypePackage(location: .path("../Tintype"))

  private func migrate(
    _ text: String, to package: TintypePackage = tintype,
    isTintype: (String) -> Bool = { _ in false }
  ) throws -> ManifestMigration {
    try ManifestMigration(
      Array(text.utf8), file: "Package.swift", package: package, isTintype: isTintype)
  }

  private func text(_ manifest: ManifestMigration) -> String {
    String(decoding: manifest.bytes, as: UTF8.self)
  }

  private static let url = "https://github.com/pointfreeco/swift-snapshot-testing"

  static let dependencies = [
    #"url: "\#(url)", from: "1.17.0""#,
    #"url: "\#(url).git", from: "1.17.0""#,
    #"url: "\#(url)/", from: "1.17.0""#,
    #"url: "git@github.com:pointfreeco/swift-snapshot-testing.git", from: "1.17.0""#,
    #"url: "ssh://git@github.com/pointfreeco/swift-snapshot-testing", branch: "main""#,
    #"url: "https://github.com/someone/Swift-Snapshot-Testing", revision: "6bb6c9a""#,
    #"url: "\#(url)", exact: "1.18.6""#,
    #"url: "\#(url)", .exact("1.7.2")"#,
    #"url: "\#(url)", .branch("main")"#,
    #"url: "\#(url)", .revision("6bb6c9a")"#,
    #"url: "\#(url)", .upToNextMajor(from: "1.9.0")"#,
    #"url: "\#(url)", .upToNextMinor(from: "1.9.0")"#,
    #"url: "\#(url)", "1.0.0"..<"2.0.0""#,
    #"url: "\#(url)", "1.0.0"..."1.9.9""#,
    #"name: "SnapshotTesting", url: "\#(url)", from: "1.9.0""#,
    #"id: "pointfreeco.swift-snapshot-testing", from: "1.17.0""#,
    #"path: "../swift-snapshot-testing""#,
    "url:\n      \"\(url)\",\n      from: \"1.17.0\"",
  ]

  @Test(
    "Every spelling of the dependency is replaced and all other bytes are kept",
    arguments: dependencies)
  func dependency(arguments: String) throws {
    let before =
      "let package = Package(dependencies: [\n  .package( \(arguments) ),  // tests\n])\n"
    let manifest = try migrate(before)
    #expect(
      text(manifest)
        == "let package = Package(dependencies: [\n  .package( path: \"../Tintype\" ),  // tests\n])\n"
    )
    #expect(manifest.changes.map(\.line) == [2])
    #expect(manifest.manual.isEmpty)
  }

  static let products = [
    (
      #".product(name: "SnapshotTesting", package: "swift-snapshot-testing")"#,
      #".product(name: "SnapshotTesting", package: "tintype")"#
    ),
    (
      #".product( name : "InlineSnapshotTesting",package : "swift-snapshot-testing" )"#,
      #".product( name : "InlineSnapshotTesting",package : "tintype" )"#
    ),
    (
      #".product(name: "SnapshotTestingCustomDump", package: "swift-snapshot-testing", condition: .when(platforms: [.linux]))"#,
      #".product(name: "SnapshotTestingCustomDump", package: "tintype", condition: .when(platforms: [.linux]))"#
    ),
    (
      #".product(name: "SnapshotTesting", package: "swift-snapshot-testing", moduleAliases: ["SnapshotTesting": "Other"])"#,
      #".product(name: "SnapshotTesting", package: "tintype", moduleAliases: ["SnapshotTesting": "Other"])"#
    ),
    (
      #".product(name: "SnapshotTesting")"#,
      #".product(name: "SnapshotTesting", package: "tintype")"#
    ),
    (#""SnapshotTesting""#, #".product(name: "SnapshotTesting", package: "tintype")"#),
    (
      #""App", "InlineSnapshotTesting", "Other""#,
      #""App", .product(name: "InlineSnapshotTesting", package: "tintype"), "Other""#
    ),
    (
      #".byName(name: "SnapshotTesting")"#,
      #".product(name: "SnapshotTesting", package: "tintype")"#
    ),
    (
      #".byName(name: "SnapshotTesting", condition: nil)"#,
      #".product(name: "SnapshotTesting", package: "tintype", condition: nil)"#
    ),
    (#""HtmlSnapshotTesting""#, #""HtmlSnapshotTesting""#),
    (
      #".product(name: "Collections", package: "swift-collections")"#,
      #".product(name: "Collections", package: "swift-collections")"#
    ),
  ]

  @Test("Every spelling of a product is replaced", arguments: products)
  func product(before: String, after: String) throws {
    func manifest(_ dependency: String, _ product: String) -> String {
      """
      let package = Package(
        dependencies: [.package(\(dependency))],
        targets: [.testTarget(name: "AppTests", dependencies: [\(product)])])

      """
    }
    let result = try migrate(manifest(Self.dependencies[0], before))
    #expect(text(result) == manifest(#"path: "../Tintype""#, after))
    #expect(result.manual.isEmpty)
  }

  @Test("The name of the dependency is recognized in products")
  func name() throws {
    let result = try migrate(
      """
      .package(name: "Snapshots", url: "\(Self.url)", from: "1.9.0")
      .product(name: "SnapshotTesting", package: "Snapshots")
      """)
    #expect(
      text(result) == """
        .package(path: "../Tintype")
        .product(name: "SnapshotTesting", package: "tintype")
        """)
  }

  @Test("Comments, a byte order mark, CRLF and conditional code keep their bytes")
  func bytes() throws {
    let before = """
      \u{FEFF}// swift-snapshot-testing, "SnapshotTesting"
      /* .package(url: "\(Self.url)", from: "1.0.0") */
      let package = Package(
      \tdependencies: [.package(url: "\(Self.url)", from: "1.0.0")] )
      #if os(Linux)
        package.dependencies.append(.package(url: "\(Self.url)", exact: "1.0.0"))
      #endif

      """.replacing("\n", with: "\r\n")
    let result = try migrate(before)
    #expect(result.manual.isEmpty)
    #expect(result.changes.map(\.line) == [4, 6])
    let after = before.replacing(
      "[.package(url: \"\(Self.url)\", from: \"1.0.0\")]", with: "[.package(path: \"../Tintype\")]"
    )
    .replacing(
      "(.package(url: \"\(Self.url)\", exact: \"1.0.0\"))", with: "(.package(path: \"../Tintype\"))"
    )
    #expect(result.bytes == Array(after.utf8))
  }

  static let uncertain = [
    #"let url = "\#(url)"; let d = Package.Dependency.package(url: url, from: "1.0.0")"#,
    #"let d: [Package.Dependency] = [.package(url: "\#(url)" /* pinned */, from: "1.0.0")]"#,
    #"let d: [Package.Dependency] = [.package(url: "\#(url)", from: "1.0.0", traits: [])]"#,
    #"let base = "x"; let d = f("\(base)/swift-snapshot-testing")"#,
    #"let names = ["SnapshotTesting"]; let d = names.map { Target.Dependency.byName(name: $0) }"#,
    #"let d = Target.Dependency.product(name: "SnapshotTesting", package: package)"#,
    #".package(url: "\#(url)", from: "1.0.0"); .product(name: "SnapshotUITesting", package: "swift-snapshot-testing")"#,
  ]

  @Test("An ambiguous location is kept and reported", arguments: uncertain)
  func keepsUncertainPlaces(text: String) throws {
    let result = try migrate(text + "\n")
    #expect(result.manual.count == 1)
    #expect(result.manual.first?.line == 1)
    let isOtherPlaceChanged = !result.changes.isEmpty
    #expect(isOtherPlaceChanged == text.contains("SnapshotUITesting"))
  }

  static let refused: [(String, SourceRefusal)] = [
    ("let a = \"b\n", .unterminated(.string, line: 1)),
    ("/* a", .unterminated(.comment, line: 1)),
    ("let a = [1, 2\n", .unbalanced(line: 1)),
    ("#if os(Linux)\n", .unbalanced(line: 2)),
    ("let a = 1\rlet b = 2", .carriageReturn(line: 1)),
    ("a\0", .unexpectedCharacter(line: 1)),
  ]

  @Test("A manifest with ambiguous tokens is rejected", arguments: refused)
  func refuses(text: String, refusal: SourceRefusal) {
    #expect(throws: refusal) { try migrate(text) }
  }

  @Test("A manifest that is not UTF-8 is rejected")
  func notUTF8() {
    #expect(throws: SourceRefusal.notUTF8) {
      try ManifestMigration([0x61, 0xFF], file: "Package.swift", package: Self.tintype) { _ in false
      }
    }
  }

  @Test("A second migration changes nothing", arguments: dependencies)
  func again(arguments: String) throws {
    let first = try migrate(
      """
      .package(\(arguments))
      .testTarget(name: "AppTests", dependencies: ["App", "SnapshotTesting"])
      """)
    let second = try migrate(text(first)) { $0 == "../Tintype" }
    #expect(second.changes.isEmpty)
    #expect(second.manual.isEmpty)
    #expect(second.dependsOnTintype)
    #expect(second.bytes == first.bytes)
  }

  @Test("A dependency in addition to Tintype is left for the author to delete")
  func both() throws {
    let result = try migrate(
      ".package(path: \"../Tintype\")\n.package(url: \"\(Self.url)\", from: \"1.0.0\")\n"
    ) { $0 == "../Tintype" }
    #expect(result.changes.isEmpty)
    #expect(result.manual.map(\.line) == [2])
  }

  static let locations: [(TintypePackage.Location, arguments: String, identity: String)] = [
    (.path("/a/Tintype"), #"path: "/a/Tintype""#, "tintype"),
    (
      .path("Vendor/swift-snapshot-testing/"), #"path: "Vendor/swift-snapshot-testing/""#,
      "swift-snapshot-testing"
    ),
    (
      .url("https://example.com/x/Tintype.git", requirement: #"from: "1.0.0""#),
      #"url: "https://example.com/x/Tintype.git", from: "1.0.0""#, "tintype"
    ),
    (.path(#"/a"b\c"#), #"path: "/a\"b\\c""#, #"a"b\c"#),
  ]

  @Test("The dependency on Tintype has its path or URL", arguments: locations)
  func location(location: TintypePackage.Location, arguments: String, identity: String) throws {
    let package = TintypePackage(location: location)
    #expect(package.arguments == arguments)
    #expect(package.identity == identity)
    let result = try migrate(".package(url: \"\(Self.url)\", from: \"1.0.0\")", to: package)
    #expect(text(result) == ".package(\(arguments))")
  }

  @Test("A string with a product's name is no finding if the manifest depends on Tintype only")
  func otherNames() throws {
    let text = ".package(path: \"../Tintype\")\nlet names = [\"SnapshotTesting\"]\n"
    #expect(try migrate(text) { $0 == "../Tintype" }.manual.isEmpty)
    #expect(try migrate(text).manual.count == 1)
  }

  /// A manifest with every construct that the migration reads.
  private static let sample = """
    // swift-tools-version: 5.9
    #if os(Linux)
    let a = "\\(b)/swift-snapshot-testing"
    #endif
    let package = Package(
      dependencies: [
        .package(name: "S", url: "\(url)", from: "1.0.0"), .package(id: "a.b", exact: "1.0.0"),
        .package(path: "Other"),
      ],
      targets: [
        .testTarget(
          name: "T",
          dependencies: [
            "SnapshotTesting", .byName(name: "InlineSnapshotTesting"), .product(name: "X", package: "S"),
          ]), /* end */
      ])

    """

  @Test("A manifest with removed parts is rejected or changed and never crashes the program")
  func damaged() throws {
    let bytes = Array(Self.sample.utf8)
    var count = 0
    for start in bytes.indices {
      for length in [1, 2, 5, bytes.count] {
        let damaged = Array(bytes[..<start] + bytes.dropFirst(start + length))
        let result = try? ManifestMigration(damaged, file: "P", package: Self.tintype) { _ in false
        }
        count += result == nil ? 0 : 1
      }
    }
    #expect(count > bytes.count)
  }
}
