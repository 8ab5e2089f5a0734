// SPDX-License-Identifier: MIT

import TintypeSnapshots

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
    <p class="run">Tintype · run <code>\(report.run.description)</code></p>
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
