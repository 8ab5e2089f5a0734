// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene
import TintypeImaging

extension FontBook {
  /// Returns a book with Inter, which is part of this package, and with installed other families.
  ///
  /// Inter was chosen because it has all weights from 100 to 900, and because its proportions are
  /// those of San Francisco. Roboto is available by its name. The fallback families cover other
  /// scripts, symbols and emoji. If the expected build of an installed file is missing, another
  /// build is used, and the fingerprint contains that fact.
  ///
  /// - Parameter folders: The directories to search recursively for the installed families.
  /// - Returns: A book of two families and JetBrains Mono for the design `monospaced`, which is part of
  ///   this package, with fallback in this order: Noto Sans, Noto Sans Arabic,
  ///   Hebrew, Devanagari, Thai, Symbols, Symbols2, WenQuanYi Micro Hei for Chinese, Japanese and
  ///   Korean, Noto Color Emoji.
  /// - Throws: The error of reading a file.
  public static func standard(
    searching folders: [String] = standardFolders
  ) throws(RenderingError) -> FontBook {
    let candidates = candidates(in: folders)
    var families = [try interFamily.get()]
    if let roboto = try family("Roboto", "Roboto", among: candidates) { families.append(roboto) }
    var fallback: [Family] = []
    for (name, files) in fallbackFamilies {
      guard let family = try self.family(name, files, among: candidates) else { continue }
      fallback.append(
        tallMetrics[name].map { metrics in family.mapFiles { $0.tallMetrics = metrics } } ?? family)
    }
    return try FontBook(families: families, fallback: fallback)
      .design(.monospaced, family: monospacedFamily.get())
  }

  /// Returns a family whose file names share a prefix, optionally followed by a hyphen and a style.
  private static func family(
    _ name: String,
    _ files: String,
    among candidates: [String: [String]]
  ) throws(RenderingError) -> Family? {
    var chosen: [FontFile] = []
    for (fileName, paths) in candidates.sorted(by: { $0.key < $1.key })
    where fileName.hasPrefix(files + "-") || fileName.hasPrefix(files + ".") {
      var found: [FontFile] = []
      for path in paths.sorted() {
        do {
          let file = try FontFile(path: path)
          if file.family.hasPrefix(name) { found.append(file) }
        } catch .unsupportedColorFont {
          // Some distributions build emoji in another format: a missing glyph on all machines is
          // better than different emoji.
        }
      }
      // Digests of large files are slow, and are only needed if there are several candidates.
      let expected = found.count > 1 ? found.first(where: isExpected) : nil
      if let file = expected ?? found.first { chosen.append(file) }
    }
    return chosen.isEmpty ? nil : try Family(name: name, files: chosen)
  }

