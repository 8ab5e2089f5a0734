// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// A circle to be drawn as a line around what stands in it.
  static let ring = dot(12, 12, 9)
  /// The disc as large as the ring with its line.
  static let disc = dot(12, 12, 10)
  /// The square to be drawn as a line around what stands in it.
  static let frame = box(4, 4, 16, 16, 3)
  /// The square as large as the frame with its line.
  static let block = box(3, 3, 18, 18, 4)

  /// The outlines of marks whose lines are 2 units wide, to be cut out of discs and blocks.
  static let cutPlus =
    "M11 8a1 1 0 0 1 2 0v3h3a1 1 0 0 1 0 2h-3v3a1 1 0 0 1-2 0v-3h-3a1 1 0 0 1 0-2h3z"
  static let cutMinus = "M8 11h8a1 1 0 0 1 0 2h-8a1 1 0 0 1 0-2z"
  static let cutCross = """
    M12 10.59l2.29-2.3a1 1 0 0 1 1.42 1.42L13.41 12l2.3 2.29a1 1 0 0 1-1.42 1.42L12 13.41l-2.29 2.3\
    a1 1 0 0 1-1.42-1.42L10.59 12l-2.3-2.29a1 1 0 0 1 1.42-1.42z
    """
  static let cutCheck = """
    M8.46 11.69l2.23 2.24 4.8-5.58a1 1 0 0 1 1.52 1.3l-5.5 6.4a1 1 0 0 1-1.47.06l-3-3\
    a1 1 0 0 1 1.42-1.42z
    """
  static let cutInfo = "M11 11.5a1 1 0 0 1 2 0v5a1 1 0 0 1-2 0z\(dot(12, 8, 1.25))"
  static let cutExclamation = "M11 7.5a1 1 0 0 1 2 0v5a1 1 0 0 1-2 0z\(dot(12, 16, 1.25))"
  static let cutQuestion = """
    M8.5 9.5a3.5 3.5 0 1 1 5.25 3.03 1.5 1.5 0 0 0-.75 1.3 1 1 0 0 1-2 0 3.5 3.5 0 0 1 1.75-3.03 \
    1.5 1.5 0 1 0-2.25-1.3 1 1 0 0 1-2 0z\(dot(12, 17, 1.25))
    """

  /// A circle.
  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, width) = (radius.pointText, (radius * 2).pointText)
    return "M\((x - radius).pointText) \(y.pointText)a\(r) \(r) 0 1 1 \(width) 0"
      + "a\(r) \(r) 0 1 1-\(width) 0z"
  }

  /// A rectangle with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let r = radius.pointText
    let (h, v) = ((width - 2 * radius).pointText, (height - 2 * radius).pointText)
    return "M\((x + radius).pointText) \(y.pointText)h\(h)a\(r) \(r) 0 0 1 \(r) \(r)"
      + "v\(v)a\(r) \(r) 0 0 1-\(r) \(r)h-\(h)a\(r) \(r) 0 0 1-\(r)-\(r)"
      + "v-\(v)a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }
}
