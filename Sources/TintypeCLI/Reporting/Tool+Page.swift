// SPDX-License-Identifier: MIT

import TintypeReports

extension Tool {
  /// Writes a page, and shows how far it is.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - folder: Its folder.
  /// - Throws: Why it was not written.
  func write(_ page: HTMLReport, to folder: String) throws(ReportError) {
    let progress = Progress(show: progress, total: page.detailedCount, done: "written")
    defer { progress.end() }
    try page.write(to: folder) { progress.show($0) }
  }
}
