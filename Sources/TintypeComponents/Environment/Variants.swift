// SPDX-License-Identifier: MIT

/// One combination of what a component can be photographed in.
public struct Variant: Hashable, Sendable {
  /// The values that make the difference, such as `dark-accessibility3-rtl-iPhone13`; it is safe as
  /// a part of a file's name, and empty where a set has one variant.
  public var name: String
  /// What the component is laid out on.
  public var viewport: Viewport
  /// What is fixed in its environment.
  public var traits: Traits

  /// Creates a variant.
  public init(name: String, viewport: Viewport, traits: Traits) {
    self.name = name
    self.viewport = viewport
    self.traits = traits
  }
}

/// Every combination of some values, in a fixed order, each with a name of its own.
///
/// ```swift
/// let variants = Variants(
///   schemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3],
///   devices: [.iPhone13, .iPadPro11]
/// ).axis("state", ["normal": Traits(), "pressed": .controlState(.highlighted)])
/// ```
///
/// The axes follow each other as the parameters do, those of `axis(_:_:)` behind them; the last one
/// varies fastest, and where two fix the same trait, the later one wins. A name is made of the axes
/// that have several values. An axis without values counts as not given: there is always at least
/// one variant, so that no test passes because it compared nothing. A value that stands twice in an
/// axis counts once; where different variants would have the same name, upper and lower case being
/// the same, the later ones are numbered from 2.
public struct Variants: RandomAccessCollection, Sendable {
  /// The greatest number of variants in a set.
  ///
  /// A larger set has one variant, which fails every snapshot with `TraitsError.tooManyVariants`.
  public static let maximumCount = 4096

  private var axes: [Axis]
  private var variants: [Variant]

  /// Creates the combinations of values, on devices.
  ///
  /// - Parameters:
  ///   - schemes: Light or dark.
  ///   - contrasts: The contrasts.
  ///   - dynamicTypeSizes: The sizes of text.
  ///   - layoutDirections: The directions in which lines run.
  ///   - locales: The identifiers of languages and regions.
  ///   - devices: The devices; none, the default, takes a canvas as large as the component.
  public init(
    schemes: [ColorScheme] = [],
    contrasts: [ColorSchemeContrast] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [],
    layoutDirections: [LayoutDirection] = [],
    locales: [String] = [],
    devices: [Device] = []
  ) {
    self.init(
      schemes: schemes,
      contrasts: contrasts,
      dynamicTypeSizes: dynamicTypeSizes,
      layoutDirections: layoutDirections,
      locales: locales,
      viewports: devices.map { .device($0) }
    )
  }

  /// Creates the combinations of values, on viewports.
  ///
  /// - Parameters:
  ///   - schemes: Light or dark.
  ///   - contrasts: The contrasts.
  ///   - dynamicTypeSizes: The sizes of text.
  ///   - layoutDirections: The directions in which lines run.
  ///   - locales: The identifiers of languages and regions.
  ///   - viewports: What the component is laid out on; a device is named by its name, a size in
  ///     points as `320x200`, and a canvas as large as the component `sizeThatFits`.
  public init(
    schemes: [ColorScheme] = [],
    contrasts: [ColorSchemeContrast] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [],
    layoutDirections: [LayoutDirection] = [],
    locales: [String] = [],
    viewports: [Viewport]
  ) {
    func axis(_ name: String, _ traits: [Traits]) -> Axis {
      Axis(name: name, values: traits.map { Axis.Value(name: $0.name, traits: $0) })
    }
    axes = [
      axis("schemes", schemes.map { .colorScheme($0) }),
      axis("contrasts", contrasts.map { .colorSchemeContrast($0) }),
      axis("dynamicTypeSizes", dynamicTypeSizes.map { .dynamicTypeSize($0) }),
      axis("layoutDirections", layoutDirections.map { .layoutDirection($0) }),
      axis("locales", locales.map { .locale($0) }),
      Axis(
        name: "viewports",
        values: viewports.map { Axis.Value(name: $0.variantName, viewport: $0) }
      ),
    ]
    variants = Self.combinations(of: axes)
  }

