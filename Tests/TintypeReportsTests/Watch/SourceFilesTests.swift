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
                   {"c99name": "Tools", "path": "/projects/shop/Tools", "sources": []}]}
      """#.utf8))

  @Test(
    "With a description, files of targets and of local packages are sources",
    arguments: [
      ("/projects/shop/Sources/App/Card.swift", .source),
      ("/projects/shop/Sources/App/Resources/en.lproj/Localizable.strings", .source),
      ("/projects/shop/Tools/main.swift", .source),
      ("/projects/shop/Sources/Other/Card.swift", nil),
      ("/projects/shop/README.md", nil),
      ("/projects/shop/Package.swift", .manifest),
      ("/projects/shop/Package@swift-6.3.swift", .manifest),
      ("/projects/shop/Package.resolved", .manifest),
      ("/projects/shop/Sources/App/Package.swift", .source),
      ("/projects/shop/__Snapshots__/AppTests/Cards/previews.Card.png", .reference),
      ("/projects/shop/Tests/AppTests/__Snapshots__/Cards/previews.Card.png", .reference),
      ("/projects/shop/Sources/App/.Card.swift.swp", nil),
      ("/projects/shop/Sources/App/.#Card.swift", nil),
      ("/projects/shop/Sources/App/#Card.swift#", nil),
      ("/projects/shop/Sources/App/Card.swift~", nil),
      ("/usr/Sources/Kit/Button.swift", .source),
      ("/usr/Package.swift", .manifest),
      ("/usr/Tests/KitTests/ButtonTests.swift", nil),
      ("/usr/__Snapshots__/a/b.c.png", nil),
      ("/elsewhere/Card.swift", nil),
    ] as [(String, SourceFiles.Role?)])
  func roles(path: String, role: SourceFiles.Role?) throws {
    var files = SourceFiles(root: "/projects/shop", excluded: nil)
    files.update(try #require(Self.description))
    #expect(files.role(of: path) == role)
  }

  @Test("Without a description, all files of the package are sources")
  func unknownTargets() {
    let files = SourceFiles(root: "/projects/shop", excluded: nil)
    #expect(files.role(of: "/projects/shop/Sources/Other/Card.swift") == .source)
    #expect(files.role(of: "/usr/Sources/Kit/Button.swift") == nil)
  }

  @Test("Hidden directories and that of the build are not watched")
  func directories() {
    let files = SourceFiles(root: "/projects/shop", excluded: "/projects/shop/products")
    #expect(!files.includes(directory: "/projects/shop/.build"))
    #expect(!files.includes(directory: "/projects/shop/products"))
    #expect(files.includes(directory: "/projects/shop/Sources"))
  }
}
