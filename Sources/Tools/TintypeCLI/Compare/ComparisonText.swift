// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeReports

extension PairComparison {
  /// The text for one pair: one line if the images match, else the extent and location as well.
  var text: String {
    var lines = animation.map { sentences(on: $0) } ?? [result.sentence]
    if let uncounted = result.uncounted { lines.append(uncounted) }
    if let note = bitDepthNote { lines.append(note) }
    if let note = colorSpaces.note { lines.append(VisibleText.line(note)) }
    if let note = orientations.note { lines.append(note) }
    lines += explanation
    if let image { lines.append("Diff image: \(VisibleText.line(image))") }
    return lines.reduce(into: "") { $0 += $1 + "\n" }
  }

  /// The regions and causes of the difference, if they were requested.
  var explanation: [String] {
    guard !isWithinTolerance else { return [] }
    var lines = analysis.map { Self.summary(on: $0.regions) } ?? []
    if let causes = causes?.lines(limit: Self.limit), !causes.isEmpty {
      lines.append("What changed:")
      lines += causes.map { "  \(VisibleText.line($0))" }
    }
    return lines
  }

  /// The maximum number of lines of one kind; the others are counted.
  private static let limit = 5

  /// Returns lines for the largest regions, and the number of the others.
  private static func summary(on regions: [DifferenceRegion]) -> [String] {
    guard !regions.isEmpty else { return [] }
    let sorted = regions.enumerated().sorted { one, other in
      (other.element.differingPixels, one.offset) < (one.element.differingPixels, other.offset)
    }
    var lines = sorted.prefix(limit).map { "  \($0.element.summary)" }
    if regions.count > limit {
      lines.append("  … and \(Numbers.grouped(regions.count - limit)) more")
    }
    let title = regions.count == 1 ? "1 region:" : "\(Numbers.grouped(regions.count)) regions:"
    return [title] + lines
  }
}

extension PairComparison {
  /// A note that bits of the samples were not compared; `nil` if all bits were compared.
  private var bitDepthNote: String? {
    guard hasUncomparedBits else { return nil }
    let reason =
      animation == nil
      ? "the mode \(result.tolerance.mode.rawValue) compares 8 bits"
      : "animations are compared with 8 bits"
    return "Note: 16-bit samples were rounded to 8 bits, because \(reason)."
  }

  /// A Boolean value that indicates whether 16-bit samples were compared with 8 bits.
  var hasUncomparedBits: Bool {
    bitDepths.compared == 8 && max(bitDepths.reference, bitDepths.actual) == 16
  }
}

extension PairComparison.FileWarning {
  /// The warning as a sentence, with the next step.
  var message: String { "warning: “\(name)” \(warning). Save it again to repair it." }
}

extension PairComparison.ColorSpaces {
  /// A note about color spaces other than sRGB; `nil` if no file states one.
  var note: String? {
    let end = "Samples were compared as they are stored."
    if reference == actual {
      return reference.isSRGB ? nil : "Note: both files state \(reference), not sRGB. \(end)"
    }
    if reference.isSRGB && actual.isSRGB { return nil }
    return "Note: the reference states \(reference), the actual image \(actual). \(end)"
  }
}

extension PairComparison.Orientations {
  /// A note about orientations other than upright; `nil` if both files are upright.
  var note: String? {
    if reference == .up, actual == .up { return nil }
    let end = "Pixels were compared as they are stored."
    if reference == actual {
      return "Note: both files state the Exif orientation \(reference). \(end)"
    }
    return """
      Note: the reference has the Exif orientation \(reference), the actual image \(actual), so \
      viewers may show them differently. \(end)
      """
  }
}

extension BitmapComparison {
  /// The verdict, the extent and the location of the difference between two images.
  fileprivate var sentence: String {
    if isEqual { return "Same: \(referenceSize.summary)." }
    if isWithinTolerance { return "Same within the tolerance: \(extent)." }
    return "Different: \(details)"
  }

  /// The extent and the location of the difference between two images.
  var details: String {
    var text = extent
    if let bounds { text += ", within \(bounds.summary)" }
    let largest = largestDistance16.map { "\(Numbers.grouped($0)) of 65,535" }
    text += ", by up to \(largest ?? "\(largestDistance) of 255")."
    if referenceSize != actualSize {
      text += " The sizes are \(referenceSize.shortSummary) and \(actualSize.summary)."
    }
    return text
  }

