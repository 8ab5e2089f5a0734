// SPDX-License-Identifier: MIT

extension Double {
  /// The number with at most three decimals and no trailing zeros, the same in every locale.
  package var pointText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-infinity" : "infinity" }
    guard abs(self) < 1e12 else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let thousandths = Int64((self * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    var decimals = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
