// SPDX-License-Identifier: MIT

/// The environment that rendered an image: the versions of libraries and the digests of fonts.
public struct Fingerprint: Hashable, Sendable {
  /// The names and values, such as `cairo` and `1.16.0`.
  package var parts: [String: String]

  /// Creates a fingerprint.
  package init(parts: [String: String]) { self.parts = parts }
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
  /// A part of a fingerprint.
  package enum Part: Hashable, Sendable {
    /// The revision of Tintype's rendering rules.
    case renderer
    /// The processor architecture.
    case architecture
    /// The version of a library.
    case library(Library)
    /// The digest of a font file, by the file's name.
    case font(String)
    /// A part that is unknown to this version of Tintype.
    case other(String)

    /// Creates a part from its name.
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

    /// The name of the part in a fingerprint.
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

  /// The libraries that affect pixels.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    /// Fills outlines and blends colors.
    case cairo
    /// Breaks text into lines and runs.
    case pango
    /// Selects and positions the glyphs of a run.
    case harfbuzz
    /// Rasterizes the outlines of glyphs.
    case freetype
    /// Reads the metadata of font files.
    case fontconfig
    /// Blends pixels for cairo.
    case pixman
    /// Orders bidirectional text.
    case fribidi
    /// Provides the Unicode properties of characters, which Pango uses to break lines.
    case glib
  }
}

extension Fingerprint {
  /// A part that differs between two fingerprints.
  package struct Difference: Hashable, Sendable {
    /// The part that differs.
    package var part: Part
    /// The value in the first fingerprint; `nil` if it is missing.
    package var before: String?
    /// The value in the second fingerprint; `nil` if it is missing.
    package var after: String?
    /// A Boolean value that indicates whether the images of two processors were compared, with the
    /// versions of libraries in both fingerprints.
    package var isCompared: Bool

    /// Creates a difference.
    package init(
      _ part: Part, from before: String?, to after: String?, isCompared: Bool = false
    ) {
      (self.part, self.before, self.after) = (part, before, after)
      self.isCompared = isCompared
    }

    /// The effect of a difference on pixels.
    package enum Effect: Int, Hashable, Sendable, Comparable, CaseIterable {
      /// The effect is unknown, because one of the fingerprints has no value.
      case unstated
      /// No changed pixels are known.
      case none
      /// Some pixels may change.
      case possible
      /// Pixels change.
      case certain

      /// Returns a Boolean value that indicates whether the first effect is smaller.
      package static func < (one: Effect, other: Effect) -> Bool { one.rawValue < other.rawValue }
    }
  }

  /// Returns the differences from another fingerprint: the greatest effect first, then by name.
  ///
  /// - Parameter other: The fingerprint that provides the values after the arrow.
  /// - Returns: One difference for each part that differs.
  package func differences(to other: Fingerprint) -> [Difference] {
    let differences: [Difference] = Set(parts.keys).union(other.parts.keys).compactMap { name in
      let (part, mine, theirs) = (Part(name: name), parts[name], other.parts[name])
      if part.isSame(mine, theirs) { return nil }
      let isCompared = part == .architecture && isOnComparedProcessor && other.isOnComparedProcessor
      return Difference(part, from: mine, to: theirs, isCompared: isCompared)
    }
    return differences.sorted {
      $0.effect == $1.effect ? $0.part.name < $1.part.name : $0.effect > $1.effect
    }
  }
}

extension Fingerprint {
  /// A Boolean value that indicates whether the processor and the versions of all libraries are those
  /// with which `scripts/measure/arm64` compared images.
  private var isOnComparedProcessor: Bool {
    ["x86_64", "arm64"].contains(parts["architecture"])
      && Library.allCases.allSatisfy { parts[$0.rawValue] == $0.versionOnBothProcessors }
  }
}

extension Fingerprint.Library {
  /// The version in Debian 12, whose packages for x86-64 and for arm64 were compared.
  ///
  /// `scripts/measure/arm64` repeated the calls of libraries for the images of the gallery with an
  /// emulated processor; no pixel differed.
  fileprivate var versionOnBothProcessors: String {
    switch self {
    case .cairo: "1.16.0"
    case .pango: "1.50.12"
    case .harfbuzz: "6.0.0"
    case .freetype: "2.12.1"
    case .fontconfig: "2.14.1"
    case .pixman: "0.42.2"
    case .fribidi: "1.0.8"
    case .glib: "2.74.6"
    }
  }
}

extension Fingerprint.Part {
  /// Returns a Boolean value that indicates whether two values are equivalent.
  fileprivate func isSame(_ one: String?, _ other: String?) -> Bool {
    guard case .font = self, let one, let other else { return one == other }
    // The digest of a font can be followed by a remark, such as that it is not the standard build.
    return one.prefix { $0 != " " } == other.prefix { $0 != " " }
  }
}

extension Fingerprint.Difference {
  /// The known effect of the difference on pixels.
  ///
  /// The effect is known for versions whose output has been compared; see
  /// ``Fingerprint/Library/comparedVersions``.
  package var effect: Effect {
    switch part {
    // A font that only one fingerprint contains was used by only one of the two renderers.
    case .font: return .certain
    case _ where before == nil || after == nil: return .unstated
    case .renderer: return .certain
    case .architecture: return isCompared ? .none : .possible
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
  /// The versions whose output is known to be identical; `nil` if each version may change the
  /// output, even if only for new or rare characters.
  ///
  /// The ranges were determined by rendering the gallery's sheets with the libraries of Debian 12
  /// and of Debian 13, one library at a time; no pixel differed. cairo has no range, because
  /// releases between 1.16.0 and 1.18.4 were not measured. Since 1.17.4 it places glyphs at quarters of
  /// pixels, but Tintype positions them itself. The operators that pixman changed in 0.44 are not
  /// used; fontconfig only reports the metadata of font files.
  package var comparedVersions: Range<LibraryVersion>? {
    switch self {
    case .pixman: LibraryVersion(0, 42)..<LibraryVersion(0, 45)
    case .freetype: LibraryVersion(2, 12)..<LibraryVersion(2, 14)
    case .fontconfig: LibraryVersion(2, 14)..<LibraryVersion(2, 16)
    case .cairo, .pango, .harfbuzz, .fribidi, .glib: nil
    }
  }
}

/// A version as a list of numbers, such as 1.16.0.
package struct LibraryVersion: Hashable, Comparable, Sendable {
  /// The numbers without trailing zeros, so that 1.16 equals 1.16.0.
  private let numbers: [Int]

  /// Creates a version.
  package init(_ numbers: Int...) { self.init(numbers) }

  /// Creates a version from numbers separated by periods; returns `nil` for other text.
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

  /// Returns a Boolean value that indicates whether the first version is older.
  package static func < (one: LibraryVersion, other: LibraryVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

extension LibraryVersion: CustomStringConvertible {
  /// The numbers separated by periods.
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
