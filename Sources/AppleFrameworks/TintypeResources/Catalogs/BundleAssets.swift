// SPDX-License-Identifier: MIT

package import Foundation
internal import Synchronization
internal import TintypeComponents
internal import TintypeScene

/// The colors and images of a bundle: its asset catalogs, and image files outside of them.
///
/// The names are read on the first lookup. Files are decoded when they are used. What they contain is
/// kept, images only while they are among the last ones.
package final class BundleAssets: Sendable {
  /// An image for traits.
  private struct ImageKey: Hashable {
    var name: String
    var traits: AssetTraits
  }

  /// The content that has been read.
  private struct Content {
    var index: AssetIndex
    var colors: [String: Result<AssetColor?, AssetError>] = [:]
    /// The symbols, the files of images, errors and names without an image.
    var images: [ImageKey: Result<FoundImage?, AssetError>] = [:]
  }

  private static let bundles = Mutex<[String: BundleAssets]>([:])
  /// The assets of the bundles themselves, because the path of a bundle is computed by each call.
  private static let known = Mutex<[ObjectIdentifier: (bundle: Bundle, assets: BundleAssets)]>([:])

  let root: String
  /// The name of the bundle in messages.
  let name: String
  private let content = Mutex<Content?>(nil)

  /// Creates the assets of a directory, usually a bundle's.
  ///
  /// - Parameter root: The path of the directory.
  package init(root: String) {
    self.root = root
    name = URL(fileURLWithPath: root).lastPathComponent
  }

  /// Returns the assets of a bundle.
  package static func of(_ bundle: Bundle) -> BundleAssets {
    let identifier = ObjectIdentifier(bundle)
    if let known = known.withLock({ $0[identifier] }) { return known.assets }
    let root = bundle.resourcePath ?? bundle.bundlePath
    let assets = bundles.withLock { bundles in
      if let assets = bundles[root] { return assets }
      let assets = BundleAssets(root: root)
      bundles[root] = assets
      return assets
    }
    // The bundle is kept, since the identifier of a released object can become that of another one.
    known.withLock { $0[identifier] = (bundle, assets) }
    return assets
  }

  private func withContent<R>(_ body: (inout Content) -> R) -> R {
    content.withLock { content in
      var current = content ?? Content(index: AssetIndex(of: root, name: name))
      // Without a second reference to the dictionaries, which would be copied.
      content = nil
      defer { content = current }
      return body(&current)
    }
  }

  /// Returns a color for traits; `nil` if the bundle has none of the name.
  ///
  /// - Throws: `AssetError` if the asset has an error.
  func color(named name: String, for traits: AssetTraits) throws(AssetError) -> Color? {
    let found = withContent { content in
      if let result = content.colors[name] { return result }
      let index = content.index
      let result = Result { () throws(AssetError) -> AssetColor? in
        guard let asset = index.colors[name] else {
          if let error = index.errors.first { throw error }
          return nil
        }
        return try AssetColor(asset, name: name, in: self)
      }
      content.colors[name] = result
      return result
    }
    return try found.get()?.color(for: traits)
  }

  /// Returns an image for traits; `nil` if the bundle has none of the name.
  ///
  /// - Throws: `AssetError` if the asset or its file has an error.
  func image(named name: String, for traits: AssetTraits) throws(AssetError) -> NamedImage? {
    let key = ImageKey(name: name, traits: traits)
    let found = withContent { content in
      if let result = content.images[key] { return result }
      let index = content.index
      let result = Result { () throws(AssetError) -> FoundImage? in
        if let asset = index.images[name] { return try self.image(asset, for: traits) }
        if let image = imageFile(named: name, of: index.files, for: traits) { return image }
        if let error = index.errors.first { throw error }
        return nil
      }
      content.images[key] = result
      return result
    }
    guard let found = try found.get() else { return nil }
    do throws(AssetError) { return try image(found) } catch {
      // The file is not read for each lookup.
      withContent { $0.images[key] = .failure(error) }
      throw error
    }
  }

  /// Returns the content of an asset.
  func contents(of asset: AssetIndex.Asset) throws(AssetError) -> AssetContents {
    let file = "\(asset.path)/Contents.json"
    let contents = try AssetContents.file(at: "\(root)/\(file)", name: "\(name)/\(file)")
    guard let contents else { throw .missingFile("\(name)/\(file)") }
    return contents
  }

  /// Returns the bytes of a file in the bundle.
  func bytes(of file: String) throws(AssetError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(ResourceFileError) {
      bytes = try ResourceFile.bytes(at: "\(root)/\(file)", limit: 200_000_000)
    } catch { throw .unreadable(file: "\(name)/\(file)", reason: error.reason) }
    guard let bytes else { throw .missingFile("\(name)/\(file)") }
    return bytes
  }
}

/// The color of an asset with its variants.
struct AssetColor {
  private var variants: [AssetVariant] = []
  private let name: String
  private let file: String

  init(_ asset: AssetIndex.Asset, name: String, in bundle: BundleAssets) throws(AssetError) {
    variants = try bundle.contents(of: asset).variants.filter { $0.color != nil }
    self.name = name
    file = "\(bundle.name)/\(asset.path)"
  }

  /// Returns the color for traits, in all schemes and contrasts.
  func color(for traits: AssetTraits) throws(AssetError) -> Color {
    func variant(_ isDark: Bool, _ isHighContrast: Bool) throws(AssetError) -> Color {
      var traits = traits
      traits.isDark = isDark
      traits.isHighContrast = isHighContrast
      guard let value = traits.chosen(from: variants)?.color else {
        throw .noVariant(asset: file)
      }
      do throws(AssetColorError) {
        return try value.color()
      } catch { throw .invalidColor(file: "\(file)/Contents.json", error) }
    }
    return Color(
      name, light: try variant(false, false), dark: try variant(true, false),
      lightHighContrast: try variant(false, true), darkHighContrast: try variant(true, true))
  }
}
