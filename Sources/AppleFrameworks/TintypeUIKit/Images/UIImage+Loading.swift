// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeImaging
package import TintypeScene

extension UIImage {
  /// Creates the image of an asset catalog; the result is `nil` if there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image of a bundle's asset catalog; the result is `nil` if there is none of that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle; `nil` is the main bundle.
  ///   - configuration: The configuration with the traits; `nil` uses the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image of a bundle's asset catalog; the result is `nil` if there is none of that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle; `nil` is the main bundle.
  ///   - traitCollection: The traits; `nil` uses the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let image = UIKitEnvironment.current.resources.image(name, bundle, traitCollection ?? .current)
    guard let image else { return nil }
    self.init(values: image.values)
  }

  /// Creates a symbol.
  ///
  /// The result is `nil` only for an empty name. A snapshot with an unknown symbol fails.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration.
  ///
  /// The result is `nil` only for an empty name. A snapshot with an unknown symbol fails.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    var values = ImageValues()
    values.symbolName = name
    values.scale = UITraitCollection.current.displayScale
    values.symbol = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(values: values)
  }

  /// Creates a symbol with a configuration and a value from 0 to 1, the share of its variable layers
  /// that are active.
  ///
  /// The result is `nil` only for an empty name. A snapshot with an unknown symbol fails.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    guard let symbol = UIImage(systemName: name, withConfiguration: configuration) else {
      return nil
    }
    var values = symbol.values
    values.symbolValue = value
    self.init(values: values)
  }

  /// Creates a symbol for traits.
  ///
  /// The result is `nil` only for an empty name. A snapshot with an unknown symbol fails.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Returns the image as a PNG file in the orientation of the display; `nil` for a symbol.
  public func pngData() -> Data? {
    guard let pixels = values.imageData, let bitmap = CGImage(pixels).bitmap else { return nil }
    return (try? PNG.encode(bitmap, scale: Double(scale))).map { Data($0.bytes) }
  }

  /// Returns `nil`, because there is no JPEG encoder.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIImage {
  /// Creates an image from the engine's representation.
  package convenience init(_ pixels: ImageData) {
    self.init(values: ImageValues(image: CGImage(pixels), scale: CGFloat(pixels.scale)))
  }

  /// The engine's representation, in the orientation of the display; `nil` for a symbol.
  package var imageData: ImageData? { values.imageData }
}
