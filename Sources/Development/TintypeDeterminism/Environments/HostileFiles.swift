// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo

/// Fonts with misleading names, and settings that prefer them to all others.
struct HostileFiles: Sendable {
  /// The folder that contains all files.
  let folder: String

  /// Additional fonts of a machine.
  var fonts: String { folder + "/fonts" }
  /// The settings of fontconfig.
  var settings: String { folder + "/fonts.conf" }
  /// A home directory with the same fonts and settings in all effective locations.
  var home: String { folder + "/home" }

  /// Writes the files.
  ///
  /// - Throws: `DeterminismError.noFontToCopy`, or `unwritable`.
  func write() throws(DeterminismError) {
    let copies = try Self.copies(in: FontBook.standardFolders)
    for place in [fonts, home + "/.fonts", home + "/.local/share/fonts"] {
      for copy in copies { try write(copy.bytes, to: "\(place)/\(copy.name)") }
    }
    let rules = Array(Self.rules(fonts: fonts).utf8)
    for path in [settings, home + "/.fonts.conf", home + "/.config/fontconfig/fonts.conf"] {
      try write(rules, to: path)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(DeterminismError) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, error: error)
    }
  }

  /// Returns copies of font files under the names of others: the family is right, the face is not.
  static func copies(
    in folders: [String]
  ) throws(DeterminismError) -> [(name: String, bytes: [UInt8])] {
    let wanted = [
      "Roboto-Regular.ttf": "Roboto-BlackItalic.ttf", "Roboto-Medium.ttf": "Roboto-Thin.ttf",
      "Roboto-Bold.ttf": "Roboto-LightItalic.ttf", "NotoSans-Regular.ttf": "NotoSans-Bold.ttf",
    ]
    var found: [(name: String, bytes: [UInt8])] = []
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)
      while let file = files?.nextObject() as? String {
        let source = FilePath.name(of: file)
        for (name, other) in wanted where other == source {
          guard !found.contains(where: { $0.name == name }) else { continue }
          let path = "\(folder)/\(file)"
          do {
            found.append((name, Array(try RegularFile.contents(of: path, limit: 64 << 20))))
          } catch {
            throw .unreadable(path: path, error: error)
          }
        }
      }
    }
    guard found.contains(where: { $0.name == "Roboto-Regular.ttf" }) else {
      throw .noFontToCopy(searched: folders)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns rules that rename every font to Roboto, and request hinting and subpixel rendering.
  static func rules(fonts: String) -> String {
    let fonts = MarkupText.escaped(fonts)
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <dir>\(fonts)</dir>
        <match target="scan">
          <edit name="family" mode="assign"><string>Roboto</string></edit>
          <edit name="weight" mode="assign"><const>black</const></edit>
        </match>
        <match target="pattern">
          <edit name="family" mode="assign" binding="strong"><string>Noto Serif</string></edit>
          <edit name="size" mode="assign"><times><name>size</name><double>1.5</double></times></edit>
        </match>
        <match target="font">
          <edit name="antialias" mode="assign"><bool>false</bool></edit>
          <edit name="hinting" mode="assign"><bool>true</bool></edit>
          <edit name="autohint" mode="assign"><bool>true</bool></edit>
          <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
          <edit name="rgba" mode="assign"><const>bgr</const></edit>
          <edit name="lcdfilter" mode="assign"><const>lcdlegacy</const></edit>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
      </fontconfig>

      """
  }
}
