// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

extension FolderComparison {
  /// The notes before the counts: what was not compared, and why names may look the same.
  var notes: [String] {
    var notes: [String] = []
    func note(_ count: Int, _ text: String) {
      if count > 0 { notes.append("Note: \(Numbers.counted(count, "pair")) with \(text)") }
    }
    note(
      pairs.count(where: \.hasOtherColors),
      "a color space that is not sRGB. Samples were compared as they are stored.")
    note(
      pairs.count(where: \.isTurned),
      "an Exif orientation that is not upright. Pixels were compared as they are stored.")
    note(
      pairs.count(where: \.hasUncomparedBits),
      "16-bit samples, which were rounded to 8 bits.")
    notes += lookalikes
    if let linkNote { notes.append(linkNote) }
    return notes
  }

  /// The maximum number of names in a note; the others are counted.
  private static let limit = 5

  /// A note that names the links to folders; `nil` if there are none.
  private var linkNote: String? {
    let links = linkedFolders.all
    guard !links.isEmpty else { return nil }
    let (subject, advice) =
      links.count == 1
      ? ("1 link to a folder was", "To compare its target, give it as a path.")
      : (
        "\(Numbers.grouped(links.count)) links to folders were",
        "To compare their targets, give them as paths."
      )
    let names = links.prefix(Self.limit).map { "“\(VisibleText.line($0))”" }
    let rest = links.count - names.count
    let more = rest > 0 ? " and \(Numbers.grouped(rest)) more" : ""
    return "Note: \(subject) not followed: \(names.joined(separator: ", "))\(more). \(advice)"
  }

  /// Notes about an added and a removed file whose names look the same, such as the composed and
  /// the decomposed form of é.
  private var lookalikes: [String] {
    // Canonically equivalent strings are equal.
    var known: [String: BytePath] = [:]
    for path in removed { known[VisibleText.seen(path.text)] = path }
    let pairs = added.compactMap { path in
      known[VisibleText.seen(path.text)].map { VisibleText.pair($0.text, path.text) }
    }
    var notes = pairs.prefix(Self.limit).map { pair in
      """
      Note: the removed name “\(pair.old)” and the added name “\(pair.new)” look the same, but are \
      stored as different characters. Rename one of the files.
      """
    }
    if pairs.count > Self.limit {
      let rest = Numbers.grouped(pairs.count - Self.limit)
      notes.append("Note: \(rest) more pairs of names look the same.")
    }
    return notes
  }
}