  /// The number of differing pixels.
  var extent: String {
    let share = Numbers.share(differingPixels, of: totalPixels).map { " (\($0))" } ?? ""
    return "\(Numbers.grouped(differingPixels)) of \(Numbers.counted(totalPixels, "pixel"))\(share)"
  }

  /// The pixels that differ or may differ, and are not counted.
  fileprivate var uncounted: String? {
    var parts: [String] = []
    if antialiasedPixels > 0 {
      parts.append(Numbers.counted(antialiasedPixels, "antialiased pixel"))
    }
    if maskedPixels > 0 {
      parts.append(Numbers.counted(maskedPixels, "masked pixel"))
    }
    return parts.isEmpty ? nil : "Not counted: \(parts.joined(separator: ", "))."
  }
}

extension DifferenceRegion {
  fileprivate var summary: String {
    let place = bounds.summary
    guard let movement else {
      return "\(place): \(Numbers.counted(differingPixels, "pixel")), by up to \(largestDistance)"
    }
    let (right, down) = (movement.x, movement.y)
    var ways: [String] = []
    if right != 0 {
      ways.append("\(Numbers.grouped(abs(right))) to the \(right > 0 ? "right" : "left")")
    }
    if down != 0 { ways.append("\(Numbers.grouped(abs(down))) \(down > 0 ? "down" : "up")") }
    // In a region that content moved out of, the differing pixels belong to the new content.
    return "\(place): moved \(movedFrom == nil ? "away, " : "")\(ways.joined(separator: " and "))"
  }
}

extension PixelRect {
  fileprivate var summary: String { "\(width) × \(height) pixels at \(x), \(y)" }
}

extension PixelSize {
  fileprivate var shortSummary: String { "\(Numbers.grouped(width)) × \(Numbers.grouped(height))" }
  var summary: String { shortSummary + " pixels" }
}

extension PairComparison {
  /// Returns the sentences on a comparison with an animation.
  ///
  /// They contain the verdict, and the pixels of the first frame that differs.
  func sentences(on animation: AnimationComparison) -> [String] {
    let frames = Numbers.counted(animation.referenceFrameCount, "frame")
    if isEqual { return ["Same: \(frames) of \(result.referenceSize.summary)."] }
    let shown = animation.shownName
    if isWithinTolerance { return ["Same within the tolerance: \(shown): \(result.extent)."] }
    let verdict = "Different: \(animation.differences.joined(separator: "; "))."
    guard !result.isWithinTolerance else { return [verdict] }
    return [verdict, shown.prefix(1).uppercased() + shown.dropFirst() + ": \(result.details)"]
  }
}

extension AnimationComparison {
  /// The frame that the result describes, counted from 1.
  var shownName: String { shownFrame.map { "frame \($0 + 1)" } ?? "the image without animation" }

  /// The differences, as clauses.
  var differences: [String] {
    var clauses: [String] = []
    if referenceFrameCount != actualFrameCount {
      clauses.append(
        "the reference has \(Numbers.counted(referenceFrameCount, "frame")) and the actual image "
          + Numbers.grouped(actualFrameCount))
    }
    if !differingFrames.isEmpty {
      let common = min(referenceFrameCount, actualFrameCount)
      clauses.append(
        "\(Numbers.grouped(differingFrames.count)) of \(Numbers.counted(common, "frame")) "
          + (differingFrames.count == 1 ? "differs" : "differ"))
    }
    if !differingDelays.isEmpty {
      let (first, rest) = (differingDelays.prefix(5), differingDelays.count - 5)
      let numbers = first.map { Numbers.grouped($0 + 1) }.joined(separator: ", ")
      clauses.append(
        differingDelays.count == 1
          ? "the delay of frame \(numbers) differs"
          : "the delays of frames \(numbers)"
            + (rest > 0 ? " and \(Numbers.grouped(rest)) more differ" : " differ"))
    }
    if playCountsDiffer {
      clauses.append(
        "the reference \(Self.plays(referencePlayCount)) and the actual image "
          + Self.plays(actualPlayCount))
    }
    if stillImageDiffers {
      clauses.append("the image that viewers without animation show differs")
    }
    return clauses
  }

  private static func plays(_ count: Int?) -> String {
    switch count {
    case nil: "is not animated"
    case 0?: "plays endlessly"
    case 1?: "plays once"
    case let count?: "plays \(Numbers.grouped(count)) times"
    }
  }
}
