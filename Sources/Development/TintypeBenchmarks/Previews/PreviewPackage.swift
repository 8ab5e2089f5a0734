// SPDX-License-Identifier: MIT

import Foundation

/// A generated package with previews, which depends on this package.
///
/// Its modules are built one after the other in the same directory, so that this package is built only
/// once: the manifest contains one of them.
struct PreviewPackage {
  /// A module with previews.
  enum Module: String {
    /// One view with a preview in each of 50 files.
    case views = "Views"
    /// 1,000 previews of small views, 50 in each file.
    case cards = "Cards"
  }

  let root = WorkFolder.url("previews/Views")

  /// The number of previews of ``Module/views``.
  static let viewCount = 50
  /// The number of previews of ``Module/cards``.
  static let cardCount = 1000
  /// The number of previews in a file of ``Module/cards``.
  private static let cardsOfFile = 50

  /// Writes the sources of a module and the manifest, and builds the tests.
  func build(_ module: Module) throws {
    Log.note("building: a package with previews, debug")
    try link()
    try write(Self.manifest(module), to: "Package.swift")
    try write(
      Self.test(module), to: "Tests/\(module.rawValue)Tests/PreviewTests.swift")
    switch module {
    case .views: for number in 1...Self.viewCount { try writeView(number) }
    case .cards:
      try write(Self.card, to: "Sources/Cards/Card.swift")
      for file in 0..<Self.cardCount / Self.cardsOfFile {
        try write(Self.cards(ofFile: file), to: "Sources/Cards/Cards\(file + 1).swift")
      }
    }
    let result = try Subprocess.run(
      "swift", ["build", "--build-tests", "--package-path", root.path])
    guard result.code == 0 else {
      Log.note(result.output)
      throw BenchmarkError.failed(program: "swift build --build-tests", code: result.code)
    }
  }

  /// Writes the source of the view with a number from 1, which shows a text in addition.
  func writeView(_ number: Int, change: String = "") throws {
    try write(Self.view(number, change), to: "Sources/Views/View\(number).swift")
  }

  /// The program with the tests.
  func testProgram() throws -> String {
    let folder = try Subprocess.output(
      of: "swift", ["build", "--show-bin-path", "--package-path", root.path])
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/ViewsPackageTests.xctest"
  }

  /// Creates the link to this package: the identity of a local package is the name of its directory.
  private func link() throws {
    let (files, link) = (FileManager.default, WorkFolder.url("previews/Tintype").path)
    let destination = files.currentDirectoryPath
    guard (try? files.destinationOfSymbolicLink(atPath: link)) != destination else { return }
    try? files.removeItem(atPath: link)
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: link, withDestinationPath: destination)
  }

  /// Writes a file unless it has these contents, so that it is not built again.
  private func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: url)) != data else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

extension PreviewPackage {
  private static func manifest(_ module: Module) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let names: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=TintypeSwiftUI"])]
    let swiftUI = Target.Dependency.product(name: "SwiftUIOnLinux", package: "Tintype")

    let package = Package(
      name: "Views",
      dependencies: [.package(path: "../Tintype")],
      targets: [
        .target(name: "\(module.rawValue)", dependencies: [swiftUI], swiftSettings: names),
        .testTarget(
          name: "\(module.rawValue)Tests",
          dependencies: [
            "\(module.rawValue)", swiftUI, .product(name: "Tintype", package: "Tintype"),
          ],
          swiftSettings: names),
      ]
    )

    """
  }

  private static func test(_ module: Module) -> String {
    let type = module == .views ? "View1" : "Card"
    return """
      import SwiftUI
      import Testing
      import Tintype
      @testable import \(module.rawValue)

      @Test(arguments: Preview.all(in: \(type).self, variants: .colorSchemes))
      func previews(_ preview: PreviewSnapshot) { assertSnapshot(of: preview) }

      """
  }

  private static func view(_ number: Int, _ change: String) -> String {
    """
    import SwiftUI

    struct View\(number): View {
      @State private var isOn = true

      var body: some View {
        List {
          Section("Section \(number)") {
            Toggle("Notifications", isOn: $isOn)
            LabeledContent("Version", value: "1.\(number)")
            Label("Favorites", systemImage: "star.fill")
          }
          Button("Save \(number)\(change)") {}
        }
      }
    }

    #Preview { View\(number)() }

    """
  }

  private static let card = """
    import SwiftUI

    struct Card: View {
      let number: Int
      let symbol: String
      let color: Color

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Label("Card \\(number)", systemImage: symbol)
            .font(.headline)
            .foregroundStyle(color)
          Text("Updated \\(number % 60) minutes ago")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Button("Open") {}
        }
        .padding()
      }
    }

    """

  private static func cards(ofFile file: Int) -> String {
    let symbols = ["star", "heart.fill", "bell", "bookmark.fill", "gear", "trash", "person.fill"]
    let colors = ["red", "orange", "green", "blue", "purple"]
    let first = file * cardsOfFile
    let previews = (first + 1...first + cardsOfFile).map { number in
      """

      #Preview("Card \(number)", traits: .sizeThatFitsLayout) {
        Card(
          number: \(number), symbol: "\(symbols[number % symbols.count])",
          color: .\(colors[number % colors.count]))
      }

      """
    }
    return "import SwiftUI\n" + previews.joined()
  }
}
