// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// Circles, squares and triangles with marks in them.
  static let badges: [String: String] = [
    "circle": "s\(ring)",
    "circle.fill": "f\(disc)",
    "circle.lefthalf.filled": "s\(ring)|fM12 3a9 9 0 0 0 0 18z",
    "circle.dotted": """
    f\(dot(12, 3, 1))\(dot(16.5, 4.21, 1))\(dot(19.79, 7.5, 1))\(dot(21, 12, 1))\
    \(dot(19.79, 16.5, 1))\(dot(16.5, 19.79, 1))\(dot(12, 21, 1))\(dot(7.5, 19.79, 1))\
    \(dot(4.21, 16.5, 1))\(dot(3, 12, 1))\(dot(4.21, 7.5, 1))\(dot(7.5, 4.21, 1))
    """,
    "circle.inset.filled": "s\(ring)|f\(dot(12, 12, 5))",
    "square": "s\(frame)",
    "square.fill": "f\(block)",
    "checkmark.circle": "s\(ring)M7.75 12.4l3 3 5.5-6.4",
    "checkmark.circle.fill": "e\(disc)\(cutCheck)",
    "xmark.circle": "s\(ring)M9 9l6 6M15 9l-6 6",
    "xmark.circle.fill": "e\(disc)\(cutCross)",
    "plus.circle": "s\(ring)M12 8v8M8 12h8",
    "plus.circle.fill": "e\(disc)\(cutPlus)",
    "minus.circle": "s\(ring)M8 12h8",
    "minus.circle.fill": "e\(disc)\(cutMinus)",
    "info.circle": "s\(ring)M12 11.5v5|f\(dot(12, 8, 1.25))",
    "info.circle.fill": "e\(disc)\(cutInfo)",
    "questionmark.circle": """
    s\(ring)M9.5 9.5a2.5 2.5 0 1 1 3.75 2.16 2.5 2.5 0 0 0-1.25 2.17|f\(dot(12, 17, 1.25))
    """,
    "questionmark.circle.fill": "e\(disc)\(cutQuestion)",
    "exclamationmark.circle": "s\(ring)M12 7.5v5|f\(dot(12, 16, 1.25))",
    "exclamationmark.circle.fill": "e\(disc)\(cutExclamation)",
    "exclamationmark.triangle": """
    sM10.6 4.3a1.6 1.6 0 0 1 2.8 0l7.6 13.3a1.6 1.6 0 0 1-1.4 2.4H4.4A1.6 1.6 0 0 1 3 17.6zM12 \
    9v4.5|f\(dot(12, 16.8, 1.25))
    """,
    "exclamationmark.triangle.fill": """
    eM9.75 3.8a2.6 2.6 0 0 1 4.5 0l7.6 13.3a2.6 2.6 0 0 1-2.25 3.9H4.4a2.6 2.6 0 0 \
    1-2.25-3.9zM11 9a1 1 0 0 1 2 0v4.5a1 1 0 0 1-2 0z\(dot(12, 16.8, 1.25))
    """,
    "checkmark.square": "s\(frame)M7.75 12.4l3 3 5.5-6.4",
    "checkmark.square.fill": "e\(block)\(cutCheck)",
    "plus.square": "s\(frame)M12 8v8M8 12h8",
    "plus.square.fill": "e\(block)\(cutPlus)",
    "minus.square": "s\(frame)M8 12h8",
    "minus.square.fill": "e\(block)\(cutMinus)",
    "ellipsis.circle": "s\(ring)|f\(dot(8, 12, 1.25))\(dot(12, 12, 1.25))\(dot(16, 12, 1.25))",
    "ellipsis.circle.fill": "e\(disc)\(dot(8, 12, 1.25))\(dot(12, 12, 1.25))\(dot(16, 12, 1.25))",
    "arrow.up.circle": "s\(ring)M12 16.5v-9M8 11.5l4-4 4 4",
    "arrow.down.circle": "s\(ring)M12 7.5v9M8 12.5l4 4 4-4",
    "arrow.left.circle": "s\(ring)M16.5 12h-9M11.5 8l-4 4 4 4",
    "arrow.right.circle": "s\(ring)M7.5 12h9M12.5 8l4 4-4 4",
    "play.circle": "s\(ring)|bM10.5 9v6l4.75-3z",
    "play.circle.fill": """
    e\(disc)M9.5 8.2v7.6a.8.8 0 0 0 1.2.7l6-3.8a.8.8 0 0 0 0-1.4l-6-3.8a.8.8 0 0 0-1.2.7z
    """,
    "dollarsign.circle": """
    s\(ring)M15 9.2C14.4 8 13.3 7.6 12 7.6c-1.7 0-3 .8-3 2.2 0 3 6 1.4 6 4.4 0 1.4-1.3 2.2-3 \
    2.2-1.4 0-2.6-.5-3.1-1.7M12 6v1.6M12 16.4V18
    """,
    "eurosign.circle": "s\(ring)M15.5 8.6a4.4 4.4 0 1 0 0 6.8M7.2 10.9h5.8M7.2 13.4h5.3",
  ]
}
