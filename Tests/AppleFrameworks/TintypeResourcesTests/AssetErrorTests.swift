// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeResources
import TintypeTestSupport

@Suite("An error in an asset catalog")
struct AssetErrorTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private func error(ofColor name: String) -> AssetError? {
    do throws(AssetError) {
      _ = try Assets.color(named: name, in: Bundle(path: folder.path), for: AssetTraits())
      return nil
    } catch { return error }
  }

  private func error(ofImage name: String) -> AssetError? {
    do throws(AssetError) {
      _ = try Assets.image(named: name, in: Bundle(path: folder.path), for: AssetTraits())
      return nil
    } catch { return error }
  }

  private var name: String { (folder.path as NSString).lastPathComponent }

  @Test(
    "A broken Contents.json is an error with its file and the reason",
    arguments: [
      ("{", "it is not valid JSON"),
      (#"{"colors":3}"#, "the value of 'colors' is invalid"),
      (#"{"colors":[{"color":{"components":{"red":[]}}}]}"#, "red' is invalid"),
    ])
  func brokenContents(json: String, reason: String) throws {
    try folder.write("Assets.xcassets/Brand.colorset/Contents.json", json)
    let error = try #require(self.error(ofColor: "Brand"))
    #expect("\(error)".contains("\(name)/Assets.xcassets/Brand.colorset/Contents.json"))
    #expect("\(error)".contains(reason))
  }

  @Test("A broken group is an error for names that are not found elsewhere")
  func brokenGroup() throws {
    try folder.write("Assets.xcassets/Group/Contents.json", "[]")
    try folder.write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      #"{"colors":[{"color":{"components":{"red":1,"green":1,"blue":1}}}]}"#)
    #expect(error(ofColor: "Brand") == nil)
    let error = try #require(self.error(ofColor: "Other"))
    #expect("\(error)".contains("Group/Contents.json"))
  }

  @Test(
    "An invalid color is an error",
    arguments: [
      (#"{"color-space":"lab","components":{}}"#, AssetColorError.space("lab")),
      (#"{"components":{"red":"x","green":"0","blue":"0"}}"#, .component("red", "x")),
      (#"{"components":{"red":"0xFFF","green":"0","blue":"0"}}"#, .component("red", "0xFFF")),
      (#"{"components":{"red":"0"}}"#, .component("green", "")),
      (#"{"platform":"ios","reference":"plaidColor"}"#, .reference("plaidColor")),
    ])
  func invalidColors(color: String, expected: AssetColorError) throws {
    try folder.write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#)
    let file = "\(name)/Assets.xcassets/Brand.colorset/Contents.json"
    #expect(error(ofColor: "Brand") == .invalidColor(file: file, expected))
  }

  @Test("A missing file, a missing variant and a missing Contents.json are errors")
  func missingFiles() throws {
    try folder.write(
      "Assets.xcassets/A.imageset/Contents.json",
      #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#)
    try folder.write(
      "Assets.xcassets/B.imageset/Contents.json", #"{"images":[{"idiom":"universal"}]}"#)
    try folder.write("Assets.xcassets/C.imageset/c.png", Fixtures.png())
    try folder.write(
      "Assets.xcassets/D.imageset/Contents.json",
      #"{"images":[{"filename":"../a.png","idiom":"universal"}]}"#)
    let root = "\(name)/Assets.xcassets"
    #expect(error(ofImage: "A") == .missingFile("\(root)/A.imageset/a.png"))
    #expect(error(ofImage: "B") == .noVariant(asset: "\(root)/B.imageset"))
    #expect(error(ofImage: "C") == .missingFile("\(root)/C.imageset/Contents.json"))
    #expect("\(try #require(self.error(ofImage: "D")))".contains("not in the directory"))
    #expect(error(ofImage: "E") == nil)
  }

  @Test("A damaged image file is an error with its path", .requires(.library(.jpeg)))
  func damagedImage() throws {
    try folder.write(
      "Assets.xcassets/A.imageset/Contents.json",
      #"{"images":[{"filename":"a.jpg","idiom":"universal"}]}"#)
    try folder.write("Assets.xcassets/A.imageset/a.jpg", Array(Fixtures.jpeg.dropLast(12)))
    let error = try #require(self.error(ofImage: "A"))
    #expect("\(error)".contains("A.imageset/a.jpg' cannot be used. The JPEG file is truncated."))
  }
}
