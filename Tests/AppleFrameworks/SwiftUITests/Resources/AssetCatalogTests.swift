// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeTestSupport

/// Resources that a test writes into a bundle, which is deleted afterward.
private final class Resources {
  let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).resources"

  /// The bundle of the directory.
  var bundle: Bundle? { Bundle(path: path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ file: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/Assets.xcassets/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ file: String, _ text: String) throws { try write(file, Data(text.utf8)) }

  /// Writes a color that is orange in the light appearance and blue in the dark one.
  func writeBrand() throws {
    let blue = #"{"components":{"red":"0.000","green":"0.000","blue":"1.000","alpha":"1.000"}}"#
    try write(
      "Brand.colorset/Contents.json",
      """
      {"colors":[
        {"idiom":"universal","color":{"components":{"red":"0xFF","green":"0x80","blue":"0x00"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":\(blue)}
      ]}
      """)
  }

  /// Writes an image of 4 by 2 pixels for a scale of 2.
  func writePhoto(properties: String = "{}") throws {
    try write(
      "Photo.imageset/Contents.json",
      """
      {"images":[{"filename":"photo.png","idiom":"universal","scale":"2x"}],
       "properties":\(properties)}
      """)
    try write("Photo.imageset/photo.png", try #require(Self.png))
  }

  /// A PNG file of 4 by 2 pixels.
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR4nGNQaDjwHxkzoAsAADc1Evm5vEz1AAAAAElFTkSuQmCC"
  )
}

@MainActor
@Suite("A resource of an asset catalog")
struct AssetCatalogTests {
  private let resources = Resources()

  @Test("A color has the value of the color scheme")
  func colors() throws {
    try resources.writeBrand()
    let view = Color("Brand", bundle: resources.bundle)
    #expect(outline(of: view, in: .fixed(width: 9, height: 9)).contains("Brand #FF8000"))
    #expect(
      outline(of: view.environment(\.colorScheme, .dark), in: .fixed(width: 9, height: 9))
        .contains("Brand #0000FF"))
  }

  @Test("An image has its size in points, and its name as its accessibility label")
  func images() throws {
    try resources.writePhoto()
    let view = Image("Photo", bundle: resources.bundle)
    #expect(outline(of: view).contains("2 × 1"))
    #expect(accessibilityTree(of: view).contains("Photo"))
    let decorative = VStack {
      Text("Title")
      Image(decorative: "Photo", bundle: resources.bundle)
    }
    #expect(!accessibilityTree(of: decorative).contains("Photo"))
  }

  @Test("A template image has the foreground style")
  func template() throws {
    try resources.writePhoto(properties: #"{"template-rendering-intent":"template"}"#)
    let image = Image("Photo", bundle: resources.bundle)
    #expect(outline(of: image.foregroundStyle(.red)).contains("red #FF3B30"))
    let original = image.renderingMode(.original).foregroundStyle(.red)
    #expect(!outline(of: original).contains("red #FF3B30"))
  }

  @Test("A symbol set is a symbol with the size of the font")
  func symbols() throws {
    try resources.write(
      "custom.star.symbolset/Contents.json",
      #"{"symbols":[{"filename":"star.svg","idiom":"universal"}]}"#)
    try resources.write(
      "custom.star.symbolset/star.svg",
      #"<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#)
    let view = Image("custom.star", bundle: resources.bundle).font(.system(size: 20))
    #expect(outline(of: view).contains("24 × 24"))
    let image = try #require(UIImage(named: "custom.star", in: resources.bundle, with: nil))
    #expect(image.isSymbolImage)
    #expect(outline(of: Image(uiImage: image).font(.system(size: 20))).contains("24 × 24"))
  }

  @Test("UIKit's images and colors are those of the catalog")
  func uiKit() throws {
    try resources.writeBrand()
    try resources.writePhoto()
    let image = try #require(UIImage(named: "Photo", in: resources.bundle, with: nil))
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 2, height: 1))
    let color = try #require(UIColor(named: "Brand", in: resources.bundle, compatibleWith: nil))
    let view = Color(color).environment(\.colorScheme, .dark)
    #expect(outline(of: view, in: .fixed(width: 9, height: 9)).contains("Brand #0000FF"))
    #expect(UIImage(named: "Missing", in: resources.bundle, with: nil) == nil)
    #expect(UIColor(named: "Missing", in: resources.bundle, compatibleWith: nil) == nil)
  }

  @Test("A broken resource fails the snapshot with its file and the reason")
  func errors() throws {
    try resources.write("Brand.colorset/Contents.json", "{")
    try resources.write(
      "Photo.imageset/Contents.json",
      #"{"images":[{"filename":"photo.png","idiom":"universal"}]}"#)
    let messages = issues(
      of: VStack {
        Color("Brand", bundle: resources.bundle)
        Image("Photo", bundle: resources.bundle)
      })
    #expect(messages.contains("Assets.xcassets/Brand.colorset/Contents.json' cannot be read"))
    #expect(messages.contains("Assets.xcassets/Photo.imageset/photo.png' is missing"))
  }

  @Test("The parts of a sliced image keep their size")
  func slicing() throws {
    try resources.write(
      "Photo.imageset/Contents.json",
      """
      {"images":[{"filename":"photo.png","idiom":"universal","scale":"1x","resizing":{
        "mode":"3-part-horizontal","center":{"mode":"tile","width":2},
        "cap-insets":{"left":1,"right":1}}}]}
      """)
    try resources.write("Photo.imageset/photo.png", try #require(Resources.png))
    let view = Image("Photo", bundle: resources.bundle).resizable()
    let outline = outline(of: view, in: .fixed(width: 20, height: 10))
    #expect(outline.contains("tile"), "\(outline)")
  }
}
