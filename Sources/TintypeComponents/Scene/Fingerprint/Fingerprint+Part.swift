// SPDX-License-Identifier: MIT

extension Fingerprint {
  /// What a part of a fingerprint tells about.
  public enum Part: Hashable, Sendable {
    /// The number of this renderer's own rules.
    case renderer
    /// The kind of processor.
    case architecture
    /// The version of a library.
    case library(Library)
    /// The digest of a font file, by the file's name.
    case font(String)
    /// Something that this version of Tintype does not know.
    case other(String)

    /// Understands the name of a part.
    public init(name: String) {
      if name == "renderer" {
        self = .renderer
      } else if name == "architecture" {
        self = .architecture
      } else if let library = Library(rawValue: name) {
        self = .library(library)
      } else if name.hasPrefix("font ") {
        self = .font(String(name.dropFirst(5)))
      } else {
        self = .other(name)
      }
    }

    /// The name under which the part stands in a fingerprint.
    public var name: String {
      switch self {
      case .renderer: "renderer"
      case .architecture: "architecture"
      case .library(let library): library.rawValue
      case .font(let file): "font \(file)"
      case .other(let name): name
      }
    }
  }

  /// The libraries that pixels depend on.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    /// Fills outlines and mixes colours.
    case cairo
    /// Breaks text into lines and runs.
    case pango
    /// Chooses and places the glyphs of a run.
    case harfbuzz
    /// Turns the outlines of glyphs into pixels.
    case freetype
    /// Reads what font files say of themselves.
    case fontconfig
    /// Mixes pixels for cairo.
    case pixman
    /// Orders text that runs in two directions.
    case fribidi
    /// Knows the properties of characters, by which Pango breaks lines.
    case glib
  }
}
