// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

extension FontBook {
  /// Roboto as distributions package it without hinting, wherever they put it.
  ///
  /// Chosen because its files are the same bytes in current releases of Debian. A file that is
  /// another build is used if no expected one is there, and the fingerprint says so.
  ///
  /// - Parameter folders: The folders to search with all that lies below them.
  /// - Returns: A book of one family.
  /// - Throws: `RenderingError.defaultFontMissing`, or what reading a file throws.
  public static func standard(
    searching folders: [String] = standardFolders
  ) throws(RenderingError) -> FontBook {
    var files: [FontFile] = []
    for (name, candidates) in candidates(in: folders).sorted(by: { $0.key < $1.key }) {
      var chosen: FontFile?
      for path in candidates.sorted() {
        let file = try FontFile(path: path)
        guard file.family.hasPrefix(standardName) else { continue }
        let isExpected = file.digest.hexadecimal == expectedDigests[name]
        if isExpected || chosen == nil { chosen = file }
        if isExpected { break }
      }
      if let chosen { files.append(chosen) }
    }
    guard !files.isEmpty else {
      throw .defaultFontMissing(family: standardName, searched: folders)
    }
    return try FontBook(families: [Family(name: standardName, files: files)])
  }

  /// Where distributions and Homebrew install fonts for all users; no home folder is among them.
  public static let standardFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]

  private static let standardName = "Roboto"

  /// Files that bear the names of the family's faces, by name.
  private static func candidates(in folders: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      while let file = files.nextObject() as? String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if expectedDigests[name] != nil { found[name, default: []].append(folder + "/" + file) }
      }
    }
    return found
  }

  /// Whether a file is the one that references are recorded with by default.
  static func isExpected(_ file: FontFile) -> Bool {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return expectedDigests[name] == file.digest.hexadecimal
  }

  /// The SHA-256 of each file in fonts-roboto-unhinted 2:0~20170802-3, the same in Debian 12 and 13.
  private static let expectedDigests = [
    "Roboto-Black.ttf": "bbd81322180b38dee7c61668970af6159f7fd180eac6bf615f3d1e06f878d3f0",
    "Roboto-BlackItalic.ttf": "923a413d6185c47543a9d6eaf517c6fb168bc745f90157d3d6092dfde3eef338",
    "Roboto-Bold.ttf": "36f3709dea3e3ce3c6aedc058079e55980825f898f1e901d091c73c40de8bab1",
    "Roboto-BoldItalic.ttf": "63d368b094a9bde61447b410b4261b30569eef1bf2094a52de9828121ba7baf7",
    "Roboto-Italic.ttf": "5cd9337020d0b1593bae42dcca5cfc0fb86f5806ef469d66d09eae1e56ce346b",
    "Roboto-Light.ttf": "e5c6b2b3cad15fd7dd820970eb859635d75bb2155b1a70f78a0668f8ba6d6eef",
    "Roboto-LightItalic.ttf": "a9d2a1c8bbd8b4fea43d2d4027e8d71c39d821831cff4cde97a8e0a723e310bf",
    "Roboto-Medium.ttf": "7984aafeaf437899ce89b251d2875fc5048cb7d290152eac070239cca7ff726c",
    "Roboto-MediumItalic.ttf": "48eefc3c8e548f21df2e9b18e06e40834a203e2ff09deed0a09a2c83536c0582",
    "Roboto-Regular.ttf": "797e35f7f5d6020a5c6ea13b42ecd668bcfb3bbc4baa0e74773527e5b6cb3174",
    "Roboto-Thin.ttf": "52cab88c2fe93c21152b483763745976861be2e3cc093554155f8a3b24de5b97",
    "Roboto-ThinItalic.ttf": "07af4624ab4233724dce0cc0a8e96e59114f754d8fdea94755fcc867445de6ac",
  ]
}

extension FontBook.Family {
  /// Creates a family under a name of its own, such as “Roboto” for a file named “Roboto Medium”.
  init(name: String, files: [FontFile]) {
    self.name = name
    self.files = files
  }
}
