// SPDX-License-Identifier: MIT

import CTintypeReportPage

/// A file of a page that does not depend on its data.
struct PageFile {
  var name: String
  var bytes: [UInt8]

  /// The style sheets of a report, then the scripts in the order in which the page runs them.
  static let report = files(of: rp_report)
  /// The style sheets of a catalog, then the scripts in the order in which the page runs them.
  static let catalog = files(of: rp_catalog)
  /// The files of a catalog that a watcher updates, in the same order.
  static let live = files(of: rp_live)

  private static func files(of page: rp_page) -> [PageFile] {
    (0..<rp_file_count(page)).compactMap { index in
      var file = rp_file()
      guard rp_get_file(page, index, &file), let name = file.name, let bytes = file.bytes else {
        return nil
      }
      return PageFile(
        name: String(cString: name),
        bytes: Array(UnsafeBufferPointer(start: bytes, count: file.size)))
    }
  }

  /// The element that loads a style sheet; `nil` for a script.
  var styleLink: Markup? {
    name.hasSuffix(".css") ? "<link rel=\"stylesheet\" href=\"\(name)\">" : nil
  }

  /// The element that loads a script; `nil` for a style sheet.
  var scriptElement: Markup? {
    name.hasSuffix(".js") ? "<script src=\"\(name)\"></script>" : nil
  }
}
