// SPDX-License-Identifier: MIT

import CTintypeReportPage
import TintypeBase
import TintypeSnapshots

/// A report as a folder with a page that opens without a network.
///
/// `index.html` is a shell with the verdict. Its scripts load `data/index.js`, which has a line for
/// every snapshot; `data/cNNNN.js`, the details of a hundred snapshots each, when one is looked at;
/// and `pictures/<digest>.js`, one picture each. The same report and the same artifacts always give
/// the same bytes.
package struct HTMLReport: Sendable {
  /// What the page tells.
  package var report: Report
  let artifacts: ArtifactReader

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - report: What the page tells.
  ///   - output: The directory that the artifacts' paths are relative to. Files outside it are
  ///     never read, nor are those of more than 32 MiB; the page says so in their place.
  package init(report: Report, output: OutputDirectory) {
    self.report = report
    artifacts = ArtifactReader(output: output)
  }

  /// Writes the folder so that a reader sees the old report or the new one, never a part.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is replaced if it is a report. Those above it are created.
  ///   - progress: Called, on any thread, with the number of snapshots whose pictures are written.
  /// - Throws: ``ReportError/foreignFolder(path:)`` where something else is in the folder,
  ///   ``ReportError/cannotWrite(path:trouble:)`` where it cannot be written.
  package func write(
    to folder: String, progress: (@Sendable (Int) -> Void)? = nil
  ) throws(ReportError) {
    let place = try ReportFolder(for: folder)
    do throws(ReportError) {
      try fill(place, progress)
      try place.commit()
    } catch {
      place.discard()
      throw error
    }
  }

  /// How many snapshots have details, which take nearly all of the time.
  package var detailedCount: Int { ReportIndex(report).detailed.count }

  private func fill(
    _ folder: ReportFolder, _ progress: (@Sendable (Int) -> Void)?
  ) throws(ReportError) {
    let index = ReportIndex(report)
    try folder.write([Array((shell.source + "\n").utf8)], to: "index.html")
    for file in PageFile.all { try folder.write([file.bytes], to: file.name) }
    try folder.write([PageScript.call("index", [index.value])], to: "data/index.js")

    let details = EntryDetails(
      artifacts: artifacts, pictures: PictureStore(folder: folder))
    for (number, start) in stride(from: 0, to: index.detailed.count, by: Self.chunkSize)
      .enumerated()
    {
      let end = min(start + Self.chunkSize, index.detailed.count)
      let entries = index.detailed[start..<end].map { report.entries[$0] }
      let values = try details.values(of: entries) { progress?(start + $0) }
      try folder.write(
        [PageScript.call("chunk", [.integer(number), .array(values)])],
        to: "data/\(Self.chunkName(number)).js")
    }
  }

  /// How many entries share a file of details.
  static let chunkSize = 100

  /// `c0000` and so on.
  static func chunkName(_ number: Int) -> String {
    let digits = String(number)
    return "c" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A file of the page that is the same in every report.
struct PageFile {
  var name: String
  var bytes: [UInt8]

  /// The style sheet, then the scripts in the order in which the page runs them.
  static let all: [PageFile] = (0..<rp_file_count()).compactMap { index in
    var file = rp_file()
    guard rp_get_file(index, &file), let name = file.name, let bytes = file.bytes else {
      return nil
    }
    return PageFile(
      name: String(cString: name), bytes: Array(UnsafeBufferPointer(start: bytes, count: file.size))
    )
  }
}

extension HTMLReport {
  /// Nothing may be sent, and only the files of the report are run: what the journal says cannot
  /// change that.
  ///
  /// Opened from a disk the page has no origin, so that `'self'` matches nothing there and `file:`
  /// is needed; served by a web server it is the other way round.
  private static let policy: Markup = """
    default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src data:; \
    base-uri 'none'; form-action 'none'
    """

  /// The source of `index.html`: what can be said without a script, and places for the rest.
  var shell: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(mark)
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(report.isIncomplete ? "INCOMPLETE – " : "")\(report.verdict) – Tintype</title>
    <link rel="stylesheet" href="report.css">
    </head>
    <body>
    <a class="skip" href="#list">Skip to the list of snapshots</a>
    <header id="banner" class="\(report.isClean ? "clean" : "open")\
    \(report.isIncomplete ? " incomplete" : "")">
    <div class="headline">
    <h1>\(report.verdict)</h1>
    \(origin)
    <div id="actions"></div>
    </div>
    \(warnings)
    </header>
    <noscript>
    <p>The verdict above is all that this page can say by itself. The list of snapshots, their \
    pictures and what changed in them need the page's own scripts: allow them for this file.</p>
    </noscript>
    <main id="app"></main>
    <p id="status" role="status" class="hidden"></p>
    <section id="print" aria-hidden="true"></section>
    \(Markup(lines: PageFile.all.map(link)))
    <script src="data/index.js"></script>
    </body>
    </html>
    """
  }

  /// The source of the images: a run, or a commit and the working tree.
  private var origin: Markup {
    guard let baseline = report.baseline else {
      return "<p class=\"run\">Tintype · run <code>\(report.run.description)</code></p>"
    }
    return """
      <p class="run">Tintype · references since <code>\(baseline.revision)</code>, commit \
      <code>\(baseline.commit)</code></p>
      """
  }

  private func link(_ file: PageFile) -> Markup {
    file.name.hasSuffix(".js") ? "<script src=\"\(file.name)\"></script>" : .none
  }

  private var mark: Markup { Markup(stringLiteral: ReportFolder.mark) }

  /// What the report cannot vouch for, where there is something.
  private var warnings: Markup {
    guard report.isIncomplete || !report.problems.isEmpty else { return .none }
    var lines: [Markup] = []
    if let shards = report.shards, report.missingCount > 0 {
      let names = ShortText.list(shards.missing.map(String.init), of: shards.missingCount)
      let noun = shards.missingCount == 1 ? "part \(names) is" : "parts \(names) are"
      lines.append(
        """
        <p><strong>Incomplete.</strong> Of \(Numbers.counted(shards.total, "part")) of this run, \
        \(noun) not here. Snapshots that are not listed may have changed all the same.</p>
        """)
    }
    if !report.problems.isEmpty {
      lines.append(
        """
        <details>
        <summary><strong>\(Numbers.counted(report.problems.count, "problem")) in this run.\
        </strong>\(report.isIncomplete ? " This report may be incomplete." : "")</summary>
        <ul>
        \(Markup(lines: report.problems.prefix(Self.problemLimit).map { "<li>\($0.description)</li>" }))
        </ul>
        \(furtherProblems)
        </details>
        """)
    }
    return """
      <div id="warning" role="note">
      \(Markup(lines: lines))
      </div>
      """
  }

  private var furtherProblems: Markup {
    let more = report.problems.count - Self.problemLimit
    return more > 0 ? "<p>And \(Numbers.grouped(more)) more.</p>" : .none
  }

  /// How many problems are named: a journal that is no journal has one a line.
  private static let problemLimit = 200
}

/// The page's data scripts: calls of its functions with JSON that cannot end the script element.
enum PageScript {
  /// Returns the script that calls a function of the page with values.
  static func call(_ function: String, _ arguments: [JSON]) -> [UInt8] {
    let format = JSON.Format(layout: .compact, keyOrder: .given, escapes: .script)
    var bytes = Array("tintype.\(function)(".utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += argument.bytes(format)
    }
    bytes += ");\n".utf8
    return bytes
  }
}

extension JSON {
  /// Text on one line, whose hidden characters are made visible.
  static func line(_ text: String) -> Self { .string(VisibleText.line(text)) }

  /// Text with its line breaks, whose other hidden characters are made visible.
  static func block(_ text: String) -> Self { .string(VisibleText.block(text)) }

  /// Text on one line, or `null`.
  static func line(_ text: String?) -> Self { text.map { .line($0) } ?? .null }

  /// An unchanged string, escaped so that none of its characters is in the script's source.
  static func raw(_ text: String) -> Self {
    .encoded("\"" + text.utf16.map(JSON.escape).joined() + "\"")
  }

  /// An integer, or `null`.
  static func integer(_ integer: Int?) -> Self { integer.map { .integer($0) } ?? .null }

  /// An array of texts on one line each.
  static func lines(_ texts: [String]) -> Self { .array(texts.map { .line($0) }) }

  /// An array of integers.
  static func integers(_ integers: [Int]) -> Self { .array(integers.map { .integer($0) }) }
}
