// SPDX-License-Identifier: MIT

import TintypeBase

/// The images of a summary, at URLs.
package struct MarkdownImages: Hashable, Sendable {
  /// The URL of the directory with the files.
  package var base: WebAddress
  /// The images.
  package var images: ReviewImages

  /// Creates the images of a summary.
  package init(base: WebAddress, images: ReviewImages) { (self.base, self.images) = (base, images) }

  /// The largest width at which an image is shown, in pixels of the page.
  private static let width = 300

  /// Returns a table of the images of an entry.
  ///
  /// - Parameter index: The index of the entry in ``Report/entries``.
  /// - Returns: Three lines; `nil` if the entry has no images.
  func table(of index: Int) -> String? {
    guard let row = images.rows[index] else { return nil }
    let cells = [(row.before, "before"), (row.after, "after"), (row.difference, "difference")]
      .map { image, text in image.map { element($0, text) } ?? "–" }
    return """
      | before | after | difference |
      |---|---|---|
      | \(cells.joined(separator: " | ")) |
      """
  }

  private func element(_ image: ReviewImages.Image, _ text: String) -> String {
    let width = min(image.size.width, Self.width)
    return "<img src=\"\(base.url(of: image.name))\" alt=\"\(text)\" width=\"\(width)\">"
  }
}

extension MarkdownSummary {
  /// Adds the changes with images: a table of the causes, then the other changes, then the images.
  func addChanges(with images: MarkdownImages, to page: inout MarkdownBudget) {
    page.add(
      heading: "Causes", opening: "| cause | images | ID |\n|---|--:|---|",
      report.causes.map(row))
    page.add(heading: "Changes that need their own decision", report.undecided.map(item))
    let shown = ReviewImages.entries(of: report).compactMap { index in
      images.table(of: index).map { "\(name(of: index))\n\n\($0)" }
    }
    let separated = shown.enumerated().map { $0 == 0 ? $1 : "\n\($1)" }
    page.add(heading: "Images", opening: "", separated)
  }

  private func row(_ cause: ReviewCause) -> String {
    let title = MarkdownText.cell(ShortText.line(cause.typedTitle, limit: 400))
    return "| \(title) | \(Numbers.grouped(cause.members.count)) | \(MarkdownText.cell(cause.id)) |"
  }

  private func item(_ index: Int) -> String {
    "- \(name(of: index)): \(text(report.entries[index].headline))"
  }

  private func name(of index: Int) -> String {
    text(String(describing: report.entries[index].record.snapshot))
  }
}