  /// The set with one more axis.
  ///
  /// - Parameters:
  ///   - name: The name of the axis, which no variant is named by; an axis of that name gives way,
  ///     and the new one stands last.
  ///   - values: The values with their names, in their order.
  /// - Returns: The set with the axis.
  public func axis(_ name: String, _ values: KeyValuePairs<String, Traits>) -> Variants {
    var set = self
    set.axes.removeAll { $0.name == name }
    set.axes.append(
      Axis(name: name, values: values.map { Axis.Value(name: $0.key, traits: $0.value) }))
    set.variants = Self.combinations(of: set.axes)
    return set
  }

  /// The index of the first variant.
  public var startIndex: Int { variants.startIndex }
  /// The index behind the last variant.
  public var endIndex: Int { variants.endIndex }
  /// The variant at an index, which must be one of the set's.
  public subscript(index: Int) -> Variant { variants[index] }
}

extension Variants {
  /// Values of which each variant has one.
  struct Axis: Sendable {
    var name: String
    var values: [Value]

    /// Creates an axis; a value that stands twice counts once.
    init(name: String, values: [Value]) {
      self.name = name
      var seen: Set<Value> = []
      self.values = values.filter { seen.insert($0).inserted }
    }

    /// A value with what it adds to a variant.
    struct Value: Hashable, Sendable {
      var name: String
      var traits = Traits()
      var viewport: Viewport?
    }
  }

  /// The variants of all combinations, the last axis varying fastest.
  static func combinations(of axes: [Axis]) -> [Variant] {
    let given = axes.filter { !$0.values.isEmpty }
    var count = 1
    for axis in given {
      // Both numbers are small enough here for their product.
      count = axis.values.count > maximumCount ? .max : count * axis.values.count
      guard count <= maximumCount else { return [tooMany(given)] }
    }
    var combinations: [[Axis.Value]] = [[]]
    for axis in given {
      combinations = combinations.flatMap { begun in axis.values.map { begun + [$0] } }
    }
    let isNamed = given.map { $0.values.count > 1 }
    var names = UniqueNames()
    return combinations.map { values in
      let parts = zip(values, isNamed).filter(\.1).map(\.0.name.fileNamePart)
      return Variant(
        name: names.unique(parts.filter { !$0.isEmpty }.joined(separator: "-")),
        viewport: values.compactMap(\.viewport).last ?? .sizeThatFits,
        traits: Traits(values.map(\.traits))
      )
    }
  }

  /// The one variant of a set that is too large.
  private static func tooMany(_ axes: [Axis]) -> Variant {
    var traits = Traits()
    traits.failure = .tooManyVariants(
      axes: axes.map { "\($0.values.count) \($0.name)" }.joined(separator: " × "))
    return Variant(name: "", viewport: .sizeThatFits, traits: traits)
  }
}

/// Names that differ from each other, also where a file system ignores case.
private struct UniqueNames {
  private var taken: Set<String> = []
  /// The last number that was given to a name.
  private var numbers: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let key = name.lowercased()
    var candidate = name
    while !taken.insert(candidate.lowercased()).inserted {
      let number = numbers[key, default: 1] + 1
      numbers[key] = number
      candidate = name.isEmpty ? "\(number)" : "\(name)-\(number)"
    }
    return candidate
  }
}

extension Viewport {
  /// What a variant is called by its viewport.
  var variantName: String {
    switch self {
    case .device(let device, let size):
      device.name + (size.map { "-\($0.variantName)" } ?? "")
    case .fixed(let size): size.variantName
    case .sizeThatFits: "sizeThatFits"
    }
  }
}

extension Size {
  fileprivate var variantName: String { "\(width.pointText)x\(height.pointText)" }
}

extension String {
  /// The text as a part of a file's name: letters, digits and `_` stay, a run of anything else
  /// becomes one `-`, and 60 bytes are enough.
  fileprivate var fileNamePart: String {
    var part = ""
    for character in self {
      guard part.utf8.count + character.utf8.count <= 60 else { break }
      if character.isLetter || character.isNumber || character == "_" {
        part.append(character)
      } else if !part.isEmpty, part.last != "-" {
        part.append("-")
      }
    }
    while part.last == "-" { part.removeLast() }
    return part
  }
}
