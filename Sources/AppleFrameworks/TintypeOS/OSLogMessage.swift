// SPDX-License-Identifier: MIT

/// A message of a logger, whose text is discarded.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message from a literal.
  public init(stringLiteral value: String) {}

  /// Creates a message from an interpolation.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Creates an interpolation without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a literal.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds an integer.
  public mutating func appendInterpolation<T>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) where T: FixedWidthInteger {}

  /// Adds a floating-point number.
  public mutating func appendInterpolation<T>(
    _ number: T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) where T: BinaryFloatingPoint {}

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  /// Adds a string.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  /// Adds the description of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) where T: CustomStringConvertible {}

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  /// Adds the description of an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds the description of an object.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ argumentObject: NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
}

/// The format of integers.
public struct OSLogIntegerFormatting: Sendable {
  /// Decimal digits.
  public static var decimal: Self { Self() }
  /// Hexadecimal digits.
  public static var hex: Self { Self() }
  /// Octal digits.
  public static var octal: Self { Self() }

  /// Returns a format with decimal digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self()
  }

  /// Returns a format with hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self()
  }

  /// Returns a format with octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self()
  }
}

/// The format of floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  /// Digits without an exponent.
  public static var fixed: Self { Self() }
  /// Hexadecimal digits.
  public static var hex: Self { Self() }
  /// Digits with an exponent.
  public static var exponential: Self { Self() }
  /// The shorter one of the other formats.
  public static var hybrid: Self { Self() }

  /// Returns a format without an exponent.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self()
  }

  /// Returns a format with an exponent.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self()
  }

  /// Returns the shorter one of the other formats.
  public static func hybrid(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self()
  }
}

/// The format of Boolean values.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}

/// The alignment of a part of a message.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static var none: Self { Self() }
  /// Returns an alignment at the right of a number of columns.
  public static func right(columns: Int) -> Self { Self() }
  /// Returns an alignment at the left of a number of columns.
  public static func left(columns: Int) -> Self { Self() }
}

/// The visibility of a part of a message.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a part that is not visible.
  public enum Mask: Sendable {
    /// A hash value.
    case hash
    /// No value.
    case none
  }

  /// Visible.
  public static var `public`: Self { Self() }
  /// Not visible.
  public static var `private`: Self { Self() }
  /// Not visible, even if private parts are.
  public static var sensitive: Self { Self() }
  /// The default of the type.
  public static var auto: Self { Self() }
  /// Returns a visibility with a mask.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// Returns a visibility with a mask.
  public static func sensitive(mask: Mask) -> Self { Self() }
  /// Returns a visibility with a mask.
  public static func auto(mask: Mask) -> Self { Self() }
}
