// SPDX-License-Identifier: MIT

/// Finds how far a date-time reaches around the colon after its hours.
struct DateScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The date-time of which the first colon is known; `nil` where there is none.
  func range(aroundColon colon: Int) -> Range<Int>? {
    // The colon follows “-MM-ddTHH”, with four digits or more before.
    guard colon >= 13, number(colon - 2, in: 0...24), number(colon + 1, in: 0...59),
      bytes[colon - 9] == 0x2D, number(colon - 8, in: 1...12),
      bytes[colon - 6] == 0x2D, number(colon - 5, in: 1...31),
      bytes[colon - 3] == 0x54 || bytes[colon - 3] == 0x20
    else { return nil }
    var start = colon - 9
    while start > 0, ByteScan.isDigit(bytes[start - 1]) { start -= 1 }
    guard colon - 9 - start >= 4 else { return nil }

    var end = colon + 3
    if byte(end) == 0x3A {
      guard number(end + 1, in: 0...60) else { return nil }
      end += 3
      if byte(end) == 0x2E || byte(end) == 0x2C, isDigit(end + 1) {
        end += 2
        while isDigit(end) { end += 1 }
      }
    }
    guard !isDigit(end) else { return nil }
    return start..<zoneEnd(from: end, isSpaced: bytes[colon - 3] == 0x20)
  }

  /// Where the zone ends that begins at a place: `Z`, or hours and perhaps minutes with a sign.
  private func zoneEnd(from start: Int, isSpaced: Bool) -> Int {
    if byte(start) == 0x5A { return start + 1 }
    // The description of a date has “ +0000”.
    let sign = isSpaced && byte(start) == 0x20 ? start + 1 : start
    guard byte(sign) == 0x2B || byte(sign) == 0x2D, number(sign + 1, in: 0...23) else {
      return start
    }
    let minutes = byte(sign + 3) == 0x3A ? sign + 4 : sign + 3
    if number(minutes, in: 0...59), !isDigit(minutes + 2) { return minutes + 2 }
    return isDigit(sign + 3) ? start : sign + 3
  }

  private func byte(_ index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  private func isDigit(_ index: Int) -> Bool {
    byte(index).map(ByteScan.isDigit) ?? false
  }

  /// Whether two digits in a range stand at a place.
  private func number(_ index: Int, in range: ClosedRange<UInt8>) -> Bool {
    guard isDigit(index), isDigit(index + 1) else { return false }
    return range.contains((bytes[index] - 0x30) * 10 + bytes[index + 1] - 0x30)
  }
}
