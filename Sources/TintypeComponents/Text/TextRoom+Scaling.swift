// SPDX-License-Identifier: MIT

extension TextRoom {
  /// A text with fonts as large as fits.
  struct Fitted {
    var runs: [TextRun]
    var factor: Double
    var typeset: TypesetText
    var fittingLines: Int
    var fits: Bool { fittingLines >= typeset.lines.count }
  }

  /// Sets a text, with smaller fonts if it would not fit otherwise.
  ///
  /// Factors are tried in steps of 1/256 by halving, nine at most: where a smaller one does not fit
  /// although a larger one does, as line breaks may have it, the larger one may be missed. A text
  /// that fits by none is as small as it may be.
  func fitted(_ runs: [TextRun], minimumScaleFactor: Double) throws -> Fitted {
    func fitted(_ steps: Int) throws -> Fitted {
      let factor = Double(steps) / Double(Self.scaleSteps)
      let scaled = steps == Self.scaleSteps ? runs : runs.map { $0.scaled(by: factor) }
      let set = try set(scaled)
      return Fitted(
        runs: scaled, factor: factor, typeset: set.typeset, fittingLines: set.fittingLines)
    }
    let whole = try fitted(Self.scaleSteps)
    // A text that is offered no room breaks at line feeds alone, however small it is.
    guard !whole.fits, minimumScaleFactor < 1, width != nil || height != nil else { return whole }
    let least = (max(minimumScaleFactor, 0) * Double(Self.scaleSteps)).rounded(.up)
    var low = min(max(Int(least), 1), Self.scaleSteps)
    var high = Self.scaleSteps
    guard low < high else { return whole }
    var best = try fitted(low)
    guard best.fits else { return best }
    while high - low > 1 {
      let middle = (low + high) / 2
      let attempt = try fitted(middle)
      if attempt.fits {
        low = middle
        best = attempt
      } else {
        high = middle
      }
    }
    return best
  }

  private static let scaleSteps = 256
}
