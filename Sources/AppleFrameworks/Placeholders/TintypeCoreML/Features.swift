// SPDX-License-Identifier: MIT

/// The types of values of a model.
public enum MLFeatureType: Int, Sendable {
  /// No value.
  case invalid = 0
  /// A whole number.
  case int64
  /// A number.
  case double
  /// A text.
  case string
  /// An image.
  case image
  /// An array of numbers.
  case multiArray
  /// Numbers by key.
  case dictionary
  /// A sequence of whole numbers or texts.
  case sequence
}

/// Values by name, which a model receives or returns.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// Returns the value of a name; `nil` for another name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// A value that a model receives or returns.
open class MLFeatureValue: NSObject {
  /// The type.
  public let type: MLFeatureType
  private let value: Any?

  private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }

  /// Creates a whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Creates an array.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Creates a dictionary of numbers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary, value)
  }
  /// Creates a value of a type that has none.
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }

  /// The whole number; 0 for another type.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 for another type.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty for another type.
  open var stringValue: String { value as? String ?? "" }
  /// The array; `nil` for another type.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The numbers; empty for another type.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  /// A Boolean value that indicates whether there is no value.
  open var isUndefined: Bool { value == nil }
}

/// Values by name that a dictionary stores.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The values.
  public let dictionary: [String: MLFeatureValue]

  /// Creates a provider of numbers, texts, arrays and values of features.
  ///
  /// - Throws: ``MLModelError`` if a value has another type.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      default: throw MLModelError(.featureType)
      }
    }
  }

  /// The names.
  open var featureNames: Set<String> { Set(dictionary.keys) }

  /// Returns the value of a name; `nil` for another name.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// The types of the elements of an array.
public enum MLMultiArrayDataType: Int, Sendable {
  /// Numbers of 64 bits.
  case double = 65600
  /// Numbers of 32 bits.
  case float32 = 65568
  /// Numbers of 16 bits.
  case float16 = 65552
  /// Whole numbers of 32 bits.
  case int32 = 131104

  /// Another name of `float32`.
  public static var float: Self { .float32 }
}

/// An array of numbers with several dimensions.
open class MLMultiArray: NSObject {
  /// The number of elements of each dimension.
  public let shape: [NSNumber]
  /// The type of the elements.
  public let dataType: MLMultiArrayDataType
  private var elements: [Double]

  /// The maximum number of elements.
  private static let maximumCount = 1 << 26

  /// Creates an array of zeros.
  ///
  /// - Throws: ``MLModelError`` if a dimension is negative, or the array has more than 67,108,864
  ///   elements.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    var count = 1
    for length in shape.map(\.intValue) {
      let (product, isOverflow) = count.multipliedReportingOverflow(by: length)
      guard length >= 0, !isOverflow, product <= Self.maximumCount else {
        throw MLModelError(.generic)
      }
      count = product
    }
    elements = Array(repeating: 0, count: count)
  }

  /// Creates an array of one dimension.
  public convenience init(_ values: [Double]) throws {
    try self.init(shape: [NSNumber(value: values.count)], dataType: .double)
    elements = values
  }

  /// The number of elements.
  open var count: Int { elements.count }

  /// The distances between the elements of each dimension.
  open var strides: [NSNumber] {
    var (strides, step) = ([NSNumber](), 1)
    for length in shape.reversed() {
      strides.insert(NSNumber(value: step), at: 0)
      step *= max(length.intValue, 1)
    }
    return strides
  }

  /// The element at a place; 0 outside of the array, where a new value has no effect.
  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: elements.indices.contains(index) ? elements[index] : 0) }
    set { if elements.indices.contains(index) { elements[index] = newValue.doubleValue } }
  }

  /// The element at a place in each dimension; 0 outside of the array, where a new value has no effect.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(of: key)] }
    set { self[place(of: key)] = newValue }
  }

  private func place(of key: [NSNumber]) -> Int {
    guard key.count == shape.count,
      zip(key, shape).allSatisfy({ 0..<$1.intValue ~= $0.intValue })
    else { return -1 }
    return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
