// SPDX-License-Identifier: MIT

package import TintypeComponents

/// An error in a resource of a bundle.
///
/// File names are relative to the directory that contains the bundle.
package enum AssetError: Error, Hashable, Sendable {
  /// A file cannot be read or parsed.
  case unreadable(file: String, reason: String)
  /// A file of an asset is missing.
  case missingFile(String)
  /// No variant of an asset is for the environment, or none has content.
  case noVariant(asset: String)
  /// The color of an asset is invalid.
  case invalidColor(file: String, AssetColorError)
  /// An image file cannot be decoded.
  case image(file: String, ImageFileError)
  /// A symbol cannot be read.
  case symbol(file: String, SymbolSyntaxError)
}

extension AssetError: CustomStringConvertible {
  /// The error, its location and the next step, in full sentences.
  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The file '\(file)' cannot be read: \(reason). Correct the file."
    case .missingFile(let file):
      "The file '\(file)' is missing. Restore it, or remove it from 'Contents.json'."
    case .noVariant(let asset):
      """
      The asset '\(asset)' has no content for this environment. Add a variant with the idiom \
      “universal”.
      """
    case .invalidColor(let file, let error):
      "The color of '\(file)' is invalid: \(error). Correct the file."
    case .image(let file, let error): "The image '\(file)' cannot be used. \(error)"
    case .symbol(let file, let error): "The symbol '\(file)' cannot be used. \(error)"
    }
  }
}
