// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeFoundation

@MainActor
@Suite("The main bundle")
struct MainBundleTests {
  private static let bundle = "Tintype_TintypeSampleHarbor.resources"

  @Test(
    "Every lookup finds a file in the bundle of a module",
    arguments: [
      { Bundle.main.url(forResource: "HarborSamples", withExtension: "xcstrings")?.path },
      { Bundle.main.url(forResource: "HarborSamples.xcstrings", withExtension: nil)?.path },
      {
        Bundle.main.url(
          forResource: "HarborSamples", withExtension: "xcstrings", subdirectory: nil)?.path
      },
      {
        Bundle.main.url(
          forResource: "HarborSamples", withExtension: "xcstrings", subdirectory: nil,
          localization: nil)?.path
      },
      { Bundle.main.path(forResource: "HarborSamples", ofType: "xcstrings") },
      { Bundle.main.path(forResource: "HarborSamples", ofType: "xcstrings", inDirectory: nil) },
      {
        Bundle.main.paths(forResourcesOfType: "xcstrings", inDirectory: nil)
          .first { $0.hasSuffix("HarborSamples.xcstrings") }
      },
      {
        Bundle.main.urls(forResourcesWithExtension: "xcstrings", subdirectory: nil)?
          .compactMap(\.path).first { $0.hasSuffix("HarborSamples.xcstrings") }
      },
    ] as [@Sendable () -> String?])
  func lookups(path: @Sendable () -> String?) throws {
    let path = try #require(path())
    #expect(path.hasSuffix("/\(Self.bundle)/HarborSamples.xcstrings"))
    #expect(FileManager.default.contents(atPath: path) != nil)
  }

  @Test("A missing file is not found")
  func missing() {
    #expect(Bundle.main.url(forResource: "Missing", withExtension: "txt") == nil)
    #expect(Bundle.main.path(forResource: nil, ofType: nil) == nil)
    #expect(Bundle.main.urls(forResourcesWithExtension: "missing", subdirectory: nil) == [])
    #expect(Bundle.main.object(forInfoDictionaryKey: "Missing") == nil)
  }

  @Test("A process without an app has the identifier of XCTest's program")
  func identifier() {
    #expect(Bundle.main.bundleIdentifier == "com.apple.dt.xctest.tool")
  }

  @Test("The values of an app are in a directory of its resources")
  func information() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Information/Info.plist")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": "org.example.app"], format: .xml, options: 0)
    try data.write(to: file)
    let files = BundleInformation.files(in: try #require(Bundle(path: folder.path)))
    let values = try #require(files.first.flatMap(BundleInformation.values))
    #expect(values["CFBundleIdentifier"] as? String == "org.example.app")
    try Data("no list".utf8).write(to: file)
    #expect(BundleInformation.values(of: file) == nil)
  }

  @Test(
    "Strings are those of the environment's language",
    arguments: [
      ("de", "Kamera Kamera Kamera"), ("en", "Camera Camera Camera"),
      ("fr", "Camera Camera Camera"),
    ])
  func strings(locale: String, expected: String) {
    let view = Strings().environment(\.locale, Locale(identifier: locale))
    #expect(string(of: view) == expected)
  }

  @Test("A key without a localization is its value, or else the key")
  func missingKey() {
    #expect(NSLocalizedString("no such key", comment: "") == "no such key")
    #expect(NSLocalizedString("no such key", value: "Value", comment: "") == "Value")
  }

  @Test("The folder of the program remains, and the folder of resources is a module's")
  func folders() {
    #expect(Bundle.main.bundlePath == Bundle.main.bundleURL.path)
    #expect(!Bundle.main.bundlePath.hasSuffix(".resources"))
    #expect(Bundle.main.resourcePath?.hasSuffix(".resources") == true)
    #expect((Bundle.main as Any) is Bundle)
    #expect(Bundle.main == Bundle(path: Bundle.main.bundlePath))
  }

  private struct Strings: View {
    var body: some View {
      let found = Bundle.main.localizedString(forKey: "Camera", value: nil, table: "Samples")
      let other = NSLocalizedString("Camera", tableName: "Samples", comment: "")
      let third = String(localized: "Camera", table: "Samples", bundle: .main)
      Text(verbatim: "\(found) \(other) \(third)")
    }
  }
}
