// SPDX-License-Identifier: MIT

#if os(Linux)
  import TintypeComponents
  import TintypeImaging
  import TintypeResources

  /// An icon in a file, as asset catalogs contain them.
  ///
  /// The icons use what designers export: paths with curves and arcs, strokes with all caps and joins,
  /// dashes, both fill rules, opacity, gradients, clips and transforms.
  struct Icon: Hashable, Sendable {
    /// The name of the outline.
    var name: String
    /// The outline as SVG path data, in a square of 24 units.
    var data: String
    /// The style in which the outline is painted.
    var style: Style
    /// The format of the file.
    var format: Format

    /// A style of painting an outline.
    enum Style: String, Hashable, Sendable, CaseIterable {
      /// A stroke with round caps and joins.
      case outline
      /// A dashed stroke with butt caps and bevel joins above a translucent fill, turned by 15°.
      case dashed
      /// A fill with the even-odd rule, and a stroke with square caps and miter joins.
      case filled
      /// A white stroke and a radial highlight, clipped by a circle above a linear gradient.
      case badge
    }

    /// The format of a file.
    enum Format: String, Hashable, Sendable, CaseIterable {
      /// Scalable Vector Graphics.
      case svg
      /// Portable Document Format.
      case pdf
    }

    /// All outlines in all styles and formats.
    static var all: [Icon] {
      Format.allCases.flatMap { format in
        outlines.flatMap { name, data in
          Style.allCases.map { Icon(name: name, data: data, style: $0, format: format) }
        }
      }
    }

    /// Returns the file.
    ///
    /// - Throws: `PathSyntaxError` if the outline of a PDF file is not valid.
    func file() throws -> [UInt8] {
      switch format {
      case .svg: Array(svg.utf8)
      case .pdf: try pdf()
      }
    }

    /// Returns the image of the file, with three pixels for each unit.
    ///
    /// - Throws: `PathSyntaxError`, or `ImageFileError` if the library of the format is missing.
    func bitmap() throws -> Bitmap { try ImageFile(try file()).bitmap(scale: 3) }
  }

  extension Icon {
    /// The reason why libraries of different releases paint icons of this style and format
    /// differently; `nil` if they must be equal.
    var releaseDifference: String? {
      switch (style, format) {
      case (.outline, _), (.badge, .pdf): Self.roundJoins
      case (.dashed, .svg): Self.translucency
      case (.badge, .svg): "\(Self.roundJoins); \(Self.translucency)"
      case (.dashed, .pdf), (.filled, _): nil
      }
    }

    private static let roundJoins = "cairo 1.16 and 1.18 round flat corners differently"
    private static let translucency =
      "librsvg 2.54 and 2.60 round the opacity of colors differently"
  }

  extension AlbumSubject {
    /// The icons in files, which librsvg and Poppler paint.
    static var icons: [AlbumSubject] {
      Icon.all.map { icon in
        let name = "\(icon.format.rawValue)/\(icon.name)-\(icon.style.rawValue)"
        return AlbumSubject(
          name: name, hasReference: false, releaseDifference: icon.releaseDifference
        ) { renderer in
          let bitmap = try icon.bitmap()
          guard let image = ImageData(bitmap, orientation: .up, scale: 3) else {
            throw DeterminismError.unsteady(image: name)
          }
          return try Scene(
            of: Image(image), in: .sizeThatFits, traits: [.displayScale(3)], measuring: renderer)
        }
      }
    }
  }
#endif