  /// The directories in which distributions and Homebrew install fonts for all users.
  public static let standardFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]

  static let standardName = "Inter"
  static let monospacedName = "JetBrains Mono"

  /// The names of families and the prefixes of their file names.
  private static let fallbackFamilies = [
    ("Noto Sans", "NotoSans"), ("Noto Sans Arabic", "NotoSansArabic"),
    ("Noto Sans Hebrew", "NotoSansHebrew"), ("Noto Sans Devanagari", "NotoSansDevanagari"),
    ("Noto Sans Thai", "NotoSansThai"), ("Noto Sans Symbols", "NotoSansSymbols"),
    ("Noto Sans Symbols2", "NotoSansSymbols2"), ("WenQuanYi Micro Hei", "wqy-microhei"),
    ("Noto Color Emoji", "NotoColorEmoji"),
  ]

  /// The heights of lines with letters of a fallback family, where those of its files are too large.
  private static let tallMetrics: [String: FontFile.LineMetrics] = [
    "Noto Sans Arabic": .arabicLetters, "Noto Sans Thai": .thaiLetters,
  ]

  /// The names of the fallback families.
  static let fallbackNames = fallbackFamilies.map(\.0)

  /// Returns the packages of Debian and Ubuntu that contain the given families, separated by
  /// spaces.
  static func packages(ofFallback families: [String]) -> String {
    var packages: [String] = []
    for (name, file) in fallbackFamilies where families.contains(name) {
      if let package = Fingerprint.debianPackage(ofFont: file), !packages.contains(package) {
        packages.append(package)
      }
    }
    return packages.joined(separator: " ")
  }

  /// Returns the paths of files that have the names of standard files, by file name.
  private static func candidates(in folders: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      while let file = files.nextObject() as? String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if expectedDigests[name] != nil, !embeddedPrefixes.contains(where: name.hasPrefix) {
          found[name, default: []].append(folder + "/" + file)
        }
      }
    }
    return found
  }

  /// The prefixes of the names of files that are part of this package.
  private static let embeddedPrefixes = [standardName, "JetBrainsMono"]

  /// Returns a Boolean value that indicates whether a file is the standard build, with which
  /// references are recorded by default.
  static func isExpected(_ file: FontFile) -> Bool {
    expectedDigests[file.name] == file.digest.hexadecimal
  }

  /// The SHA-256 of each standard file.
  ///
  /// The Inter files are those of release 4.1 with other advance widths, in
  /// `Sources/Engine/CTintypeFonts/Inter`, and those of JetBrains Mono are from Debian's package
  /// fonts-jetbrains-mono 2.242, with other advance widths. The others are from
  /// fonts-roboto-unhinted 2:0~20170802-3, fonts-noto-core 20201225-1, `fonts-wqy-microhei`
  /// 0.2.0-beta-3.1 and fonts-noto-color-emoji 2.042-0+deb12u1, in Debian 12. The files are identical
  /// in Debian 13, except for emoji.
  private static let expectedDigests = [
    "InterVariable-Italic.ttf": "ad5b8c74aae9f149d3920c51d64a22674fd6990f5c16e716c99af3034d75cd8a",
    "InterVariable.ttf": "a5a515039aa75b4a94ec2d3094d660d6ae6fc2efb382a9c9e6893914984264c3",
    "JetBrainsMono-Bold.ttf":
      "402a6ca16ae964f7c6d4e02d44800d46abfd259de4c7b86b179cdb5f8bf42e86",
    "JetBrainsMono-BoldItalic.ttf":
      "3d5bc30fdbf6ff8bd7cb45504074c3d48caa526aeb2ecb5fe3ac966d562416fe",
    "JetBrainsMono-Italic.ttf":
      "0988213fe1704574a69bcbb40abe1be7b3ca8f41bd3b2ff5ed5fed9d5fdea74a",
    "JetBrainsMono-Medium.ttf":
      "5bf36994aecf54f1021ef12c2cac42b43989b788bf46527fe830295e276a47b8",
    "JetBrainsMono-Regular.ttf":
      "ca53dec20188e8db2fd66d1ac792e0f566c00f7e0f4c6cb1cddeea3ffc0bc97a",
    "JetBrainsMono-SemiBold.ttf":
      "d2db007ca8fcd4045dd151600ffbfd239c5c830b08df3e3a67126a34f2d6052b",
    "NotoColorEmoji.ttf": "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
    "NotoSans-Bold.ttf": "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5",
    "NotoSans-BoldItalic.ttf": "4315b26e5afb62f70f5ffe0edaa3363e57765ff2af2beda12b6fef197e3e5f5a",
    "NotoSans-Italic.ttf": "5d7618dda819443fd07301c84adcee9fe8960c873ea5e5e1f0f59db384b78082",
    "NotoSans-Regular.ttf": "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d",
    "NotoSansArabic-Bold.ttf": "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952",
    "NotoSansArabic-Regular.ttf":
      "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
    "NotoSansDevanagari-Bold.ttf":
      "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c",
    "NotoSansDevanagari-Regular.ttf":
      "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f",
    "NotoSansHebrew-Bold.ttf": "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3",
    "NotoSansHebrew-Regular.ttf":
      "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7",
    "NotoSansSymbols-Bold.ttf": "c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa",
    "NotoSansSymbols-Regular.ttf":
      "24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993",
    "NotoSansSymbols2-Regular.ttf":
      "876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688",
    "NotoSansThai-Bold.ttf": "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e",
    "NotoSansThai-Regular.ttf": "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93",
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
    "wqy-microhei.ttc": "2420e8078af796b19a3f6ef13de527a1a91c1e7171eea115926c614ced1009b3",
  ]
}
