// SPDX-License-Identifier: MIT

internal import CTintypePixels
internal import Foundation

/// A change of colors, which are not premultiplied: four rows for red, green, blue and alpha, each
/// with four factors and a constant.
struct ColorMatrix {
  private(set) var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static let identity = ColorMatrix(scale: 1, constant: 0)

  /// A change of each color by a factor and a constant.
  init(scale: Double, constant: Double) {
    values = [
      scale, 0, 0, 0, constant, 0, scale, 0, 0, constant, 0, 0, scale, 0, constant, 0, 0, 0, 1, 0,
    ]
  }

  /// A factor for each color.
  init(red: Double, green: Double, blue: Double) {
    values = [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, 1, 0]
  }

  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// The luminance between two colors.
  init(from dark: [Double], to light: [Double]) {
    values = []
    for row in 0..<3 {
      let extent = light[row] - dark[row]
      values += Self.luminance.map { $0 * extent } + [0, dark[row]]
    }
    values += [0, 0, 0, 1, 0]
  }

  /// A mix of the luminance, 0, and the color, 1.
  static func saturation(_ saturation: Double) -> ColorMatrix {
    ColorMatrix(from: [0, 0, 0], to: [1, 1, 1]).mixed(with: .identity, saturation)
  }

  static func contrast(_ contrast: Double) -> ColorMatrix {
    ColorMatrix(scale: contrast, constant: 0.5 - contrast / 2)
  }

  /// The matrix of Filter Effects Module Level 1, section 13.2.
  static let sepia = ColorMatrix([
    0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// The rotation of hues of Filter Effects Module Level 1, section 13.5.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    // The constant factors, and those of the cosine and the sine.
    let rows: [[(Double, Double, Double)]] = [
      [(0.213, 0.787, -0.213), (0.715, -0.715, -0.715), (0.072, -0.072, 0.928)],
      [(0.213, -0.213, 0.143), (0.715, 0.285, 0.140), (0.072, -0.072, -0.283)],
      [(0.213, -0.213, -0.787), (0.715, -0.715, 0.715), (0.072, 0.928, 0.072)],
    ]
    var values: [Double] = []
    for row in rows { values += row.map { $0.0 + c * $0.1 + s * $0.2 } + [0, 0] }
    return ColorMatrix(values + [0, 0, 0, 1, 0])
  }

  /// Returns a mix of this matrix, 0, and another, 1.
  func mixed(with other: ColorMatrix, _ share: Double) -> ColorMatrix {
    ColorMatrix(zip(values, other.values).map { $0 * (1 - share) + $1 * share })
  }

  /// Returns the change by this matrix and then by another.
  func then(_ next: ColorMatrix) -> ColorMatrix {
    var result = next.values
    for row in 0..<4 {
      for column in 0..<5 {
        let start = column == 4 ? next.values[row * 5 + 4] : 0
        result[row * 5 + column] = (0..<4).reduce(start) { sum, index in
          sum + next.values[row * 5 + index] * values[index * 5 + column]
        }
      }
    }
    return ColorMatrix(result)
  }
}

extension CIImage {
  /// Returns the image with changed colors.
  func changingColors(_ matrix: ColorMatrix) -> CIImage {
    changing { pixels, count in
      tintype_color_matrix(pixels, count, matrix.values.map { Float($0) })
    }
  }
}
