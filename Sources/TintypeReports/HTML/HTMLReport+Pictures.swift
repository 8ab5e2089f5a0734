// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

extension HTMLReport {
  /// One place in the row of pictures.
  private struct Slot {
    var title: String
    /// The artifact's path; `nil` where the journal names none.
    var path: String?
    /// What stands in place of an artifact that the journal does not name.
    var absence: String
    /// What the picture shows, for those who do not see it.
    var alternative: String
    /// The picture's size, where it is known: the page must not jump as pictures appear.
    var size: PixelSize?
  }

  /// The reference, the new picture and their difference, side by side.
  func pictures(_ record: JournalRecord) -> Markup {
    guard let artifacts = record.artifacts else { return .none }
    return """
      <ul class="pictures">
      \(Markup(lines: slots(record, artifacts).map(item)))
      </ul>
      """
  }

  private func slots(_ record: JournalRecord, _ artifacts: JournalRecord.Artifacts) -> [Slot] {
    let (name, pixels) = (record.snapshot.description, record.pixels)
    let amount = pixels.map { ": \($0.words)." } ?? "."
    let (old, new) = (pixels?.referenceSize, pixels?.actualSize)
    let both = pixels.map {
      PixelSize(
        width: max($0.referenceSize.width, $0.actualSize.width),
        height: max($0.referenceSize.height, $0.actualSize.height))
    }
    return [
      Slot(
        title: "Reference", path: artifacts.reference, absence: "There is no reference.",
        alternative: "The reference of \(name)" + (old.map { ", \($0.words)." } ?? "."),
        size: old),
      Slot(
        title: "Actual", path: artifacts.actual, absence: "Nothing was produced.",
        alternative: "The new picture of \(name)" + (new.map { ", \($0.words)" } ?? "") + amount,
        size: new),
      Slot(
        title: "Difference", path: artifacts.difference, absence: "No difference was drawn.",
        alternative: "Where \(name) differs from its reference" + amount,
        size: both),
    ]
  }

  private func item(_ slot: Slot) -> Markup {
    guard let path = slot.path else {
      return figure(slot, "<p class=\"absence\">\(slot.absence)</p>")
    }
    let content: Markup =
      switch artifacts.artifact(at: path) {
      case .picture(let data):
        """
        <div class="canvas"><img alt="\(slot.alternative)"\(dimensions(slot.size)) \
        src="data:image/png;base64,\(base64: data)"></div>
        """
      // It scrolls, so the keyboard must reach it. The first line break is one that HTML drops.
      case .text(let text):
        """
        <pre class="text" tabindex="0" role="region" aria-label="\(slot.title), text">
        \(block: text)</pre>
        """
      case .unavailable(let trouble): "<p class=\"absence\">\(trouble.description)</p>"
      }
    return figure(slot, "\(content)\n<p class=\"path\"><code>\(path)</code></p>")
  }

  private func figure(_ slot: Slot, _ content: Markup) -> Markup {
    """
    <li><figure>
    <figcaption>\(slot.title)</figcaption>
    \(content)
    </figure></li>
    """
  }

  private func dimensions(_ size: PixelSize?) -> Markup {
    guard let size, size.width > 0, size.height > 0 else { return .none }
    return " width=\"\(size.width)\" height=\"\(size.height)\""
  }
}
