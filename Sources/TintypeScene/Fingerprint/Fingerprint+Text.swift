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
      case (.unstated, _): "nothing is known"
      case (.none, _): "moves no pixel that is known"
      case (.possible, _): "may move pixels"
      case (.certain, .font): "moves the text that is set in it"
      case (.certain, _): "moves pixels"
      }
    return "\(self) (\(consequence))"
  }

  /// A description of the part, of the effect of the difference on pixels, and of the next step.
  package var explanation: String {
    [part.role, consequence, advice].compactMap(\.self).joined(separator: " ")
  }

  private var consequence: String {
    switch (part, effect) {
    case (_, .unstated):
      "One of the two does not tell it, as it was painted by another version of Tintype."
    case (.renderer, _): "Every picture may differ."
    case (.architecture, .none): "No pixel is known that differs between these two."
    case (.architecture, _): "Pictures of this one were not compared with others."
    case (.font, _) where before == nil || after == nil:
      "Only one of the two pictures has text in this file."
    case (.font, _): "These are two files of one name, so all text that is set in it may differ."
    case (.library(.cairo), _):
      """
      Pictures of 1.16 and 1.18 were found alike; another version may move single pixels of shapes. \
      Text it does not move, as Tintype places each glyph itself.
      """
    case (.library(.pixman), .none):
      "The two versions differ in operators that Tintype does not use."
    case (.library(.fontconfig), .none): "Tintype lets it choose no font, so no pixel moves."
    case (.library, .none): "No pixel is known that differs between these two versions."
    case (.library(.pango), _), (.library(.harfbuzz), _):
      "Nearly all text is laid out alike; rare characters and scripts may not be."
    case (.library(.fribidi), _), (.library(.glib), _):
      "Only characters that one of the two versions does not know may be laid out otherwise."
    case (.library, _): "Pictures of these two versions were not compared, and may differ."
    case (.other, _): "Whether it moves pixels is not known."
    }
  }

  private var advice: String? {
    guard effect > .none else { return nil }
    switch part {
    case .renderer:
      return "Use the same version of Tintype, or record the references again."
    case .architecture: return "If pictures differ, record them on one kind of processor."
    case .font where before == nil || after == nil:
      return "If the component did not change, install the same fonts on both machines."
    case .font(let file):
      let package = Fingerprint.debianPackage(ofFont: file)
      let source = package.map { " from the package \($0) (Debian, Ubuntu)" } ?? ""
      return "Install the same file\(source), or record the references again."
    case .library, .other:
      return "If pictures differ, install the same version, or record the references again."
    }
  }
}

extension Fingerprint.Part {
  /// A sentence that describes the part.
  fileprivate var role: String {
    switch self {
    case .renderer: "The number of Tintype's own rules of painting."
    case .architecture: "The kind of processor."
    case .library(let library): library.role
    case .font: "The first digits of a font file's SHA-256."
    case .other: "This version of Tintype does not know this part."
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
    case .cairo: "cairo fills outlines and mixes colours."
    case .pango: "Pango breaks text into lines and runs."
    case .harfbuzz: "HarfBuzz chooses and places the glyphs of a run."
    case .freetype: "FreeType turns the outlines of glyphs into pixels."
    case .fontconfig: "fontconfig reads what font files say of themselves."
    case .pixman: "pixman mixes pixels for cairo."
    case .fribidi: "FriBidi orders text that runs in two directions."
    case .glib: "GLib knows the properties of characters, by which Pango breaks lines."
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
