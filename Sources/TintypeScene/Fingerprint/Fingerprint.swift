// SPDX-License-Identifier: MIT

/// What painted a picture: the versions of libraries, and the digests of fonts.
public struct Fingerprint: Hashable, Sendable {
  /// Names and values, such as `cairo` and `1.16.0`.
  package var parts: [String: String]

  /// Creates a fingerprint.
  package init(parts: [String: String]) {
    self.parts = parts
  }
}

extension Fingerprint: Codable {
  /// Decodes an object of names and values.
  public init(from decoder: any Decoder) throws {
    parts = try decoder.singleValueContainer().decode([String: String].self)
  }

  /// Encodes an object of names and values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }
}

extension Fingerprint {
  /// What a part of a fingerprint tells about.
  package enum Part: Hashable, Sendable {
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
    package init(name: String) {
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
    package var name: String {
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

extension Fingerprint {
  /// A part that is not the same in two fingerprints.
  package struct Difference: Hashable, Sendable {
    /// What differs.
    package var part: Part
    /// The value in the first fingerprint; `nil` where it does not tell.
    package var before: String?
    /// The value in the second fingerprint; `nil` where it does not tell.
    package var after: String?

    /// Creates a difference.
    package init(_ part: Part, from before: String?, to after: String?) {
      self.part = part
      self.before = before
      self.after = after
    }

    /// What a difference does to pixels.
    package enum Effect: Int, Hashable, Sendable, Comparable, CaseIterable {
      /// One of the two does not tell, so nothing is known.
      case unstated
      /// No pixel is known that it moves.
      case none
      /// It may move some pixels.
      case possible
      /// It moves pixels.
      case certain

      /// Whether the first effect is the smaller one.
      package static func < (one: Effect, other: Effect) -> Bool { one.rawValue < other.rawValue }
    }
  }

  /// What differs from another fingerprint: what moves pixels first, then by name.
  ///
  /// - Parameter other: The fingerprint whose values are those after the arrow.
  /// - Returns: One difference for each part that is not the same.
  package func differences(to other: Fingerprint) -> [Difference] {
    let differences: [Difference] = Set(parts.keys).union(other.parts.keys).compactMap { name in
      let (part, mine, theirs) = (Part(name: name), parts[name], other.parts[name])
      return part.isSame(mine, theirs) ? nil : Difference(part, from: mine, to: theirs)
    }
    return differences.sorted {
      $0.effect == $1.effect ? $0.part.name < $1.part.name : $0.effect > $1.effect
    }
  }
}

extension Fingerprint.Part {
  /// Whether two values say the same.
  fileprivate func isSame(_ one: String?, _ other: String?) -> Bool {
    guard case .font = self, let one, let other else { return one == other }
    // Behind a font's digest stands a remark, such as that it is not the standard build.
    return one.prefix { $0 != " " } == other.prefix { $0 != " " }
  }
}

extension Fingerprint.Difference {
  /// What the difference does to pixels, as far as it is known.
  ///
  /// Known are the versions between which pictures were compared; see
  /// ``Fingerprint/Library/comparedVersions``.
  package var effect: Effect {
    switch part {
    // A font that only one of them names is one that only one of them uses.
    case .font: return .certain
    case _ where before == nil || after == nil: return .unstated
    case .renderer: return .certain
    case .architecture:
      return Set([before, after]).isSubset(of: ["x86_64", "arm64"]) ? .none : .possible
    case .library(let library):
      guard let versions = library.comparedVersions else { return .possible }
      let areCompared = [before, after].allSatisfy { text in
        text.flatMap { LibraryVersion($0) }.map { versions.contains($0) } ?? false
      }
      return areCompared ? .none : .possible
    case .other: return .possible
    }
  }
}

extension Fingerprint.Library {
  /// The versions among which no pixel is known that differs; `nil` where each version may bring
  /// other rules, be it only for characters that are new or rare.
  ///
  /// Found by painting the gallery's sheets with the libraries of Debian 12 and of Debian 13, one by
  /// one. cairo alone moves pixels, up to 22 on a sheet, by up to 11 of 255, where it strokes curves;
  /// it places glyphs at quarters of pixels since 1.17.4, but Tintype places them itself. The
  /// operators that pixman changed in 0.44 are not used; fontconfig only tells what stands in font
  /// files.
  package var comparedVersions: Range<LibraryVersion>? {
    switch self {
    case .pixman: LibraryVersion(0, 42)..<LibraryVersion(0, 45)
    case .freetype: LibraryVersion(2, 12)..<LibraryVersion(2, 14)
    case .fontconfig: LibraryVersion(2, 14)..<LibraryVersion(2, 16)
    case .cairo, .pango, .harfbuzz, .fribidi, .glib: nil
    }
  }
}

/// A version as numbers, such as 1.16.0.
package struct LibraryVersion: Hashable, Comparable, Sendable {
  /// The numbers without zeros at the end, so that 1.16 is 1.16.0.
  private let numbers: [Int]

  /// Creates a version.
  package init(_ numbers: Int...) {
    self.init(numbers)
  }

  /// Reads numbers between full stops; `nil` where something else stands there.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  private init(_ numbers: [Int]) {
    let end = numbers.lastIndex { $0 != 0 } ?? 0
    self.numbers = Array(numbers.prefix(end + 1))
  }

  /// Whether the first version is older.
  package static func < (one: LibraryVersion, other: LibraryVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

extension LibraryVersion: CustomStringConvertible {
  /// The numbers with full stops between them.
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
