// SPDX-License-Identifier: MIT

import TintypeImaging

/// What a failing assertion says: the verdict in a sentence, the files, and what to do next.
struct FailureMessage {
  var name: SnapshotName?
  /// The absolute path of the reference.
  var reference: String?
  /// The absolute paths of what was written, by what they show.
  var files: [(label: String, path: String)] = []
  /// What else went wrong on the way, such as an output directory that cannot be written.
  var troubles: [String] = []

  /// The message; `nil` for a snapshot that matched.
  func text(for verdict: Verdict) -> String? {
    switch verdict {
    case .matched:
      guard !troubles.isEmpty else { return nil }
      return joined(["\(subject) equals its reference, but the run could not be written down."])
    case .recorded(nil):
      return joined(["\(subject) was recorded. Look at it, then run the test again."])
    case .recorded(let difference?):
      return joined([
        "\(subject) replaced a reference that differs \(extent(difference))",
        "Look at it, then run the test again.",
      ])
    case .missing:
      return joined(["\(subject) has no reference, and recording is off.", advice("missing")])
    case .changed(let difference):
      return joined(
        ["\(subject) differs from its reference \(extent(difference))"]
          + causes(difference) + environment(difference) + colorSpace(difference) + [
            advice("failed")
          ])
    case .failed(let error):
      return joined(["\(subject) could not be compared. \(error)"])
    }
  }

  private var subject: String {
    name.map { "Snapshot “\($0.test).\($0.identifier)”" } ?? "A snapshot"
  }

  private func joined(_ sentences: [String]) -> String {
    var lines = sentences.prefix(1).map { $0 }
    if let reference { lines.append("reference:  \(reference)") }
    lines += files.map { file in
      let label = file.label + ":"
      return label + String(repeating: " ", count: max(12 - label.count, 1)) + file.path
    }
    return (lines + sentences.dropFirst() + troubles).joined(separator: "\n")
  }

  /// Where and how much, as the end of a sentence.
  private func extent(_ difference: Difference) -> String {
    switch difference.kind {
    case .picture(let pixels): Self.extent(pixels)
    case .text(let lines): "in these lines:\n\(Self.shortened(lines))"
    }
  }

  /// The first lines of a difference.
  private static func shortened(_ lines: TextDifference) -> String { lines.marked() }

  private static func extent(_ pixels: BitmapComparison) -> String {
    let (differing, total) = (pixels.differingPixels, pixels.totalPixels)
    var text = "in \(Numbers.grouped(differing)) of \(Numbers.counted(total, "pixel"))"
    if let share = Numbers.share(differing, of: total) { text += " (\(share))" }
    if let bounds = pixels.bounds {
      text += ", within \(bounds.width) × \(bounds.height) pixels at \(bounds.x), \(bounds.y)"
    }
    text += ", by up to \(pixels.largestDistance) of 255."
    if pixels.referenceSize != pixels.actualSize {
      let (old, new) = (pixels.referenceSize, pixels.actualSize)
      text +=
        " The size changed from \(old.width) × \(old.height) to \(new.width) × \(new.height) pixels."
    }
    return text
  }

  /// What changed in the scene, five changes at most.
  private func causes(_ difference: Difference) -> [String] {
    let lines = difference.causes?.lines(limit: 5) ?? []
    return lines.isEmpty ? [] : ["What changed:"] + lines.map { "  " + $0 }
  }

  /// That the reference's samples mean other colours than they are taken for.
  private func colorSpace(_ difference: Difference) -> [String] {
    guard let space = difference.colorSpace, !space.isSRGB else { return [] }
    return [
      """
      The reference states \(space), and its samples were compared as sRGB. Convert it, or record it \
      anew.
      """
    ]
  }

  private func advice(_ mode: String) -> String {
    let filter = name.map { name in
      // Where the name has a hyphen, the test has something else.
      let test = name.test.split(separator: "-").joined(separator: ".+")
      return " --filter '\(name.target)\\..*\(test)'"
    }
    let command = "TINTYPE_RECORD=\(mode) swift test" + (filter ?? "")
    return "If this is how it should look, record it: \(command)"
  }
}
