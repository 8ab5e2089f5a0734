// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// A report as a folder with a page that opens without a network.
///
/// `index.html` is a shell with the verdict. Its scripts load `data/index.js`, which has a line for
/// every snapshot; `data/cNNNN.js`, which has the details of a hundred snapshots and is loaded on
/// demand; `data/tNNNN.js`, which has their thumbnails; and `images/<digest>.js`, which has one image
/// each. The names of counted matches are in `data/mNNNN.js`, ten thousand each. The same report, history and artifacts always result in the same bytes.
package struct HTMLReport: Sendable {
  /// The report.
  package var report: Report
  /// The commit that the report is about; `nil` if it is unknown.
  package var origin: RunOrigin?
  /// The absolute path of the package, for links that open call sites in an editor.
  ///
  /// It is `nil` if the page is for other machines.
  package var root: String?
  /// The results of the snapshots in other runs; empty by default.
  package var history = RunHistory()
  let artifacts: ArtifactReader

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - output: The base directory of the artifacts' paths. Files outside of it, and files of more
  ///     than 32 MiB, are never read; the page shows the reason instead.
  package init(report: Report, output: OutputDirectory) {
    self.report = report
    artifacts = ArtifactReader(output: output)
  }

  /// Replaces the folder as a whole: readers never see a part of a report.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is replaced if it is a report. Its parents are created.
  ///   - progress: A function that is called, on any thread, with the number of snapshots whose
  ///     images are written.
  /// - Throws: ``ReportError/foreignFolder(path:)`` if the folder contains other files,
  ///   ``ReportError/cannotWrite(path:error:)`` if it cannot be written.
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

  /// The number of snapshots with details, which take nearly all of the time.
  package var detailedCount: Int { ReportIndex(report, history: history).detailed.count }

  private func fill(
    _ folder: ReportFolder, _ progress: (@Sendable (Int) -> Void)?
  ) throws(ReportError) {
    let index = ReportIndex(report, origin: origin, root: root, history: history)
    try folder.write([Array((shell.source + "\n").utf8)], to: "index.html")
    for file in PageFile.report { try folder.write([file.bytes], to: file.name) }
    let (value, blocks) = index.contents
    try folder.write([PageScript.call("index", [value])], to: "data/index.js")
    for number in 0..<(blocks?.count ?? 0) {
      guard let blocks else { continue }
      try folder.write(
        [PageScript.call("names", [.integer(number), blocks.value(number)])],
        to: "data/\(Self.chunkName(number, prefix: "m")).js")
    }

    let details = EntryDetails(
      artifacts: artifacts, images: ImageStore(folder: folder), history: history)
    for (number, start) in stride(from: 0, to: index.detailed.count, by: Self.chunkSize)
      .enumerated()
    {
      let end = min(start + Self.chunkSize, index.detailed.count)
      let entries = index.detailed[start..<end].map { report.entries[$0] }
      let values = try details.values(of: entries) { progress?(start + $0) }
      try folder.write(
        [PageScript.call("chunk", [.integer(number), .array(values.map(\.details))])],
        to: "data/\(Self.chunkName(number)).js")
      // Snapshots that matched have no thumbnails.
      guard start < index.open else { continue }
      let images = values.map { value in
        value.thumbnails.map { .array([.string($0.old), .string($0.new)]) } ?? JSON.null
      }
      try folder.write(
        [PageScript.call("thumbnails", [.integer(number), .array(images)])],
        to: "data/\(Self.chunkName(number, prefix: "t")).js")
    }
  }

  /// The number of entries in a file of details.
  static let chunkSize = 100

  /// Returns `c0000` and so on.
  static func chunkName(_ number: Int, prefix: String = "c") -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension HTMLReport {
  /// The content security policy: no requests, and no scripts other than those of the report.
  ///
  /// The contents of a journal cannot change that. A page that is opened from a disk has no origin,
  /// so `'self'` matches nothing and `file:` is required; for a web server, it is the opposite.
  private static let policy: Markup = """
    default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src data:; \
    font-src data:; base-uri 'none'; form-action 'none'
    """

  /// The source of `index.html`: the texts that need no script, and elements for the others.
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
    \(Markup(lines: PageFile.report.compactMap(\.styleLink)))
    </head>
    <body>
    <a class="skip" href="#list">Skip to the list of snapshots</a>
    <header id="banner" class="\(report.isClean ? "clean" : "open")\
    \(report.isIncomplete ? " incomplete" : "")">
    <div class="headline">
    <h1>\(report.verdict)</h1>
    \(sourceLine)
    <div id="actions"></div>
    </div>
    \(warnings)
    </header>
    <noscript>
    <p>Without scripts, this page shows only the verdict above. Allow the page's own scripts to \
    show the list of snapshots with their images and changes.</p>
    </noscript>
    <main id="app"></main>
    <p id="status" role="status" class="hidden"></p>
    <section id="print" aria-hidden="true"></section>
    \(Markup(lines: PageFile.report.compactMap(\.scriptElement)))
    <script src="data/index.js"></script>
    </body>
    </html>
    """
  }

  /// The source of the images: a run, or a commit and the working tree, with the origin.
  private var sourceLine: Markup {
    let source: Markup
    if let baseline = report.baseline {
      source = """
        <span>References since <code>\(baseline.revision)</code>, commit \
        <code>\(baseline.commit)</code></span>
        """
    } else {
      source = "<span>Run <code>\(report.run.description)</code></span>"
    }
    return """
      <p class="run">\(Markup(lines: [source] + (origin?.markup ?? [])))</p>
      """
  }

  private var mark: Markup { ReportFolder.Kind.report.mark }

  /// The warnings about an incomplete or unreliable report; empty if there are none.
  private var warnings: Markup {
    guard report.isIncomplete || !report.problems.isEmpty else { return .none }
    var lines: [Markup] = []
    if let shards = report.shards, report.missingCount > 0 {
      let names = ShortText.list(shards.missing.map(String.init), of: shards.missingCount)
      let noun = shards.missingCount == 1 ? "shard \(names) is" : "shards \(names) are"
      lines.append(
        """
        <p><strong>Incomplete.</strong> Of \(Numbers.counted(shards.total, "shard")) of this run, \
        \(noun) missing. Snapshots that are not listed may have changed, too.</p>
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

  /// The maximum number of listed problems; a file that is not a journal has one for each line.
  private static let problemLimit = 200
}

/// The page's data scripts: function calls with JSON that cannot end the script element.
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
  /// Returns a text on one line, with hidden characters escaped visibly.
  package static func line(_ text: String) -> Self { .string(VisibleText.line(text)) }

  /// Returns a text with its line breaks, with other hidden characters escaped visibly.
  static func block(_ text: String) -> Self { .string(VisibleText.block(text)) }

  /// Returns a text on one line, or `null`.
  package static func line(_ text: String?) -> Self { text.map { .line($0) } ?? .null }

  /// Returns an unchanged string, with every character escaped in the script's source.
  package static func raw(_ text: String) -> Self {
    .encoded("\"" + text.utf16.map(JSON.escape).joined() + "\"")
  }

  /// Returns a string that needs no escaping, or `null`.
  static func string(_ text: String?) -> Self { text.map { .string($0) } ?? .null }

  /// Returns an integer, or `null`.
  static func integer(_ integer: Int?) -> Self { integer.map { .integer($0) } ?? .null }

  /// Returns an array of texts on one line each.
  package static func lines(_ texts: [String]) -> Self { .array(texts.map { .line($0) }) }

  /// Returns an array of integers.
  static func integers(_ integers: [Int]) -> Self { .array(integers.map { .integer($0) }) }
}
