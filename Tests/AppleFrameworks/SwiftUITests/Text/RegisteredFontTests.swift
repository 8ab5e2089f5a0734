// SPDX-License-Identifier: MIT

import CoreText
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Each test registers other files, because a registration lasts as long as the process.
@MainActor
@Suite("A registered font")
struct RegisteredFontTests {
  private static let fonts = "/usr/share/fonts/truetype"
  private static let roboto = fonts + "/roboto/unhinted/RobotoCondensed-"

  /// Returns a file in a new temporary bundle, which is a copy of an installed font.
  private func copy(of path: String, named name: String? = nil) throws -> URL {
    let bundle = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: path)
    let file = bundle.appendingPathComponent(name ?? source.lastPathComponent)
    try FileManager.default.copyItem(at: source, to: file)
    return file
  }

  private func file(_ data: Data, named name: String = "Font.ttf") throws -> URL {
    let bundle = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let file = bundle.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// Registers a file, and returns the code of the error.
  private func code(_ url: URL, _ scope: CTFontManagerScope = .process) -> Int? {
    var error: Unmanaged<CFError>?
    let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error)
    let failure = error?.takeRetainedValue()
    #expect(isRegistered == (failure == nil))
    #expect(failure.map { !$0.localizedDescription.isEmpty } ?? true)
    return failure.map(CFErrorGetCode)
  }

  private func width(_ font: Font) throws -> CGFloat {
    let view = Text("Hamburgefonts").font(font).lineLimit(1).fixedSize().id("text")
    return try ViewHost(view).frame(of: "text").width
  }

  /// Returns whether a name selects another font than the default one.
  private func isKnown(_ name: String) throws -> Bool {
    try width(.custom(name, fixedSize: 40)) != width(.system(size: 40))
  }

  @Test("The PostScript name selects a face, the family and the full name work too")
  func names() throws {
    for style in ["Regular", "Bold", "Italic", "Light"] {
      #expect(code(try copy(of: Self.roboto + style + ".ttf")) == nil)
    }
    let regular = try width(.custom("RobotoCondensed-Regular", fixedSize: 40))
    let bold = try width(.custom("RobotoCondensed-Bold", fixedSize: 40))
    let light = try width(.custom("RobotoCondensed-Light", fixedSize: 40))
    let system = try width(.system(size: 40))
    #expect(Set([regular, bold, light, system]).count == 4)
    #expect(regular < system)
    #expect(try width(.custom("Roboto Condensed", fixedSize: 40)) == regular)
    #expect(try width(.custom("Roboto Condensed", fixedSize: 40).weight(.bold)) == bold)
    #expect(try width(.custom("Roboto Condensed Bold", fixedSize: 40)) == bold)
    #expect(try width(.custom("RobotoCondensed-Regular", fixedSize: 40).weight(.light)) == light)
    #expect(try width(.custom("RobotoCondensed-Bold", size: 40)) == bold)
    #expect(try width(.custom("RobotoCondensed-Bold", size: 40, relativeTo: .title)) == bold)
    let font = try #require(UIFont(name: "RobotoCondensed-Bold", size: 40))
    #expect(try width(Font(font as CTFont)) == bold)
    #expect(try width(.custom("RobotoCondensed-Italic", fixedSize: 40)) != regular)
    assertSnapshot(of: Samples(), as: .image)
  }

  @Test("A file can be registered again, and a copy of it too")
  func again() throws {
    let path = Self.fonts + "/noto/NotoSerif-Regular.ttf"
    let file = try copy(of: path)
    #expect(code(file) == nil)
    let width = try width(.custom("NotoSerif-Regular", fixedSize: 20))
    #expect(code(file) == nil)
    #expect(code(try copy(of: path)) == nil)
    #expect(try self.width(.custom("NotoSerif-Regular", fixedSize: 20)) == width)
  }

  @Test("A different file with the same PostScript name is an error")
  func duplicate() throws {
    let file = try copy(of: Self.fonts + "/noto/NotoSerif-Italic.ttf")
    #expect(code(file) == nil)
    // Bytes after the last table do not belong to the font.
    let other = try self.file(Data(contentsOf: file) + [0])
    #expect(code(other) == CTFontManagerError.duplicatedName.rawValue)
  }

  @Test("Files that are not fonts in a bundle are errors")
  func failures() throws {
    let valid = Self.fonts + "/noto/NotoSerif-BoldItalic.ttf"
    let data = try Data(contentsOf: URL(fileURLWithPath: valid))
    let missing = try file(Data()).deletingLastPathComponent().appendingPathComponent("None.ttf")
    #expect(code(missing) == 101)
    #expect(code(missing.deletingLastPathComponent()) == 103)
    #expect(code(try file(Data())) == 103)
    #expect(code(try file(Data("not a font".utf8))) == 103)
    #expect(code(try file(data.prefix(data.count / 2))) == 104)
    #expect(code(try file(data.prefix(5))) == 104)
    #expect(code(URL(fileURLWithPath: valid)) == 306)
    #expect(code(try #require(URL(string: "https://example.org/Font.ttf"))) == 306)
    #expect(code(try copy(of: valid), .none) == 307)
    #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, nil))
    let unknown = Text("a").font(.custom("NotoSerif-BoldItalic", size: 12))
    #expect(issues(of: unknown).contains("The font family “NotoSerif-BoldItalic” is not in"))
  }

  @Test("Several files are registered, and the handler receives the errors")
  func several() throws {
    let files = [
      try copy(of: Self.fonts + "/noto/NotoSerif-Bold.ttf"), try file(Data(), named: "Empty.ttf"),
    ]
    var errors: [CFError] = []
    CTFontManagerRegisterFontURLs(files as CFArray, .process, true) { found, isDone in
      errors += found as? [CFError] ?? []
      return isDone
    }
    #expect(errors.map(\.code) == [103])
    #expect(try isKnown("NotoSerif-Bold"))
  }

  @Test("A font of data is registered")
  func graphicsFont() throws {
    let path = Self.fonts + "/noto/NotoSansDisplay-Bold.ttf"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSansDisplay-Bold")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(try isKnown("NotoSansDisplay-Bold"))
    let broken = try #require(CGDataProvider(data: Data("broken".utf8)))
    #expect(CGFont(broken) == nil)
  }

  @Test("The fonts that the information of a bundle lists are registered")
  func listed() throws {
    let file = try copy(of: Self.fonts + "/noto/NotoSansDisplay-Regular.ttf")
    let bundle = file.deletingLastPathComponent()
    let folder = bundle.appendingPathComponent("Resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let information = ["UIAppFonts": ["Fonts/NotoSansDisplay-Regular.ttf", "Missing.ttf"]]
    try PropertyListSerialization
      .data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    AppFonts.register(listedIn: try #require(Bundle(path: bundle.path)))
    #expect(try isKnown("NotoSansDisplay-Regular"))
  }

  @Test("Fonts can be registered on several threads while views are laid out")
  func threads() async throws {
    let files = try ["Bold", "Regular"].map {
      try copy(of: Self.fonts + "/noto/NotoSerifDisplay-\($0).ttf")
    }
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        let file = files[index % 2]
        group.addTask { CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil) }
      }
      for await isRegistered in group { #expect(isRegistered) }
    }
    #expect(try isKnown("NotoSerifDisplay-Bold"))
  }
}

private struct Samples: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Light").font(.custom("RobotoCondensed-Light", size: 24))
      Text("Regular").font(.custom("Roboto Condensed", size: 24))
      Text("Bold").font(.custom("RobotoCondensed-Bold", size: 24))
      Text("Italic").font(.custom("RobotoCondensed-Regular", size: 24).italic())
      Text("Default").font(.system(size: 24))
    }
    .padding()
    .background(.white)
  }
}
