// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Symbols of asset catalogs")
struct AssetSymbolsTests {
  @Test(
    "Identifiers follow the rules of Xcode",
    arguments: [
      ("AccentColor", "accent"), ("Color", "color"), ("brand", "brand"),
      ("Brand Blue", "brandBlue"),
      ("brand-blue_2", "brandBlue2"), ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"),
      ("URL", "URL"), ("A3A3A3", "A_3_A_3_A_3"), ("FF2A1F", "FF_2_A_1_F"), ("000000", "_000000"),
      ("Add-96x96", "add96X96"), ("HStack", "hStack"), ("1", "_1"), ("2nd-Choice", "_2ndChoice"),
      ("Grün/Gelb", "grünGelb"), ("a.b+c", "aBC"), ("😀", ""), ("red color", "red"),
    ])
  func identifiers(name: String, identifier: String) {
    #expect(AssetSymbols.identifier(name, suffix: "Color") == identifier)
  }

  @Test("The source has constants, namespaces, and members without those that the frameworks have")
  func source() throws {
    let sample = try SampleProject([
      "A.xcassets/red.colorset/Contents.json": "", "A.xcassets/import.colorset/Contents.json": "",
      "A.xcassets/Icons/photo.imageset/Contents.json": "",
      "A.xcassets/dark theme/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/dark theme/Ink.colorset/Contents.json": "",
      "A.xcassets/AppIcon.appiconset/Contents.json": "",
    ])
    let symbols = AssetSymbols(catalogs: [sample.root + "/A.xcassets"])
    #expect(
      symbols.source(bundle: "Bundle.module", declaresExtensions: false) == """
        import Foundation
        import SwiftUI
        import UIKit

        extension SwiftUI.ColorResource {
          static let `import` = SwiftUI.ColorResource(name: "import", bundle: Bundle.module)
          static let red = SwiftUI.ColorResource(name: "red", bundle: Bundle.module)
          enum DarkTheme {
            static let ink = SwiftUI.ColorResource(name: "dark theme/Ink", bundle: Bundle.module)
          }
        }

        extension SwiftUI.ImageResource {
          static let photo = SwiftUI.ImageResource(name: "photo", bundle: Bundle.module)
        }

        """)
    let source = symbols.source(bundle: "Bundle.main", declaresExtensions: true) ?? ""
    #expect(
      source.contains(
        "static var ink: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.DarkTheme.ink) }"))
    #expect(!source.contains("static var red"))
    #expect(
      source.contains(
        """
        static var photo: UIKit.UIImage { \
        UIKit.UIImage(named: "photo", in: Bundle.main, compatibleWith: nil) ?? .init() }
        """))
    let style = source.components(separatedBy: "extension SwiftUI.ShapeStyle").last ?? ""
    #expect(style.prefix { $0 != "}" }.contains("`import`") && !style.prefix(200).contains("enum"))
  }

  @Test("Catalogs without colors and images need no source")
  func empty() {
    #expect(
      AssetSymbols(catalogs: ["/gone.xcassets"]).source(bundle: "", declaresExtensions: true) == nil
    )
  }
}
