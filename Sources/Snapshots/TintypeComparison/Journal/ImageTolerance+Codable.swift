// SPDX-License-Identifier: MIT

import TintypeImaging

// The form in journals. It is independent of the coded form of `Tolerance`.
extension ImageTolerance: Codable {
  private enum CodingKeys: CodingKey {
    case mode, threshold, ignoresAntialiasing, pixels, share, window, masks, masked
  }

  private struct Window: Codable {
    var side: Int
    var pixels: Int
  }

  /// Decodes a tolerance, whose numbers are not checked; comparing checks them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var allowance = Tolerance.Allowance.none
    if let count = try container.decodeIfPresent(Int.self, forKey: .pixels) {
      allowance = .pixels(count)
    } else if let share = try container.decodeIfPresent(Double.self, forKey: .share) {
      allowance = .share(share)
    } else if let window = try container.decodeIfPresent(Window.self, forKey: .window) {
      allowance = .window(side: window.side, pixels: window.pixels)
    }
    self.init(
      Tolerance(
        mode: try container.decode(Tolerance.Mode.self, forKey: .mode),
        threshold: try container.decode(Double.self, forKey: .threshold),
        ignoresAntialiasing: try container.decode(Bool.self, forKey: .ignoresAntialiasing),
        allowance: allowance,
        masks: try container.decodeIfPresent([PixelRect].self, forKey: .masks) ?? []),
      masking: try container.decodeIfPresent([String].self, forKey: .masked)?
        .map { NodeSelector($0) } ?? [])
  }

  /// Encodes the tolerance, without the fields of what is not tolerated.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tolerance.mode, forKey: .mode)
    try container.encode(
      tolerance.threshold.isFinite ? tolerance.threshold : -1, forKey: .threshold)
    try container.encode(tolerance.ignoresAntialiasing, forKey: .ignoresAntialiasing)
    switch tolerance.allowance {
    case .none: break
    case .pixels(let count): try container.encode(count, forKey: .pixels)
    case .share(let share): try container.encode(share.isFinite ? share : -1, forKey: .share)
    case .window(let side, let pixels):
      try container.encode(Window(side: side, pixels: pixels), forKey: .window)
    }
    if !tolerance.masks.isEmpty { try container.encode(tolerance.masks, forKey: .masks) }
    if !masked.isEmpty { try container.encode(masked.map(\.name), forKey: .masked) }
  }
}
