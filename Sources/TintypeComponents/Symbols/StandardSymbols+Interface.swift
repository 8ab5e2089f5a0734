// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// Symbols of marks, arrows and bar items.
  static let interface: [String: String] = [
    "xmark": "sM6 6l12 12M18 6L6 18",
    "checkmark": "sM4.5 12.5l5 5L19.5 6.5",
    "plus": "sM12 5v14M5 12h14",
    "minus": "sM5 12h14",
    "chevron.left": "sM15 5l-7 7 7 7",
    "chevron.right": "sM9 5l7 7-7 7",
    "chevron.up": "sM5 15.5l7-7 7 7",
    "chevron.down": "sM5 8.5l7 7 7-7",
    "chevron.forward": "sM9 5l7 7-7 7",
    "chevron.backward": "sM15 5l-7 7 7 7",
    "chevron.up.chevron.down": "sM7.5 9L12 4.5 16.5 9M7.5 15l4.5 4.5 4.5-4.5",
    "arrow.left": "sM20 12H4M11 5l-7 7 7 7",
    "arrow.right": "sM4 12h16M13 5l7 7-7 7",
    "arrow.up": "sM12 20V4M5 11l7-7 7 7",
    "arrow.down": "sM12 4v16M5 13l7 7 7-7",
    "arrow.forward": "sM4 12h16M13 5l7 7-7 7",
    "arrow.backward": "sM20 12H4M11 5l-7 7 7 7",
    "arrow.up.right": "sM6 18L18 6M8.5 6H18v9.5",
    "arrow.clockwise": "sM19.5 13a7.5 7.5 0 1 1-2.2-5.3l2.7 2.7M20 5v5.4h-5.4",
    "arrow.counterclockwise": "sM4.5 13a7.5 7.5 0 1 0 2.2-5.3L4 10.4M4 5v5.4h5.4",
    "arrow.triangle.2.circlepath": """
    sM20.5 4.5v5h-5M3.5 19.5v-5h5M20 9.5A8.5 8.5 0 0 0 5 7M4 14.5A8.5 8.5 0 0 0 19 17
    """,
    "arrow.left.arrow.right": "sM4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4",
    "arrow.up.arrow.down": "sM8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
    "magnifyingglass": "s\(dot(10.5, 10.5, 6.5))M15.3 15.3l5.2 5.2",
    "ellipsis": "f\(dot(5, 12, 1.75))\(dot(12, 12, 1.75))\(dot(19, 12, 1.75))",
    "line.3.horizontal": "sM4 6.5h16M4 12h16M4 17.5h16",
    "line.3.horizontal.decrease": "sM4 7h16M7 12h10M10 17h4",
    "list.bullet": """
    sM9 6h11.5M9 12h11.5M9 18h11.5|f\(dot(4.5, 6, 1.5))\(dot(4.5, 12, 1.5))\(dot(4.5, 18, 1.5))
    """,
    "square.grid.2x2": """
    s\(box(4, 4, 6, 6, 1.25))\(box(14, 4, 6, 6, 1.25))\(box(4, 14, 6, 6, 1.25))\
    \(box(14, 14, 6, 6, 1.25))
    """,
    "square.grid.2x2.fill": """
    f\(box(3, 3, 8, 8, 2))\(box(13, 3, 8, 8, 2))\(box(3, 13, 8, 8, 2))\(box(13, 13, 8, 8, 2))
    """,
    "slider.horizontal.3": """
    sM4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3\(dot(15, 6, 2))\(dot(9, 12, 2))\
    \(dot(15, 18, 2))
    """,
    "link": """
    sM8.25 10.37l-2.97 2.97a3.8 3.8 0 0 0 5.38 5.38l2.97-2.97M10.37 8.25l2.97-2.97a3.8 3.8 0 0 \
    1 5.38 5.38l-2.97 2.97M9.53 14.47l4.94-4.94
    """,
    "paperclip": """
    sM19 11l-7.3 7.3a4.3 4.3 0 0 1-6.1-6.1l7.9-7.9a2.9 2.9 0 0 1 4.1 4.1l-7.7 7.7a1.45 1.45 0 0 \
    1-2.05-2.05l7-7
    """,
    "rectangle.on.rectangle": "sM8 4.5h10.5a2 2 0 0 1 2 2V15\(box(3.5, 8.5, 13, 11, 2))",
    "sidebar.left": "s\(box(3, 5, 18, 14, 2.5))M9 5v14",
    "power": "sM12 3.5v8M6.8 6.8a7.5 7.5 0 1 0 10.4 0",
  ]
}

extension StandardSymbols {
  /// Symbols of circles, squares and triangles with marks in them.
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
