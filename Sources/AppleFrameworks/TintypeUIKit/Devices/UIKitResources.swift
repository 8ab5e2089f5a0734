// SPDX-License-Identifier: MIT

package import Foundation
internal import TintypeComponents
internal import TintypeResources
package import TintypeScene
internal import TintypeScheduling

/// The closures that look up images, colors and fonts.
///
/// By default, images and colors are those of bundles, every font name is a family, and fonts have
/// the metrics of San Francisco. The facade can replace them.
package struct UIKitResources: Sendable {
  /// Returns the image of a name in a bundle, or in the main bundle, for a display scale.
  package var image: @Sendable (String, Bundle?, UITraitCollection) -> UIImage? = {
    name, bundle, traits in
    catalogImage(name, bundle, traits)
  }
  /// Returns the color of a name in a bundle, or in the main bundle.
  package var color: @Sendable (String, Bundle?) -> UIColor? = { name, bundle in
    catalogColor(name, bundle)
  }
  /// Returns the font of a PostScript name, a full name or a family, in any size; `nil` if there is
  /// none.
  package var font: @Sendable (String) -> Font? = { Font(family: $0, size: 17) }
  /// Returns the metrics of a font; `nil` for those of San Francisco.
  package var metrics: @Sendable (Font) -> FontMetrics? = { _ in nil }

  /// Creates the defaults.
  package init() {}
}

extension UIKitResources {
  /// The accent color of the main bundle; `nil` without one.
  static var accentColor: UIColor? {
    Assets.accentColor(for: AssetTraits(.current)).map { UIColor($0) }
  }

  /// Returns the image of a bundle; an error fails the test.
  private static func catalogImage(
    _ name: String, _ bundle: Bundle?, _ traits: UITraitCollection
  ) -> UIImage? {
    do throws(AssetError) {
      let image = try Assets.image(named: name, in: bundle, for: AssetTraits(traits))
      return image.map { UIImage($0, named: name) }
    } catch {
      IssueReporter.report(error, at: nil)
      return nil
    }
  }

  /// Returns the color of a bundle; an error fails the test.
  private static func catalogColor(_ name: String, _ bundle: Bundle?) -> UIColor? {
    do throws(AssetError) {
      return try Assets.color(named: name, in: bundle, for: AssetTraits(.current))
        .map { UIColor($0) }
    } catch {
      IssueReporter.report(error, at: nil)
      return nil
    }
  }
}

extension AssetTraits {
  /// Creates the traits of a collection, whose unspecified traits are the current ones.
  fileprivate init(_ collection: UITraitCollection) {
    var environment = EnvironmentValues()
    UITraitCollection.current.traits.apply(to: &environment)
    collection.traits.apply(to: &environment)
    self.init(environment)
  }
}

extension UIImage {
  /// Creates the image of a bundle.
  fileprivate convenience init(_ image: NamedImage, named name: String) {
    var values = ImageValues()
    switch image.content {
    case .symbol(let drawing):
      values.symbolName = name
      values.symbolDrawing = drawing
    case .pixels(let pixels):
      values.image = CGImage(pixels)
      values.scale = CGFloat(pixels.scale)
    }
    values.renderingMode =
      image.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
    values.capInsets = UIEdgeInsets(
      top: CGFloat(image.capInsets.top), left: CGFloat(image.capInsets.leading),
      bottom: CGFloat(image.capInsets.bottom), right: CGFloat(image.capInsets.trailing))
    values.resizingMode = image.resizingMode == .tile ? .tile : .stretch
    values.flipsForRightToLeft = image.flipsForRightToLeft
    self.init(values: values)
  }
}
