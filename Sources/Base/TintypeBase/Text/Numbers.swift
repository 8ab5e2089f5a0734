// SPDX-License-Identifier: MIT

/// Formats numbers for people, independently of the locale.
package enum Numbers {
  /// Returns a count with commas between thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }

  /// Returns a count with its noun, such as `1 snapshot` or `2 snapshots`.
  ///
  /// - Parameters:
  ///   - number: The count.
  ///   - noun: The singular of the noun.
  ///   - plural: The plural; by default the singular and an “s”.
  /// - Returns: The count, grouped, and the noun.
  package static func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// Returns a share in percent with two decimals; `nil` if the numbers are invalid.
  ///
  /// A nonzero share is never rounded to 0, and an incomplete one is never rounded to 100.
  package static func share(_ part: Int, of total: Int) -> String? {
    guard total > 0, (0...total).contains(part) else { return nil }
    if part == 0 { return "0 %" }
    if part == total { return "100 %" }
    let hundredths = Int((Double(part) / Double(total) * 10_000).rounded())
    if hundredths < 1 { return "less than 0.01 %" }
    if hundredths > 9_999 { return "more than 99.99 %" }
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) %"
  }
}
