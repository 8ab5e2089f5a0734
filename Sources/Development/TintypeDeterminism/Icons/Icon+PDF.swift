// SPDX-License-Identifier: MIT

#if os(Linux)
  import TintypeComponents

  extension Icon {
    /// Returns the icon as a PDF document (ISO 32000-1) with one page.
    ///
    /// - Throws: `PathSyntaxError` if the outline is not valid.
    func pdf() throws(PathSyntaxError) -> [UInt8] {
      let content = try operators()
      let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        """
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R /Resources << \
        /ExtGState << /Quarter << /ca .25 >> >> \
        /Shading << /Ground 5 0 R /Light 6 0 R >> >> >>
        """,
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        """
        << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 24 24] /Extend [true true] /Function \
        << /FunctionType 2 /Domain [0 1] /C0 [.369 .361 .902] /C1 [.196 .678 .902] /N 1 >> >>
        """,
        """
        << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [7 5 0 7 5 12] /Function \
        << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [.6 .8 1] /N 1 >> >>
        """,
      ]
      var text = "%PDF-1.4\n"
      var offsets: [Int] = []
      for (index, object) in objects.enumerated() {
        offsets.append(text.utf8.count)
        text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
      }
      let start = text.utf8.count
      // Each entry of the table has exactly 20 bytes.
      text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
      for offset in offsets {
        let digits = String(offset)
        text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      }
      text += """
        trailer
        << /Size \(objects.count + 1) /Root 1 0 R >>
        startxref
        \(start)
        %%EOF

        """
      return Array(text.utf8)
    }

    /// Returns the operators that paint the page, whose origin is moved to the top left corner.
    private func operators() throws(PathSyntaxError) -> String {
      let path = try Path(svg: data).operators
      let painting =
        switch style {
        case .outline: "1.75 w 1 J 1 j .11 .11 .118 RG\n\(path)\nS"
        case .dashed:
          """
          \(Self.rotation) cm
          q /Quarter gs .204 .78 .349 rg
          \(path)
          f Q
          1.25 w 2 j [2.5 1.5] 0 d .141 .541 .239 RG
          \(path)
          S
          """
        case .filled:
          ".75 w 2 J 1 .584 0 rg .498 .29 0 RG\n\(path)\nB*"
        case .badge:
          """
          \(try Path(svg: "M12 .5A11.5 11.5 0 1 1 12 23.5 11.5 11.5 0 1 1 12 .5Z").operators)
          W n
          /Ground sh
          q /Quarter gs /Light sh Q
          .6 0 0 .6 4.8 4.8 cm
          2 w 1 J 1 j 1 1 1 RG
          \(path)
          S
          """
        }
      return "1 0 0 -1 0 24 cm\n\(painting)"
    }

    /// The matrix of a rotation by 15° around the center.
    private static var rotation: String {
      let (cosine, sine) = (0.965926, 0.258819)
      let values = [
        cosine, sine, -sine, cosine, 12 - 12 * cosine + 12 * sine, 12 - 12 * sine - 12 * cosine,
      ]
      return values.map(Path.number).joined(separator: " ")
    }
  }

  extension Path {
    /// The path in the operators of PDF.
    fileprivate var operators: String {
      elements.map { element in
        switch element {
        case .move(let point): "\(Self.numbers(point)) m"
        case .line(let point): "\(Self.numbers(point)) l"
        case .curve(let end, let first, let second):
          "\(Self.numbers(first)) \(Self.numbers(second)) \(Self.numbers(end)) c"
        case .close: "h"
        }
      }
      .joined(separator: "\n")
    }

    private static func numbers(_ point: Point) -> String {
      "\(number(point.x)) \(number(point.y))"
    }

    /// Returns a number with at most four decimals; PDF has no exponents.
    fileprivate static func number(_ value: Double) -> String {
      let units = Int((value * 10_000).rounded())
      let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
      let digits = String(fraction + 10_000).dropFirst()
      return "\(units < 0 ? "-" : "")\(whole).\(digits)"
    }
  }
#endif
