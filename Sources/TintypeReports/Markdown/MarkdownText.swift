// SPDX-License-Identifier: MIT

/// Texts as GitHub's Markdown holds them.
enum MarkdownText {
  /// The text as code: nothing in it is markup, a link, or the name of a person to be told.
  static func code(_ text: String) -> String {
    let text = VisibleText.line(text)
    let longest = text.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    guard !text.allSatisfy({ $0 == " " }) else { return "` `" }
    // Without spaces a backtick at an end would belong to the fence, and outer spaces would be lost.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") || text.hasSuffix(" ")
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}
