// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCLI

@Suite("The files of a package that is watched")
struct SourceFilesTests {
  private static let description = PackageDescription(
    Array(
      #"""
      {"name": "Shop",
       "dependencies": [{"type": "fileSystem", "path": "/usr"}, {"type": "sourceControl"}],
       "targets": [{"c99name": "App", "path": "Sources/App", "sources": []},
                   {"c99name": "Tools", "path": "/src/shop/Tools", "sources": []}]}
      """#.utf8))

  @Test(
    "With a description, files of targets and of local packages are sources",
    arguments: [
      ("/src/shop/Sources/App/Card.swift", .source),
      ("/src/shop/Sources/App/Resources/en.lproj/Localizable.strings", .source),
      ("/src/shop/Tools/main.swift", .source),
      ("/src/shop/Sources/Other/Card.swift", nil),
      ("/src/shop/README.md", nil),
      ("/src/shop/Package.swift", .manifest),
      ("/src/shop/Package@swift-6.3.swift", .manifest),
      ("/src/shop/Package.resolved", .manifest),
      ("/src/shop/Sources/App/Package.swift", .source),
      ("/src/shop/__Snapshots__/AppTests/Cards/previews.Card.png", .reference),
      ("/src/shop/Tests/AppTests/__Snapshots__/Cards/previews.Card.png", .reference),
      ("/src/shop/Sources/App/.Card.swift.swp", nil),
      ("/src/shop/Sources/App/.#Card.swift", nil),
      ("/src/shop/Sources/App/#Card.swift#", nil),
      ("/src/shop/Sources/App/Card.swift~", nil),
      ("/usr/Sources/Kit/Button.swift", .source),
      ("/usr/Package.swift", .manifest),
      ("/usr/Tests/KitTests/ButtonTests.swift", nil),
      ("/usr/__Snapshots__/a/b.c.png", nil),
      ("/elsewhere/Card.swift", nil),
    ] as [(String, SourceFiles.Role?)])
  func roles(path: String, role: SourceFiles.Role?) {
    var files = SourceFiles(root: "/src/shop", excluded: nil)
    files.update(Self.description)
    #expect(files.role(of: path) == role)
  }

  @Test("Without a description, all files of the package are sources")
  func unknownTargets() {
    var files = SourceFiles(root: "/src/shop", excluded: nil)
    #expect(files.role(of: "/src/shop/Sources/Other/Card.swift") == .source)
    #expect(files.role(of: "/usr/Sources/Kit/Button.swift") == nil)
    files.update(Self.description)
    files.update(nil)
    #expect(files.role(of: "/src/shop/Sources/Other/Card.swift") == .source)
    // The local packages are those of the last description.
    #expect(files.role(of: "/usr/Sources/Kit/Button.swift") == .source)
  }

  @Test("Hidden directories and that of the build are not watched")
  func directories() {
    let files = SourceFiles(root: "/src/shop", excluded: "/src/shop/products")
    #expect(!files.includes(directory: "/src/shop/.build"))
    #expect(!files.includes(directory: "/src/shop/products"))
    #expect(files.includes(directory: "/src/shop/Sources"))
  }
}
