// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

extension PairComparison {
  /// What programs read about one pair; the keys are part of the tool's interface.
  func document(_ options: CompareOptions) -> String {
    var members: [(name: String, value: JSONValue)] = [("format", .count(1))]
    members += result.members
    members += [
      ("mode", .string(options.tolerance.mode.rawValue)),
      ("threshold", .number(options.tolerance.threshold)),
      ("colorSpaces", colorSpaces.json),
      ("regions", .list(analysis?.regions.map(\.json) ?? [])),
      ("ladder", .list(analysis?.ladder.map(\.json) ?? [])),
      ("fingerprint", analysis.map { .string($0.fingerprint.hexadecimal) } ?? .null),
      ("changes", causes.map { .list($0.changes.map(\.json)) } ?? .null),
      ("reference", .string(options.reference)),
      ("actual", .string(options.actual)),
      ("difference", picture.map { .string($0) } ?? .null),
    ]
    return JSONValue.object(members).document
  }
}

extension PairComparison.ColorSpaces {
  var json: JSONValue {
    .object([
      ("reference", .string(reference.description)), ("actual", .string(actual.description)),
    ])
  }
}

extension BitmapComparison {
  /// Whether, how much and where two pictures differ.
  var members: [(name: String, value: JSONValue)] {
    [
      ("equal", .flag(isEqual)),
      ("matches", .flag(isWithinTolerance)),
      ("differingPixels", .count(differingPixels)),
      ("totalPixels", .count(totalPixels)),
      ("share", .number(share)),
      (
        "sizes",
        .object([("reference", referenceSize.json), ("actual", actualSize.json)])
      ),
      ("bounds", bounds?.json ?? .null),
      ("largestDistance", .count(largestDistance)),
      ("meanDistance", .number(meanDistance)),
      ("antialiasedPixels", .count(antialiasedPixels)),
      ("maskedPixels", .count(maskedPixels)),
    ]
  }
}

extension DifferenceRegion {
  fileprivate var json: JSONValue {
    .object(
      bounds.members + [
        ("differingPixels", .count(differingPixels)),
        ("largestDistance", .count(largestDistance)),
        ("meanDistance", .number(meanDistance)),
        ("movedFrom", movement?.from.json ?? .null),
        ("movedTo", movement?.to.json ?? .null),
        ("fingerprint", .string(fingerprint.hexadecimal)),
      ])
  }
}

extension DifferenceCauses.Cause {
  fileprivate var json: JSONValue {
    .object([
      ("change", .string(change.description)),
      ("regions", .list(regions.map { .count($0) })),
      ("movesNoPixel", .flag(movesNoPixel)),
      ("isConsequence", .flag(change.isConsequence)),
    ])
  }
}

extension BitmapAnalysis.Step {
  fileprivate var json: JSONValue {
    .object([("threshold", .number(threshold)), ("differingPixels", .count(differingPixels))])
  }
}

extension PixelRect {
  fileprivate var members: [(name: String, value: JSONValue)] {
    [("x", .count(x)), ("y", .count(y)), ("width", .count(width)), ("height", .count(height))]
  }

  fileprivate var json: JSONValue { .object(members) }
}

extension PixelSize {
  fileprivate var json: JSONValue {
    .object([("width", .count(width)), ("height", .count(height))])
  }
}
