// SPDX-License-Identifier: MIT

/// The purpose of a file, by its extension.
enum FileKind: Hashable {
  case swift
  /// A source in C, C++ or Objective-C.
  case clang
  case resource
  /// A file that is ignored and mentioned; the noun for one and for several.
  case ignored(String, String)
  /// A file that no bundle contains, such as a header or a license in a source's folder.
  case nothing

  init(of path: String) {
    self = Self.kinds[path.fileExtension] ?? .resource
  }

  /// The extensions of folders that are one resource or document, and are not searched for files.
  static let wrappers: Set = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "docc",
    "playground", "xcodeproj", "xcworkspace", "icon", "icns", "scnassets", "rkassets",
    "arresourcecatalog",
    "xcmappingmodel", "mlpackage", "mlmodelc", "rcproject", "swiftpm", "rtfd", "skatlas", "atlas",
    "stickersequence", "stickerpack", "imagestack", "xcappdata", "realitycomposerpro", "reality",
  ]

  private static let kinds: [String: FileKind] = {
    let groups: [([String], FileKind)] = [
      (["swift"], .swift),
      (["c", "m", "mm", "cpp", "cc", "cxx", "s"], .clang),
      (
        [
          "h", "hh", "hpp", "pch", "modulemap", "a", "o", "tbd", "docc", "md", "gyb", "gitkeep",
          "xcodeproj", "xcworkspace", "xcconfig", "xctestplan", "xcprivacy", "entitlements",
          "playground", "swiftpm", "storekit", "xcmappingmodel",
        ], .nothing
      ),
      (["storyboard", "xib"], .ignored("storyboard or nib file", "storyboards or nib files")),
      (["metal", "ci"], .ignored("Metal source", "Metal sources")),
      (["intentdefinition"], .ignored("definition of intents", "definitions of intents")),
      (["framework", "xcframework"], .ignored("binary framework", "binary frameworks")),
    ]
    return Dictionary(
      groups.flatMap { names, kind in names.map { ($0, kind) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The consequence of ignoring files for the previews, as a sentence.
  static func advice(for noun: String) -> String {
    switch noun {
    case "storyboard or nib file": "Views that they describe are not shown."
    case "Metal source": "Effects that call their shaders are not shown."
    case "definition of intents": "The types that Xcode generates from them are missing."
    case "binary framework":
      "They contain no code for Linux. Sources that import them are left out."
    default: "Only sources in Swift are compiled."
    }
  }
}
