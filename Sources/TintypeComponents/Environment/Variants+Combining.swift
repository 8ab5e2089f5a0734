// SPDX-License-Identifier: MIT

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
