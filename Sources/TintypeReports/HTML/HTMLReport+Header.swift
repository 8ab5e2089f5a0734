// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension HTMLReport {
  /// The report in one sentence.
  var verdict: String {
    let total = report.entries.count
    let matched = report.count(.matched)
    guard total > 0 else { return "Nothing in the journal could be read" }
    if matched < total {
      let others = Numbers.grouped(total - matched)
      return "\(others) of \(Numbers.counted(total, "snapshot")) did not match"
    }
    let all =
      total == 1 ? "The only snapshot matches" : "All \(Numbers.grouped(total)) snapshots match"
    return report.isClean ? all : all + ", but the journal has problems"
  }

  /// The verdict, the run, and how many snapshots had which outcome.
  var header: Markup {
    """
    <header>
    <p class="brand">Tintype · run <code>\(report.run.description)</code></p>
    <h1>\(verdict)</h1>
    <nav aria-label="Outcomes">
    <ul class="counts">
    \(Markup(lines: JournalRecord.Outcome.reportOrder.map(tally)))
    </ul>
    </nav>
    </header>
    """
  }

  private func tally(_ outcome: JournalRecord.Outcome) -> Markup {
    let count = report.count(outcome)
    let words: Markup = """
      <span aria-hidden="true">\(outcome.sign)</span> \(Numbers.grouped(count)) \
      \(outcome.rawValue)
      """
    // An outcome without snapshots has no section to go to.
    return count == 0
      ? "<li class=\"none\">\(words)</li>"
      : "<li class=\"\(outcome.rawValue)\"><a href=\"#\(outcome.rawValue)\">\(words)</a></li>"
  }

  /// What the report cannot vouch for, where there is something.
  var problems: Markup {
    guard !report.problems.isEmpty else { return .none }
    return """
      <section class="problems" aria-labelledby="problems">
      <h2 id="problems"><span aria-hidden="true">!</span> \
      \(Numbers.counted(report.problems.count, "problem")) in the journal</h2>
      <p>This report may be incomplete.</p>
      <ul>
      \(Markup(lines: report.problems.map { "<li>\($0.description)</li>" }))
      </ul>
      </section>
      """
  }
}
