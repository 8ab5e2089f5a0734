// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// Sets the color of filled paths to gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the color of lines to gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Has no effect, because colors are those of sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect, because colors are those of sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect, because curves are exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Has no effect, because colors are those of sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Has no effect, because letters have exact positions.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect, because letters have exact positions.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect, because letters have exact positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect, because texts are drawn by attributed strings.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Has no effect, because texts are drawn by attributed strings.
  public func setFontSize(_ size: CGFloat) {}
  /// Has no effect, because texts are drawn by attributed strings.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// The transform of texts, which is not stored.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The position of the next text, which is not stored.
  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  /// A Boolean value that indicates whether there is no path.
  public var isPathEmpty: Bool { path?.isEmpty ?? true }
  /// The last point of the path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
  /// Returns a Boolean value that indicates whether the path contains a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      ?? false
  }
  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Clips subsequent drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    addClip(path, .winding)
  }
  /// Draws subsequent drawing together, which has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  /// Draws subsequent drawing together, which has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
  /// Ends drawing together, which has no effect.
  public func endTransparencyLayer() {}
  /// Draws copies of an image.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { draw(image, in: rect) }
  /// Has no effect, because drawing is recorded.
  public func flush() {}
  /// Has no effect, because drawing is recorded.
  public func synchronize() {}
  /// Has no effect, because PDF files are not written.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {}
  /// Has no effect, because PDF files are not written.
  public func endPDFPage() {}
  /// Has no effect, because PDF files are not written.
  public func closePDF() {}
  /// The bits of each component, 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of each pixel, 32.
  public var bitsPerPixel: Int { 32 }
  /// Returns the point in the coordinate system of the destination.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns the rectangle in the coordinate system of the destination.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns the point in the coordinate system of the context.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}

/// The mode of drawing texts.
@nonexhaustive(warn)
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Outlined.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Invisible.
  case invisible = 3
  /// Filled, and a clip.
  case fillClip = 4
  /// Outlined, and a clip.
  case strokeClip = 5
  /// Both, and a clip.
  case fillStrokeClip = 6
  /// A clip.
  case clip = 7
}
