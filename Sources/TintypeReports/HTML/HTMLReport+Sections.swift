// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension HTMLReport {
  /// All snapshots with one outcome, where there are any.
  func section(_ outcome: JournalRecord.Outcome) -> Markup {
    let entries = report.entries(outcome)
    guard !entries.isEmpty else { return .none }
    let count = Numbers.grouped(entries.count)
    return """
      <section class="\(outcome.rawValue)" aria-labelledby="\(outcome.rawValue)">
      <h2 id="\(outcome.rawValue)"><span aria-hidden="true">\(outcome.sign)</span> \
      \(outcome.title) <span class="count">\(count)</span></h2>
      <p>\(outcome.advice)</p>
      \(outcome == .matched ? passed(entries) : Markup(lines: entries.map(article)))
      </section>
      """
  }

  /// One snapshot that did not match.
  private func article(_ entry: ReportEntry) -> Markup {
    let name = entry.record.snapshot
    return """
      <article>
      <h3><span class="scope">\(name.target)/\(name.suite)/</span>\(name.test).\(name.identifier)</h3>
      \(Markup(lines: [facts(entry), message(entry), pictures(entry.record), notes(entry.record)]))
      </article>
      """
  }

  private func facts(_ entry: ReportEntry) -> Markup {
    let record = entry.record
    let site = "\(record.location.file):\(record.location.line)"
    var rows = [Self.fact("Call", "<code>\(site)</code>")]
    if let reference = record.reference {
      rows.append(Self.fact("Reference", "<code>\(reference)</code>"))
    }
    if let pixels = record.pixels {
      rows.append(Self.fact("Pixels", "\(pixels.words)"))
      let (old, new) = (pixels.referenceSize, pixels.actualSize)
      rows.append(Self.fact("Size", old == new ? "\(old.words)" : "\(old.words) → \(new.words)"))
    }
    if entry.attempts > 1 {
      let outcomes = entry.outcomes.map(\.rawValue).joined(separator: ", ")
      rows.append(Self.fact("Attempts", "\(entry.attempts) in this run: \(outcomes)"))
    }
    return "<dl>\n\(Markup(lines: rows))\n</dl>"
  }

  private static func fact(_ term: String, _ value: Markup) -> Markup {
    "<div><dt>\(term)</dt><dd>\(value)</dd></div>"
  }

  private func message(_ entry: ReportEntry) -> Markup {
    // HTML drops a line break at the start of `pre`; this one is there to be dropped.
    guard let message = entry.record.message, !message.isEmpty else { return .none }
    return "<pre class=\"message\">\n\(block: message)</pre>"
  }

  /// Remarks that are no failure, where there are any.
  func notes(_ record: JournalRecord) -> Markup {
    guard !record.notes.isEmpty else { return .none }
    return """
      <ul class="notes">
      \(Markup(lines: record.notes.map { "<li>\($0)</li>" }))
      </ul>
      """
  }
}
