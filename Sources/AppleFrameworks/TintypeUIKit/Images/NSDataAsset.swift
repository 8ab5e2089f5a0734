// SPDX-License-Identifier: MIT

public import Foundation

/// The data of an asset catalog, which are looked up among the files of the bundle.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The data.
  public let data: Data
  /// The type of the data: always that of data.
  open var typeIdentifier: String { "public.data" }

  /// Creates the data of an asset of the main bundle; `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates the data of an asset; `nil` if there is none.
  public init?(name: String, bundle: Bundle) {
    let file = name as NSString
    let folder = bundle.resourceURL?.appendingPathComponent("Assets.xcassets/\(name).dataset")
    let url =
      folder.flatMap { folder in
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
          .filter { $0.lastPathComponent != "Contents.json" }
          .min { $0.lastPathComponent < $1.lastPathComponent }
      }
      ?? bundle.url(
        forResource: file.deletingPathExtension,
        withExtension: file.pathExtension.isEmpty ? nil : file.pathExtension)
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    (self.name, self.data) = (name, data)
  }
}
