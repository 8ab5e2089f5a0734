// SPDX-License-Identifier: MIT

extension Fingerprint.Difference: CustomStringConvertible {
  /// The difference as short text, such as `cairo 1.16.0 → 1.18.4`.
  package var description: String {
    let missing = if case .font = part { "not in use" } else { "not stated" }
    return "\(part.name) \(before ?? missing) → \(after ?? missing)"
  }

  /// The difference with a short description of its effect on pixels.
  package var summary: String {
    let consequence =
      switch (effect, part) {
      case (.unstated, _): "unknown effect on pixels"
      case (.none, _): "no known effect on pixels"
      case (.possible, _): "may affect pixels"
      case (.certain, .font): "affects the text in this font"
      case (.certain, _): "affects pixels"
      }
    return "\(self) (\(consequence))"
  }

  /// An explanation: the part, how the difference affects pixels, and the next step.
  package var explanation: String {
    [part.role, consequence, advice].compactMap(\.self).joined(separator: " ")
  }

  private var consequence: String {
    switch (part, effect) {
    case (_, .unstated):
      "One of the two images does not state it, because another version of Tintype painted it."
    case (.renderer, _): "Every image may differ."
    case (.architecture, .none):
      "With these versions of the libraries, no pixel difference between the two is known."
    case (.architecture, _): "Images from these two have not been compared, and may differ."
    case (.font, _) where before == nil || after == nil:
      "Only one of the two images has text in this font."
    case (.font, _): "The two files differ, so all text in this font may differ."
    case (.library(.cairo), _):
      """
      Images from 1.16 and 1.18 are known to be equal; another version may affect single pixels of \
      shapes. Text is not affected, because Tintype positions each glyph itself.
      """
    case (.library(.pixman), .none):
      "The two versions differ in operators that Tintype does not use."
    case (.library(.fontconfig), .none):
      "Tintype does not use it to choose fonts, so it affects no pixels."
    case (.library, .none): "No pixel difference between these two versions is known."
    case (.library(.pango), _), (.library(.harfbuzz), _):
      "Nearly all text is laid out in the same way; rare characters and scripts may differ."
    case (.library(.fribidi), _), (.library(.glib), _):
      "Only characters that one of the two versions does not support may be laid out differently."
    case (.library, _): "Images from these two versions have not been compared, and may differ."
    case (.other, _): "Its effect on pixels is unknown."
    }
  }

  private var advice: String? {
    guard effect > .none else { return nil }
    switch part {
    case .renderer:
      return "Use the same version of Tintype, or record the references again."
    case .architecture: return "If images differ, record all references on one kind of processor."
    case .font where before == nil || after == nil:
      return "If the component did not change, install the same fonts on both machines."
    case .font(let file):
      let package = Fingerprint.debianPackage(ofFont: file)
      let source = package.map { " from the package \($0) (Debian, Ubuntu)" } ?? ""
      return "Install the same file\(source), or record the references again."
    case .library, .other:
      return "If images differ, install the same version, or record the references again."
    }
  }
}

extension Fingerprint.Part {
  /// A sentence that describes the part.
  fileprivate var role: String {
    switch self {
    case .renderer: "The revision of Tintype's own painting rules."
    case .architecture: "The kind of processor."
    case .library(let library): library.role
    case .font: "The prefix of a font file's SHA-256 digest."
    case .other: "This part is unknown to this version of Tintype."
    }
  }
}

extension Fingerprint.Library {
  /// The library's official name.
  package var title: String {
    switch self {
    case .cairo: "cairo"
    case .pango: "Pango"
    case .harfbuzz: "HarfBuzz"
    case .freetype: "FreeType"
    case .fontconfig: "fontconfig"
    case .pixman: "pixman"
    case .fribidi: "FriBidi"
    case .glib: "GLib"
    }
  }

  /// A sentence that describes the library's contribution to an image.
  package var role: String {
    switch self {
    case .cairo: "cairo fills outlines and blends colors."
    case .pango: "Pango breaks text into lines and runs."
    case .harfbuzz: "HarfBuzz chooses and places the glyphs of a run."
    case .freetype: "FreeType rasterizes the outlines of glyphs."
    case .fontconfig: "fontconfig reads the metadata of font files."
    case .pixman: "pixman blends pixels for cairo."
    case .fribidi: "FriBidi orders bidirectional text."
    case .glib: "GLib provides the properties of characters, which Pango uses to break lines."
    }
  }

  /// The package of Debian and Ubuntu that provides the library's development files.
  package var debianPackage: String {
    switch self {
    case .cairo: "libcairo2-dev"
    case .pango, .fribidi: "libpango1.0-dev"
    case .harfbuzz: "libharfbuzz-dev"
    case .freetype: "libfreetype-dev"
    case .fontconfig: "libfontconfig-dev"
    case .pixman: "libpixman-1-dev"
    case .glib: "libglib2.0-dev"
    }
  }
}

extension Fingerprint {
  /// Returns the package of Debian and Ubuntu that contains a font of the standard book; `nil` for
  /// other fonts.
  package static func debianPackage(ofFont file: String) -> String? {
    if file.hasPrefix("Roboto-") { return "fonts-roboto-unhinted" }
    if file.hasPrefix("NotoSans") { return "fonts-noto-core" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("wqy-microhei") { return "fonts-wqy-microhei" }
    return nil
  }
}
