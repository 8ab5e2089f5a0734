// SPDX-License-Identifier: MIT

import TintypeRuns
import TintypeScene

/// The previews of a package in several variants, for a page.
package struct Catalog: Sendable {
  /// The name of the package.
  package var package: String
  /// The absolute path of the package, where the paths of its files begin.
  package var root: String
  /// The address that opens a file in an editor, with `{path}` and `{line}`.
  package var editor: String
  /// The settings of the variants.
  ///
  /// Their combinations are the variants of each preview; the value of the last setting changes
  /// first.
  package var settings: [Setting]
  package var previews: [Preview]
  /// The parts of a code base that are not shown; `nil` for a package that is compiled as a whole.
  package var omissions: CatalogOmissions?

  package init(
    package: String, root: String, editor: String, settings: [Setting], previews: [Preview],
    omissions: CatalogOmissions? = nil
  ) {
    self.package = package
    self.root = root
    self.editor = editor
    self.settings = settings
    self.previews = previews
    self.omissions = omissions
  }

  /// A setting with its values by their names in sources.
  package struct Setting: Hashable, Sendable {
    package var name: Name
    package var values: [String]

    package init(_ name: Name, _ values: [String]) { (self.name, self.values) = (name, values) }

    /// The name of a setting in addresses of the page.
    package enum Name: String, Sendable, CaseIterable {
      case device
      case platformStyle = "style"
      case colorScheme = "scheme"
      case textSize = "size"
      case locale
      case direction
    }
  }

  /// A preview with its variants.
  package struct Preview: Sendable {
    package var module: String
    /// The name of the file or the provider, and of the preview; unique in the module.
    package var name: String
    /// The path of the file in the package; `nil` if it is unknown.
    package var file: String?
    /// The line in the file, from 1; `nil` if it is unknown.
    package var line: Int?
    /// A Boolean value that indicates whether the preview excludes itself from tests.
    package var isExcluded: Bool
    /// The variants in the order of the settings; `nil` for one that was not rendered.
    package var variants: [Variant?]

    package init(
      module: String, name: String, file: String?, line: Int?, isExcluded: Bool = false,
      variants: [Variant?]
    ) {
      self.module = module
      self.name = name
      self.file = file
      self.line = line
      self.isExcluded = isExcluded
      self.variants = variants
    }

    /// Returns the images among the first variants.
    func renderings(_ count: Int) -> [PreviewEvent.Rendering] {
      variants.prefix(count).compactMap { $0?.rendering }
    }
  }

  /// A preview in a variant.
  package enum Variant: Sendable {
    case rendered(PreviewEvent.Rendering)
    /// The message about the reason why there is no image.
    case failed(String)

    /// The image with its facts; `nil` for a failure.
    var rendering: PreviewEvent.Rendering? {
      if case .rendered(let rendering) = self { rendering } else { nil }
    }
  }

  /// The counts of a page.
  package struct Counts: Hashable, Sendable {
    package var previews = 0
    /// The number of variants with an image.
    package var images = 0
    /// The number of variants without an image.
    package var failures = 0

    /// Adds a preview of a catalog with a number of variants.
    mutating func add(_ preview: Preview, _ variantCount: Int) {
      let count = preview.variants.count { $0?.rendering != nil }
      previews += 1
      images += count
      failures += max(variantCount, preview.variants.count) - count
    }
  }

  /// The counts of the catalog.
  var counts: Counts {
    previews.reduce(into: Counts()) { $0.add($1, variantCount) }
  }

  /// The number of variants of each preview.
  package var variantCount: Int { settings.reduce(1) { $0 * $1.values.count } }

  /// The names of all platform styles.
  package static let platformStyles = PlatformStyle.allCases.map(\.rawValue)

  /// The names of all text sizes.
  package static let textSizes = DynamicTypeSize.allCases.map(\.rawValue)

  /// Returns whether a name consists of letters and digits and ends in `.png`, as the page requires.
  static func isImageName(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.utf8.count > 4
      && name.dropLast(4).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
