// SPDX-License-Identifier: MIT

/// A combination of a viewport and traits in which a component is rendered.
public struct Variant: Hashable, Sendable {
  /// The values that distinguish the variant, such as `dark-accessibility3-rtl-iPhone13`.
  ///
  /// The name is safe as a part of a file name. It is empty for the only variant of a set.
  public var name: String
  /// The viewport in which the component is laid out.
  public var viewport: Viewport
  /// The traits of the component's environment.
  public var traits: Traits

  /// Creates a variant.
  public init(name: String, viewport: Viewport, traits: Traits) {
    (self.name, self.viewport, self.traits) = (name, viewport, traits)
  }
}

/// All combinations of some values, in a fixed order, each with a unique name.
///
/// ```swift
/// let variants = Variants(
///   schemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3],
///   devices: [.iPhone13, .iPadPro11]
/// ).axis("state", ["normal": Traits(), "pressed": .controlState(.highlighted)])
/// ```
///
/// The axes are in the order of the parameters, followed by those of `axis(_:_:)`. The last axis
/// varies fastest. If two axes set the same trait, the later axis takes precedence. A name consists
/// of the values of axes that have several values. An axis without values is ignored: there is
/// always at least one variant, so that no test passes because it compared nothing. Duplicate
/// values of an axis count once. If different variants would have the same name, ignoring case, the
/// later ones are numbered from 2.
public struct Variants: RandomAccessCollection, Sendable {
  /// The maximum number of variants in a set.
  ///
  /// A larger set has a single variant that fails every snapshot with
  /// `TraitsError.tooManyVariants`.
  public static let maximumCount = 4096

  private var axes: [Axis]
  private var variants: [Variant]

  /// Creates the combinations of values on devices.
  ///
  /// - Parameters:
  ///   - schemes: The color schemes.
  ///   - contrasts: The contrasts.
  ///   - dynamicTypeSizes: The Dynamic Type sizes.
  ///   - layoutDirections: The layout directions.
  ///   - locales: The identifiers of locales.
  ///   - devices: The devices; without any, the default, the canvas is as large as the component.
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

  /// Creates the combinations of values in viewports.
  ///
  /// - Parameters:
  ///   - schemes: The color schemes.
  ///   - contrasts: The contrasts.
  ///   - dynamicTypeSizes: The Dynamic Type sizes.
  ///   - layoutDirections: The layout directions.
  ///   - locales: The identifiers of locales.
  ///   - viewports: The viewports. The name of a device is used in names, a size in points as
  ///     `320x200`, and a canvas as large as the component as `sizeThatFits`.
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

  /// Returns the set with one more axis.
  ///
  /// - Parameters:
  ///   - name: The name of the axis, which is not part of variant names. An existing axis with the
  ///     name is removed; the new axis is last.
  ///   - values: The values with their names, in order.
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
  /// The index after the last variant.
  public var endIndex: Int { variants.endIndex }
  /// The variant at a valid index.
  public subscript(index: Int) -> Variant { variants[index] }
}

extension Variants {
  /// An axis of values, of which each variant has one.
  struct Axis: Sendable {
    var name: String
    var values: [Value]

    /// Creates an axis; duplicate values count once.
    init(name: String, values: [Value]) {
      self.name = name
      var seen: Set<Value> = []
      self.values = values.filter { seen.insert($0).inserted }
    }

    /// A value with its name and its effect on a variant.
    struct Value: Hashable, Sendable {
      var name: String
      var traits = Traits()
      var viewport: Viewport?
    }
  }

  /// Returns the variants of all combinations, the last axis varying fastest.
  static func combinations(of axes: [Axis]) -> [Variant] {
    let given = axes.filter { !$0.values.isEmpty }
    var count = 1
    for axis in given {
      // Both factors are small enough that their product does not overflow.
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

  /// Returns the only variant of a set that is too large.
  private static func tooMany(_ axes: [Axis]) -> Variant {
    var traits = Traits()
    traits.failure = .tooManyVariants(
      axes: axes.map { "\($0.values.count) \($0.name)" }.joined(separator: " × "))
    return Variant(name: "", viewport: .sizeThatFits, traits: traits)
  }
}

/// Names that remain distinct on file systems that ignore case.
private struct UniqueNames {
  private var taken: Set<String> = []
  /// The last number assigned to each name.
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
  /// The name of the viewport in variant names.
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
  /// The string as a part of a file name, at most 60 bytes long.
  ///
  /// Letters, digits and `_` are kept; any other sequence of characters becomes one `-`.
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
