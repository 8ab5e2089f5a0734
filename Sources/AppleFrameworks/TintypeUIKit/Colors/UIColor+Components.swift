// SPDX-License-Identifier: MIT

public import Foundation

extension UIColor {
  /// The components for the current traits; transparent black for a pattern.
  var currentComponents: ColorComponents {
    if case .components(let components) = source { return components }
    let resolved = resolvedColor(with: .current)
    if case .components(let components) = resolved.source { return components }
    return ColorComponents(white: 0, alpha: 0)
  }

  /// Stores white and alpha, and returns `true` if the color is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores hue, saturation, brightness and alpha, and returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    let values = components.hueSaturationBrightness
    hue?.pointee = values.0
    saturation?.pointee = values.1
    brightness?.pointee = values.2
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores red, green, blue and alpha, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }
}

extension UIColor {
  /// Creates the color of an asset catalog; the result is `nil` if there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color of a bundle's asset catalog; the result is `nil` if there is none of that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle; `nil` is the main bundle.
  ///   - traitCollection: The traits to resolve the color with; `nil` keeps all variants.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = UIKitEnvironment.current.resources.color(name, bundle) else { return nil }
    let resolved = traitCollection.map { color.resolvedColor(with: $0) } ?? color
    self.init(source: resolved.source)
  }
}
