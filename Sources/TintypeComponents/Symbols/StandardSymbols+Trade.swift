// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// Buying, paying and counting.
  static let trade: [String: String] = [
    "cart": """
    sM2 3.5h2.2a1 1 0 0 1 1 .8l2.3 11.2h10.8L21 6.5H5.7|f\(dot(9, 19.5, 1.75))\
    \(dot(17, 19.5, 1.75))
    """,
    "cart.fill": """
    sM2 3.5h2.2a1 1 0 0 1 1 .8l2.3 11.2h10.8|bM5.9 7.5h14.8l-2.2 7h-11z|f\(dot(9, 19.5, 1.75))\
    \(dot(17, 19.5, 1.75))
    """,
    "bag": "sM5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5",
    "bag.fill": """
    eM5.5 7h2a4.5 4.5 0 0 1 9 0h2a1 1 0 0 1 1 .9l1 12.5a1 1 0 0 1-1 1.1h-15a1 1 0 0 \
    1-1-1.1l1-12.5a1 1 0 0 1 1-.9zM9.5 7h5a2.5 2.5 0 0 0-5 0z
    """,
    "creditcard": "s\(box(2.5, 5, 19, 14, 2.5))M2.5 10h19M6.5 15h3",
    "creditcard.fill": """
    fM5 4h14a3.5 3.5 0 0 1 3.5 3.5V8.5h-21V7.5A3.5 3.5 0 0 1 5 4z|eM1.5 11h21v5.5A3.5 3.5 0 0 1 \
    19 20H5a3.5 3.5 0 0 1-3.5-3.5z\(box(5.5, 14.5, 5, 2, 1))
    """,
    "banknote": "s\(box(2.5, 6, 19, 12, 2))\(dot(12, 12, 2.75))M6 12v.01M18 12v.01",
    "chart.bar": "s\(box(3.5, 12, 4, 8, 1))\(box(10, 4, 4, 16, 1))\(box(16.5, 8, 4, 12, 1))",
    "chart.bar.fill": """
    f\(box(2.5, 12, 5, 9, 1.5))\(box(9.5, 3, 5, 18, 1.5))\(box(16.5, 8, 5, 13, 1.5))
    """,
    "chart.line.uptrend.xyaxis": """
    sM3.5 3.5v15.5a1.5 1.5 0 0 0 1.5 1.5h15.5M7.5 15.5l4-5 3.5 3 5-7.5
    """,
    "chart.pie": "sM20.5 14.5A9 9 0 1 1 9.5 3.5V14.5zM14 3a9 9 0 0 1 7 7h-7z",
    "percent": "sM18 6L6 18\(dot(7.5, 7.5, 2.75))\(dot(16.5, 16.5, 2.75))",
  ]
}
