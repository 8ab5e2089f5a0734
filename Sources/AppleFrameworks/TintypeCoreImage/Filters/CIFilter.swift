// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeSchedulers
internal import TintypeUIKit

/// A filter with its parameters.
///
/// The result of a filter that is not implemented is its input, with a note.
open class CIFilter: NSObject {
  /// The name, such as `CISepiaTone`.
  public let name: String
  private let kind: FilterKind?
  private var values: [String: Any] = [:]

  init(kind name: String) {
    self.name = name
    kind = FilterKind.all[name]
    super.init()
    setDefaults()
  }

  /// Creates a filter with default values; `nil` if its name does not begin with `CI`.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// Creates a filter with parameters; `nil` if its name does not begin with `CI`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.init(kind: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Sets all parameters but images to their default values.
  open func setDefaults() {
    for (key, value) in kind?.defaults ?? [:] { values[key] = value }
  }

  /// Sets a parameter.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a parameter, or the result for `outputImage`.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The names of the parameters, in alphabetical order.
  open var inputKeys: [String] {
    guard let kind else { return [kCIInputImageKey] }
    return (Array(kind.defaults.keys) + (kind.hasImage ? [kCIInputImageKey] : [])).sorted()
  }

  /// The names of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name of the filter.
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

  /// Returns the name of a filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.all[filterName].map { _ in String(filterName.dropFirst(2)) }
  }

  /// Returns the names of the filters that are implemented, in alphabetical order.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.keys.sorted()
  }

  /// The result; `nil` without an input.
  open var outputImage: CIImage? {
    guard let kind else {
      IssueReporter.note(
        "The filter \(name) is not implemented on Linux, so its result is the input image.")
      return image(kCIInputImageKey)
    }
    return kind.apply(self)
  }
}

// MARK: Parameters

extension CIFilter {
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number that is finite; 0 for other values.
  func number(_ key: String) -> Double {
    let number: Double? =
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as Double: value
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  func color(_ key: String) -> CIColor {
    values[key] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0)
  }

  func vector(_ key: String) -> CIVector {
    (values[key] as? CGPoint).map { CIVector(cgPoint: $0) } ?? values[key] as? CIVector
      ?? CIVector(values: [])
  }

  func data(_ key: String) -> Data? { values[key] as? Data }

  func text(_ key: String) -> String? { values[key] as? String }
}

extension CIImage {
  /// Returns the result of a filter; the image itself if the filter has no result.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// Returns the result of a filter with default values.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image with a Gaussian blur, whose standard deviation is in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

/// Numbers of a parameter, such as a point.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  /// Creates numbers.
  public init(values: [CGFloat]) { self.values = values }

  /// Creates a point.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }

  /// Creates three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }

  /// Creates four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }

  /// Creates a point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }

  /// Creates the origin and size of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.minX, y: r.minY, z: r.width, w: r.height)
  }

  /// The number of values.
  open var count: Int { values.count }
  /// The first number; 0 if it is missing.
  open var x: CGFloat { value(at: 0) }
  /// The second number; 0 if it is missing.
  open var y: CGFloat { value(at: 1) }
  /// The third number; 0 if it is missing.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 if it is missing.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns a number; 0 if it is missing or not finite.
  open func value(at index: Int) -> CGFloat {
    values.indices.contains(index) && values[index].isFinite ? values[index] : 0
  }
}
