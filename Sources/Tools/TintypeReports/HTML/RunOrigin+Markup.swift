// SPDX-License-Identifier: MIT

import TintypeBase

extension RunOrigin {
  /// The known facts as elements of the page's header, which are links if their pages are known.
  var markup: [Markup] {
    [
      pullRequest.map { "<span>\(link(.pullRequest, "Pull request \($0)"))</span>" },
      source,
      commit.map { "<span>Commit \(link(.commit, String($0.prefix(12)), isCode: true))</span>" },
      author.map { "<span>\(ShortText.line($0, limit: 60))</span>" },
      time.map { time in
        "<time datetime=\"\(VisibleText.line(time))\">\(ShortText.line(Self.minutes(time), limit: 40))</time>"
      },
      job.map { "<span>\(link(.job, $0))</span>" },
    ].compactMap(\.self)
  }

  /// The branch, and the branch into which it is merged; `nil` if it is unknown.
  private var source: Markup? {
    guard let branch else { return nil }
    let own = link(.branch, branch, isCode: true)
    guard let base, base != branch else { return "<span>\(own)</span>" }
    return "<span>\(own) into \(link(.base, base, isCode: true))</span>"
  }

  private func link(_ fact: Fact, _ text: String, isCode: Bool = false) -> Markup {
    let text = ShortText.line(text, limit: 80)
    let content: Markup = isCode ? "<code>\(text)</code>" : "\(text)"
    guard let page = pages[fact] else { return content }
    return """
      <a href="\(page.url)" title="\(page.url)" rel="noreferrer" target="_blank">\(content)</a>
      """
  }

  /// Returns a time in ISO 8601 without its seconds: `2026-01-31 12:30 +01:00`.
  private static func minutes(_ time: String) -> String {
    guard let match = time.wholeMatch(of: /(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(Z|[+\-]\d\d:\d\d)/)
    else { return time }
    return "\(match.1) \(match.2) \(match.3 == "Z" || match.3 == "+00:00" ? "UTC" : match.3)"
  }
}
