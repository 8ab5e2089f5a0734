// SPDX-License-Identifier: MIT

/// Numbers in texts: three digits that count, and no more.
enum Numbers {
  /// A time, as in “0.125 ms”, “12.3 ms” or “1,860 ms”.
  static func time(_ milliseconds: Double) -> String { significant(milliseconds) + " ms" }

  /// A quotient, as in “0.06” or “5.5”; what is less than a thousandth as “under 0.001”.
  static func ratio(_ value: Double) -> String {
    value > 0 && value < 0.001 ? "under 0.001" : fixed(value, value < 0.1 ? 3 : value < 10 ? 2 : 1)
  }

  /// Memory or a file, as in “14.1 MiB”, “872 KiB” or “96 bytes”.
  static func size(_ bytes: Int) -> String {
    if bytes < 1024 { return "\(bytes) bytes" }
    let (amount, unit) =
      bytes < 1 << 20
      ? (Double(bytes) / 1024, "KiB") : (Double(bytes) / Double(1 << 20), "MiB")
    return "\(significant(amount)) \(unit)"
  }

  /// A number with three digits that count, all before the point, and commas between thousands.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 100 { return grouped(Int(value.rounded())) }
    return fixed(value, value >= 10 ? 1 : value >= 1 ? 2 : 3)
  }

  /// A number with so many decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "–" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let units = Int((value.magnitude * Double(power)).rounded())
    let sign = value < 0 && units > 0 ? "−" : ""
    guard decimals > 0 else { return sign + "\(units)" }
    return sign + "\(units / power)." + String(units % power + power).dropFirst()
  }

  private static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
