// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeResources
import TintypeScene
import TintypeTestSupport

@Suite("An asset catalog")
struct AssetCatalogTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private func addColor(_ name: String, _ entries: String) throws {
    try folder.write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors":[\#(entries)]}"#)
  }

  private func color(
    _ name: String = "Color", _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String? {
    var environment = EnvironmentValues()
    change(&environment)
    return try Assets.color(
      named: name, in: Bundle(path: folder.path), for: AssetTraits(environment)
    )?.resolve(in: environment).description
  }

  private func image(
    _ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> NamedImage? {
    try Assets.image(
      named: name, in: Bundle(path: folder.path), for: AssetTraits(change))
  }

  @Test(
    "Components are fractions or numbers of 8 bits in a color space",
    arguments: [
      ("srgb", #""red":"0.5","green":"128","blue":"0x80""#, "#808080"),
      ("srgb", #""red":"1.000","green":"1","blue":"0xff","alpha":"0.500""#, "#FF01FF80"),
      ("extended-srgb", #""red":1,"green":0.2,"blue":-0.1"#, "#FF3300"),
      ("extended-linear-srgb", #""red":"0.214","green":"0.0","blue":"1.0""#, "#7F00FF"),
      ("display-p3", #""red":"0.5","green":"0.4","blue":"0.3","alpha":"1""#, "#846549"),
      ("gray-gamma-22", #""white":"0.200""#, "#333333"),
      ("extended-gray", #""white":"0x33""#, "#333333"),
    ])
  func components(space: String, components: String, expected: String) throws {
    try addColor(
      "Color",
      #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}"#)
    #expect(try color() == "Color \(expected)")
  }

  @Test("The accent color is the asset AccentColor, unless that has no value")
  func accentColor() throws {
    let bundle = try #require(Bundle(path: folder.path))
    let traits = AssetTraits(EnvironmentValues())
    #expect(Assets.accentColor(in: bundle, for: traits) == nil)
    let empty = try ResourceFolder()
    try empty.write(
      "Assets.xcassets/AccentColor.colorset/Contents.json", #"{"colors":[{"idiom":"universal"}]}"#)
    #expect(Assets.accentColor(in: Bundle(path: empty.path), for: traits) == nil)
    let other = try ResourceFolder()
    try other.write(
      "Assets.xcassets/AccentColor.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":1,"green":0,"blue":0}}}]}"#)
    let color = Assets.accentColor(in: Bundle(path: other.path), for: traits)
    #expect(color?.resolve(in: EnvironmentValues()).description == "AccentColor #FF0000")
  }

  @Test("A preset accent color is a system color", arguments: ["red", "indigo", "brown"])
  func presetAccentColor(name: String) throws {
    #expect(Assets.presetColor(name)?.name == name)
    #expect(Assets.presetColor("\(name)ish") == nil)
  }

  @Test("A reference is a system color")
  func systemColor() throws {
    try addColor(
      "Color",
      #"{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}"#)
    #expect(try color() == "Color #FF3B30")
    #expect(try color { $0.colorScheme = .dark } == "Color #FF453A")
  }

  @Test("The appearance and the idiom determine a color")
  func appearances() throws {
    func entry(_ white: String, _ traits: String) -> String {
      #"{"color":{"color-space":"gray-gamma-22","components":{"white":"\#(white)"}},\#(traits)}"#
    }
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    try addColor(
      "Color",
      [
        entry("0x01", #""idiom":"universal""#),
        entry("0x02", #""idiom":"universal","appearances":[\#(dark)]"#),
        entry("0x03", #""idiom":"universal","appearances":[\#(high)]"#),
        entry("0x04", #""idiom":"universal","appearances":[\#(dark),\#(high)]"#),
        entry("0x05", #""idiom":"ipad""#),
        #"{"idiom":"mac"}"#,
      ].joined(separator: ","))
    #expect(try color() == "Color #010101")
    #expect(try color { $0.colorScheme = .dark } == "Color #020202")
    #expect(try color { $0.colorSchemeContrast = .increased } == "Color #030303")
    #expect(
      try color {
        $0.colorScheme = .dark
        $0.colorSchemeContrast = .increased
      } == "Color #040404")
    #expect(try color { $0.userInterfaceIdiom = .pad } == "Color #050505")
  }

  @Test("Groups with a namespace prefix the names of their assets")
  func namespaces() throws {
    let entry = #"{"idiom":"universal","color":{"components":{"red":"1","green":"1","blue":"1"}}}"#
    try addColor("Plain/Inner", entry)
    try addColor("Named/Plain/Inner", entry)
    try folder.write(
      "Assets.xcassets/Named/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    #expect(try color("Inner") != nil)
    #expect(try color("Named/Inner") != nil)
    #expect(try color("Plain/Inner") == nil)
    #expect(try color("Missing") == nil)
  }

  private func addImage(
    _ name: String, _ entries: [(file: String, traits: String)], properties: String = "{}"
  ) throws {
    let list = entries.map {
      #"{"filename":"\#($0.file)","idiom":"universal"\#($0.traits.isEmpty ? "" : ",")\#($0.traits)}"#
    }
    try folder.write(
      "Assets.xcassets/\(name).imageset/Contents.json",
      #"{"images":[\#(list.joined(separator: ","))],"properties":\#(properties)}"#)
  }

  private func addPNG(_ file: String, width: Int, color: UInt32 = 0xFFFF_0000) throws {
    try folder.write(
      "Assets.xcassets/\(file)", Fixtures.png(color, width: width, height: 6))
  }

  @Test(
    "The display scale determines the file",
    arguments: [(1.0, 6.0), (2.0, 12.0), (3.0, 12.0)])
  func scales(displayScale: Double, width: Double) throws {
    try addImage("Photo", [("1.png", #""scale":"1x""#), ("2.png", #""scale":"2x""#)])
    try addPNG("Photo.imageset/1.png", width: 6)
    try addPNG("Photo.imageset/2.png", width: 12)
    let image = try #require(try image("Photo") { $0.displayScale = displayScale })
    #expect(image.pixels?.reference.pixelWidth == Int(width))
    #expect(image.pixels?.size.width == 6)
  }

  @Test("An image without a scale has one pixel per point, and properties of its set")
  func properties() throws {
    try addImage(
      "Photo",
      [
        (
          "a.png",
          """
          "resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},\
          "cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}
          """
        )
      ], properties: #"{"template-rendering-intent":"template"}"#)
    try addPNG("Photo.imageset/a.png", width: 8)
    let image = try #require(try image("Photo"))
    #expect(image.pixels?.size == Size(width: 8, height: 6))
    #expect(image.isTemplate == true)
    #expect(image.capInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(image.resizingMode == .tile)
  }

  @Test("An image for one layout direction is mirrored in the other one")
  func directions() throws {
    try addImage("Left", [("a.png", #""language-direction":"left-to-right""#)])
    try addPNG("Left.imageset/a.png", width: 8)
    try addImage(
      "Both",
      [
        ("a.png", #""language-direction":"left-to-right""#),
        ("b.png", #""language-direction":"right-to-left""#),
      ])
    try addPNG("Both.imageset/a.png", width: 8)
    try addPNG("Both.imageset/b.png", width: 4)
    #expect(try image("Left")?.flipsForRightToLeft == true)
    #expect(try image("Both")?.flipsForRightToLeft == false)
    let other = try image("Both") { $0.layoutDirection = .rightToLeft }
    #expect(other?.pixels?.size.width == 4)
  }

  @Test("A vector image has the display scale", .requires(.library(.svg)))
  func vector() throws {
    try addImage("Icon", [("icon.svg", "")])
    try folder.write("Assets.xcassets/Icon.imageset/icon.svg", Fixtures.svg)
    for scale in [1.0, 2, 3] {
      let pixels = try #require(try image("Icon") { $0.displayScale = scale }?.pixels)
      #expect(pixels.reference.pixelWidth == Int(10 * scale))
      #expect(pixels.size == Size(width: 10, height: 5))
    }
  }

  @Test("Image files outside of catalogs are found with the scale of their name")
  func looseFiles() throws {
    try folder.write("photo.png", Fixtures.png(width: 4, height: 4))
    try folder.write("photo@3x.png", Fixtures.png(width: 12, height: 12))
    try folder.write("Icons/star.png", Fixtures.png(width: 5, height: 5))
    #expect(try image("photo") { $0.displayScale = 3 }?.pixels?.scale == 3)
    #expect(try image("photo.png") { $0.displayScale = 1 }?.pixels?.scale == 1)
    #expect(try image("Icons/star")?.pixels?.size.width == 5)
    #expect(try image("../\((folder.path as NSString).lastPathComponent)/photo") == nil)
  }

  @Test("A color is found again without reading a file")
  func cache() throws {
    try addColor(
      "Color", #"{"color":{"components":{"red":"0xFF","green":"0x80","blue":"0x00"}}}"#)
    let bundle = Bundle(path: folder.path)
    func found() throws -> Bool {
      try Assets.color(named: "Color", in: bundle, for: AssetTraits()) != nil
    }
    #expect(try found())
    try FileManager.default.removeItem(atPath: folder.path + "/Assets.xcassets")
    #expect(try found())
  }
}
