// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes; references have no extension.
  public static var data: Self { Self(pathExtension: nil, diffing: .data) }
}

extension Diffing where Value == Data {
  /// Stores bytes unchanged, and reports the position of the first difference.
  public static var data: Diffing { Diffing(DataFormat()) }
}

/// Bytes, which are stored unchanged.
private struct DataFormat: SnapshotFormat {
  func encode(_ data: Data) -> [UInt8] { Array(data) }

  func decode(_ data: Data) -> Data { data }

  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ data: Data
  ) -> Diffing<Data>.Comparison {
    guard let difference = DataDifference(from: Data(reference), to: data) else { return .same() }
    return .different(DescribedDifference(difference.description))
  }
}

/// The first difference between two sequences of bytes.
struct DataDifference: CustomStringConvertible {
  private let old: Data
  private let new: Data
  /// The offset of the first byte that differs or is present in only one sequence.
  private let offset: Int

  /// Compares bytes; `nil` if all are the same.
  init?(from old: Data, to new: Data) {
    if old == new { return nil }
    (self.old, self.new) = (old, new)
    offset = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let shared = min(old.count, new.count)
        // Loops over single bytes are slow in builds without optimization.
        let step = 4096
        var start = 0
        if let old = old.baseAddress, let new = new.baseAddress {
          while start + step <= shared, memcmp(old + start, new + start, step) == 0 {
            start += step
          }
        }
        return (start..<shared).first { old[$0] != new[$0] } ?? shared
      }
    }
  }

  var description: String {
    let counts =
      old.count == new.count
      ? "Expected data to match"
      : "Expected \(Self.counted(new)) to match \(Self.counted(old))"
    return """
      \(counts)
      The first difference is at byte offset \(offset):
        reference: \(window(old))
        new:       \(window(new))
      """
  }

  private static func counted(_ data: Data) -> String {
    "\(data.count) byte\(data.count == 1 ? "" : "s")"
  }

  /// Returns the bytes around the first difference, which is in brackets.
  private func window(_ data: Data) -> String {
    let bytes = (max(offset - 4, 0)..<min(offset + 5, data.count)).map { index in
      let byte = data[data.startIndex + index]
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      return index == offset ? "[\(digits)]" : digits
    }
    let before = offset > 4 ? ["…"] : []
    let after = offset >= data.count ? ["[end]"] : offset + 5 < data.count ? ["…"] : []
    return (before + bytes + after).joined(separator: " ")
  }
}
