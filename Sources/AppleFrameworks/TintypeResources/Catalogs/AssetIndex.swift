// SPDX-License-Identifier: MIT

internal import Foundation

/// The assets of a bundle by their names; only the `Contents.json` files of groups are read.
struct AssetIndex {
  /// The kind of an asset, by the extension of its directory.
  enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
  }

  /// An asset: a directory with a `Contents.json` file.
  struct Asset {
    var kind: Kind
    /// The path of the directory relative to the bundle.
    var path: String
  }

  /// The colors by their names.
  private(set) var colors: [String: Asset] = [:]
  /// The images and symbols by their names.
  private(set) var images: [String: Asset] = [:]
  /// The names of image files in the bundle, outside of catalogs.
  private(set) var files: Set<String> = []
  /// The errors in groups, whose assets may be missing.
  private(set) var errors: [AssetError] = []

  private static let maximumDepth = 32
  private static let fileExtensions = Set(
    ["png"] + ImageDecoder.all.flatMap(\.filenameExtensions))

  /// Creates the index of a bundle; the first of several assets with the same name is used.
  ///
  /// - Parameters:
  ///   - root: The path of the bundle's resources.
  ///   - name: The name of the bundle in messages.
  init(of root: String, name: String) {
    for entry in Self.entries(of: root) {
      let (_, suffix) = Self.split(entry)
      if suffix == "xcassets" {
        addGroup(entry, namespace: "", root: root, name: name, depth: 0)
      } else if Self.fileExtensions.contains(suffix.lowercased()) {
        files.insert(entry)
      }
    }
  }

  private mutating func addGroup(
    _ path: String, namespace: String, root: String, name: String, depth: Int
  ) {
    // A directory can contain a link to one that contains it.
    guard depth < Self.maximumDepth else { return }
    for entry in Self.entries(of: "\(root)/\(path)") where entry != "Contents.json" {
      let (stem, suffix) = Self.split(entry)
      let location = "\(path)/\(entry)"
      guard suffix.isEmpty || !suffix.hasSuffix("set") else {
        guard let kind = Kind(rawValue: suffix) else { continue }
        let asset = Asset(kind: kind, path: location)
        if kind == .color {
          if colors[namespace + stem] == nil { colors[namespace + stem] = asset }
        } else if images[namespace + stem] == nil {
          images[namespace + stem] = asset
        }
        continue
      }
      let contents = "\(location)/Contents.json"
      do throws(AssetError) {
        let group = try AssetContents.file(at: "\(root)/\(contents)", name: "\(name)/\(contents)")
        let isNamespace = group?.properties?.providesNamespace == true
        addGroup(
          location, namespace: isNamespace ? "\(namespace)\(entry)/" : namespace, root: root,
          name: name, depth: depth + 1)
      } catch { errors.append(error) }
    }
  }

  private static func entries(of path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the parts of a file name before and after its last point.
  private static func split(_ name: String) -> (stem: String, suffix: String) {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name, "") }
    return (String(name[..<point]), String(name[name.utf8.index(after: point)...]))
  }
}
