// SPDX-License-Identifier: MIT

public import Foundation

/// The format of a PDF file.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The values of the document, such as its title.
  open var documentInfo: [String: Any] = [:]
  /// The rectangle of a page in points, which is that of the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Returns the default format.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Returns the default format.
  open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// An object that creates PDF files, whose pages have the right size but no content.
open class UIGraphicsPDFRenderer: NSObject {
  /// The format.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pages of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Performs a drawing, and returns a file with empty pages.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    // Proof of safety: the context is used on this thread only.
    nonisolated(unsafe) let context = CGContext()
    let renderer = UIGraphicsPDFRendererContext(
      cgContext: context, format: format, pdfContextBounds: bounds)
    GraphicsStack.with(context) { actions(renderer) }
    return EmptyPDF.file(of: renderer.pages.isEmpty ? [bounds.size] : renderer.pages)
  }

  /// Performs a drawing, and writes a file with empty pages.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The context of drawing a PDF file.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The destination, which is discarded.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of a page in points.
  public let pdfContextBounds: CGRect
  /// The sizes of the pages in points.
  var pages: [CGSize] = []

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, pdfContextBounds: CGRect) {
    (self.cgContext, self.format) = (cgContext, format)
    self.pdfContextBounds = pdfContextBounds
  }

  /// Starts a page.
  open func beginPage() { pages.append(pdfContextBounds.size) }
  /// Starts a page of a rectangle in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pages.append(bounds.size)
  }
  /// Has no effect, because pages have no links.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Has no effect, because pages have no links.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Has no effect, because pages have no links.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A PDF file of pages without content.
enum EmptyPDF {
  static func file(of pages: [CGSize]) -> Data {
    let kids = pages.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
      ]
      + pages.map {
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \($0.width) \($0.height)] >>"
      }
    var (text, offsets) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
