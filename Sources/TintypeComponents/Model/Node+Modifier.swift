// SPDX-License-Identifier: MIT

extension Node {
  /// A change to how a node is laid out or painted.
  public enum Modifier: Hashable, Codable, Sendable {
    /// Room around the node.
    case padding(EdgeInsets)
    /// A width, a height or both.
    case frame(FixedFrame)
    /// Limits for the width and the height.
    case flexibleFrame(FlexibleFrame)
    /// Insists on the ideal size along some axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The order in which a stack hands out room; 0 for everything else.
    case layoutPriority(Double)
    /// Something behind the node: a colour, or the nodes attached to this modifier.
    case background(Decoration)
    /// Something in front of the node.
    case overlay(Decoration)
    /// Opacity, from 0 to 1, of the node as a whole.
    case opacity(Double)

    /// The name of the modifier in paths and attributes.
    public var name: String {
      switch self {
      case .padding: "padding"
      case .frame, .flexibleFrame: "frame"
      case .fixedSize: "fixedSize"
      case .layoutPriority: "layoutPriority"
      case .background: "background"
      case .overlay: "overlay"
      case .opacity: "opacity"
      }
    }
  }

  /// The name of a modifier with its ordinal among those of its name: `padding[1]`.
  ///
  /// An index beyond the modifiers gives `modifier[index]`.
  public func modifierName(at index: Int) -> String {
    guard modifiers.indices.contains(index) else { return "modifier[\(index)]" }
    let name = modifiers[index].name
    let ordinal = modifiers[..<index].lazy.filter { $0.name == name }.count
    return "\(name)[\(ordinal)]"
  }

  /// The names of all modifiers, each as `modifierName(at:)` gives it.
  var modifierNames: [String] {
    var ordinals: [String: Int] = [:]
    return modifiers.map { modifier in
      let ordinal = ordinals[modifier.name, default: 0]
      ordinals[modifier.name] = ordinal + 1
      return "\(modifier.name)[\(ordinal)]"
    }
  }
}

/// A width, a height or both, whatever the parent offers.
public struct FixedFrame: Hashable, Codable, Sendable {
  /// The width; `nil` leaves it to the content.
  public var width: Length?
  /// The height; `nil` leaves it to the content.
  public var height: Length?
  /// Where the content lies in the frame.
  public var alignment: Alignment

  /// Creates a frame, lengths in points.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width.map(Length.init)
    self.height = height.map(Length.init)
    self.alignment = alignment
  }
}

/// Limits for a width and a height.
public struct FlexibleFrame: Hashable, Codable, Sendable {
  /// The least width.
  public var minWidth: Length?
  /// The width where none is proposed.
  public var idealWidth: Length?
  /// The greatest width; infinity takes all that is proposed.
  public var maxWidth: Length?
  /// The least height.
  public var minHeight: Length?
  /// The height where none is proposed.
  public var idealHeight: Length?
  /// The greatest height; infinity takes all that is proposed.
  public var maxHeight: Length?
  /// Where the content lies in the frame.
  public var alignment: Alignment

  /// Creates limits, lengths in points.
  public init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth.map(Length.init)
    self.idealWidth = idealWidth.map(Length.init)
    self.maxWidth = maxWidth.map(Length.init)
    self.minHeight = minHeight.map(Length.init)
    self.idealHeight = idealHeight.map(Length.init)
    self.maxHeight = maxHeight.map(Length.init)
    self.alignment = alignment
  }
}

/// What lies behind or in front of a node.
public struct Decoration: Hashable, Codable, Sendable {
  /// A colour; `nil` where nodes are attached instead.
  public var color: ResolvedColor?
  /// Where the attached nodes lie.
  public var alignment: Alignment

  /// Creates a decoration.
  public init(color: ResolvedColor? = nil, alignment: Alignment = .center) {
    self.color = color
    self.alignment = alignment
  }
}

/// A length in points that may be infinite, which JSON has no number for.
public struct Length: Hashable, Codable, Sendable {
  /// The length in points.
  public var points: Double

  /// Creates a length.
  public init(_ points: Double) {
    self.points = points
  }

  /// Whether both are the same length; what is not a number is the same as itself, so that trees
  /// and scenes that hold it can be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.points == right.points || (left.points.isNaN && right.points.isNaN)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(points.isNaN ? nil : points)
  }

  /// Decodes a number, or one of the words `infinity`, `-infinity` and `nan`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      points = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": points = .infinity
    case "-infinity": points = -.infinity
    case "nan": points = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is no length in points.")
    }
  }

  /// Encodes a number, or a word where JSON has no number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points.isFinite {
      try container.encode(points)
    } else {
      try container.encode(points.pointText)
    }
  }
}
