// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser
import TintypeImaging
import TintypeReports
import TintypeRuns

/// A catalog that many tests open and none modifies.
///
/// It is created on first use.
struct SharedCatalog: Sendable {
  /// The path of the page's file.
  let path: String
  private let folder: TemporaryFolder

  /// A catalog of 90 previews in four variants, in three files of two modules.
  static let some = Result {
    try SharedCatalog(
      previews: (0..<90).map(preview),
      settings: [.init(.colorScheme, ["light", "dark"]), .init(.locale, ["en", "ar"])])
  }
  /// A catalog of 4,000 previews in two variants.
  static let many = Result {
    try SharedCatalog(
      previews: (0..<4000).map(preview), settings: [.init(.colorScheme, ["light", "dark"])])
  }

  /// The catalog of 90 previews with files of 20.
  static let divided = Result {
    try SharedCatalog(
      previews: (0..<90).map(preview),
      settings: [.init(.colorScheme, ["light", "dark"]), .init(.locale, ["en", "ar"])],
      division: CatalogDivision(limit: 50, size: 20))
  }

  /// Writes a catalog.
  init(
    previews: [Catalog.Preview], settings: [Catalog.Setting],
    editor: String = "vscode://file/{path}:{line}", omissions: CatalogOmissions? = nil,
    division: CatalogDivision = .standard
  ) throws {
    folder = try TemporaryFolder()
    let catalog = try CatalogFolder(for: folder.path + "/catalog")
    try Self.writeImages(to: catalog.images)
    _ = try catalog.commit(
      Catalog(
        package: "Shop", root: "/src/my shop", editor: editor, settings: settings,
        previews: [], omissions: omissions),
      previews: previews, division: division)
    path = catalog.page
  }

  /// Writes images of one color: four in the size of the previews, and a smaller one.
  static func writeImages(to directory: String) throws {
    let images: [(name: String, width: Int, pixel: UInt32)] = [
      ("0a.png", 120, 0xFFFF_FFFF), ("0b.png", 120, 0xFF20_2020), ("0c.png", 120, 0xFF20_80FF),
      ("0d.png", 120, 0xFFFF_8020), ("0e.png", 60, 0xFF20_C020),
    ]
    for image in images {
      let bitmap = try Bitmap(width: image.width, height: 80, filledWith: image.pixel)
      try Data(try PNG.encode(bitmap).bytes).write(
        to: URL(fileURLWithPath: "\(directory)/\(image.name)"))
    }
  }

  /// Returns a preview in four variants.
  ///
  /// Each seventh has a warning, each tenth is not rendered in its second variant, and each ninth
  /// uses a symbol.
  static func preview(_ number: Int) -> Catalog.Preview {
    let variants = (0..<4).map { variant -> Catalog.Variant? in
      if number % 10 == 4, variant == 1 { return .failed("Fatal error: preview \(number)") }
      return .rendered(
        PreviewEvent.Rendering(
          id: "", image: variant.isMultiple(of: 2) ? "0a.png" : "0b.png", width: 60, height: 40,
          scale: 2, accessibility: "Item \(number). Button.\nمرحبا. Heading.\n",
          symbols: number.isMultiple(of: 9) ? ["star.fill"] : ["star"],
          colors: ["accent #0B57A4", "#FF3B3080"], fonts: ["default bold 17"],
          warnings: number % 7 == 3 ? ["The font “Foo” is not installed."] : []))
    }
    let isKit = number % 3 == 2
    return Catalog.Preview(
      module: isKit ? "Kit" : "App", name: "File\(number % 3).Preview \(number)",
      file: "Sources/\(isKit ? "Kit" : "App")/File\(number % 3).swift", line: number + 1,
      isExcluded: number == 6, variants: variants)
  }
}

/// An open catalog, with methods to operate it.
struct CatalogBrowser {
  /// The driver, which reports use, too.
  let driver: ReportPage
  var page: Page { driver.page }

  /// Opens an address at which a catalog is served.
  init(
    address: String, width: Int = 1280, height: Int = 900,
    colorScheme: Browser.ColorScheme = .light, file: String = #fileID
  ) throws {
    driver = try ReportPage(
      address: address, width: width, height: height, colorScheme: colorScheme, file: file)
  }

  /// Operates an open page.
  init(driver: ReportPage) { self.driver = driver }

  init(
    _ catalog: SharedCatalog, fragment: String? = nil, width: Int = 1280, height: Int = 900,
    colorScheme: Browser.ColorScheme = .light, file: String = #fileID
  ) throws {
    driver = try ReportPage(
      path: catalog.path, fragment: fragment, width: width, height: height,
      colorScheme: colorScheme, file: file)
  }

  /// Replaces the search, typed key by key.
  func search(_ text: String) throws {
    try page.run("document.querySelector('#search').focus()")
    try page.run("document.querySelector('#search').select()")
    try page.press("Backspace")
    try page.type(text)
    try page.settle()
  }

  /// Returns the number of shown previews as the page states it.
  func count() throws -> String? { try driver.text("#count") }

  /// Returns the identifiers of the previews in the grid.
  func previews() throws -> [String] {
    try page.evaluate(
      "[...document.querySelectorAll('#grid [data-preview]')].map((card) => card.dataset.preview)")
  }

  /// Returns the identifier of the open preview.
  func open() throws -> String? { try driver.attribute("data-preview", of: "#preview[open]") }

  /// Returns the identifier of the preview whose card has the focus.
  func focused() throws -> String? {
    try page.evaluate("document.activeElement?.dataset.preview ?? null")
  }

  /// Returns the names of the images of the first card or the dialog.
  func images(in selector: String) throws -> [String] {
    try page.evaluate(
      """
      [...document.querySelectorAll(\(Page.literal(selector + " img")))]
        .map((image) => image.getAttribute("src"))
      """)
  }
}
