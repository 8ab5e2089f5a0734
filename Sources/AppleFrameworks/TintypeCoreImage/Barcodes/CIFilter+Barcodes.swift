// SPDX-License-Identifier: MIT

internal import Foundation

extension CIFilter {
  private static func pixel(_ isDark: Bool) -> UInt32 { isDark ? 0xFF00_0000 : 0xFFFF_FFFF }

  /// The QR code of the message, with a white border of one module.
  var qrCode: CIImage? {
    let level = QRCode.Level(rawValue: text("inputCorrectionLevel") ?? "M") ?? .m
    guard let message = data("inputMessage"), let code = QRCode([UInt8](message), level: level)
    else { return nil }
    let side = code.size + 2
    let pixels = (0..<side * side).map { index in
      let (x, y) = (index % side - 1, index / side - 1)
      let isInside = 0..<code.size ~= x && 0..<code.size ~= y
      return Self.pixel(isInside && code.modules[y * code.size + x])
    }
    return CIImage(pixels: pixels, left: 0, bottom: 0, width: side, height: side, isLinear: false)
  }

  /// The barcode of the message, with white spaces at both sides.
  var code128: CIImage? {
    let space = Int(min(max(number("inputQuietSpace"), 0), 100))
    let height = Int(min(max(number("inputBarcodeHeight"), 1), 500))
    guard let message = data("inputMessage"), let modules = Code128.modules(of: [UInt8](message))
    else { return nil }
    let white = [Bool](repeating: false, count: space)
    let row = (white + modules + white).map { Self.pixel($0) }
    return CIImage(
      pixels: Array(repeatElement(row, count: height).joined()), left: 0, bottom: 0,
      width: row.count, height: height, isLinear: false)
  }
}
