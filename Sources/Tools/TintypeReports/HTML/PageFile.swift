// SPDX-License-Identifier: MIT

import CTintypeReportPage
import Foundation

/// A file of a page that does not depend on its data.
struct PageFile {
  var name: String
  var bytes: [UInt8]

  /// The style sheets of a report, then the scripts in the order in which the page runs them.
  static let report = files(of: tintype_report)
  /// The style sheets of a catalog, then the scripts in the order in which the page runs them.
  static let catalog = files(of: tintype_catalog)
  /// The files of a catalog that a watcher updates, in the same order.
  static let live = files(of: tintype_live)

  private static func files(of page: tintype_page) -> [PageFile] {
    (0..<tintype_file_count(page)).compactMap { index in
      var file = tintype_file()
      guard tintype_get_file(page, index, &file), let name = file.name, let bytes = file.bytes
      else {
        return nil
      }
      let whole = PageFile(
        name: String(cString: name),
        bytes: Array(UnsafeBufferPointer(start: bytes, count: file.size)))
      return whole.name.hasSuffix(".woff2") ? whole.fontSheet : whole
    }
  }

  /// The style sheet that contains a font.
  ///
  /// Browsers do not load a font file for a page that is opened from a disk.
  private var fontSheet: PageFile {
    let sheet = """
      /* Inter, Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter).
         SIL Open Font License 1.1, https://openfontlicense.org. Latin letters and symbols only. */
      @font-face {
        font-family: "Inter"; font-style: normal; font-weight: 400 700; font-display: block;
        src: url(data:font/woff2;base64,\(Data(bytes).base64EncodedString())) format("woff2");
      }

      """
    return PageFile(name: "font.css", bytes: Array(sheet.utf8))
  }

  /// The element that loads a style sheet; `nil` for a script.
  var styleLink: Markup? {
    name.hasSuffix(".css") ? "<link rel=\"stylesheet\" href=\"\(name)\">" : nil
  }

  /// The element that loads a script; `nil` for a style sheet.
  var scriptElement: Markup? { name.hasSuffix(".js") ? "<script src=\"\(name)\"></script>" : nil }
}
