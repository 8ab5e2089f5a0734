// SPDX-License-Identifier: MIT

#if os(Linux)
  import Testing
  import TintypeImaging
  import TintypeResources
  import TintypeTestSupport

  @testable import TintypeDeterminism

  @Suite(
    "Icons of the determinism check", .requires(.library(.svg)), .requires(.library(.pdf)))
  struct IconTests {
    @Test("There are at least 200 icons of each format, with unique names")
    func count() {
      for format in Icon.Format.allCases {
        #expect(Icon.all.filter { $0.format == format }.count >= 200, "\(format)")
      }
      #expect(Set(AlbumSubject.icons.map(\.name)).count == Icon.all.count)
    }

    @Test(
      "The SVG file and the PDF file of an icon cover the same area", arguments: Icon.Style.allCases
    )
    func formats(_ style: Icon.Style) throws {
      for (name, data) in Icon.outlines {
        let areas = try Icon.Format.allCases.map { format in
          let bitmap = try Icon(name: name, data: data, style: style, format: format).bitmap()
          #expect(bitmap.width == 72 && bitmap.height == 72, "\(name)")
          return bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        }
        #expect(areas[0] > 100, "\(name)")
        #expect(abs(areas[0] - areas[1]) < areas[0] * 0.02, "\(name)")
      }
    }
  }
#endif
