// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// A report as one HTML page that needs no other file, no network and no script.
///
/// The same report and the same artifacts always give the same bytes.
public struct HTMLReport: Sendable {
  /// What the page tells.
  public var report: Report
  let artifacts: ArtifactReader

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: What the page tells.
  ///   - output: The directory that the artifacts' paths are relative to. Files outside it are
  ///     never read, nor are those of more than 32 MiB; the page says so in their place.
  public init(report: Report, output: OutputDirectory) {
    self.report = report
    artifacts = ArtifactReader(output: output)
  }

  /// The page's source; reads the artifacts.
  public func html() -> String { page.source + "\n" }

  /// Writes the page so that a reader sees the old file or the new one, never a part.
  ///
  /// - Parameter path: The file. Directories above it are created.
  /// - Throws: ``ReportError/cannotWrite(path:trouble:)``.
  public func write(to path: String) throws(ReportError) {
    do {
      try AtomicFile.write(Array(html().utf8), to: path)
    } catch {
      throw .cannotWrite(path: path, trouble: error)
    }
  }

  /// Nothing may be loaded, run, or sent: what the journal says cannot change that.
  private static let policy: Markup = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'
    """

  private var page: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(verdict) – Tintype</title>
    <style>
    \(HTMLStyle.sheet)
    </style>
    </head>
    <body>
    \(header)
    <main>
    \(Markup(lines: [problems] + JournalRecord.Outcome.reportOrder.map(section)))
    </main>
    </body>
    </html>
    """
  }
}
