// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

// Proof of safety: the properties are constants.
/// A document, whose pages are not read; only pages that the app adds exist.
open class PDFDocument: NSObject, @unchecked Sendable {
  private let data: Data?
  /// The location of the file.
  public let documentURL: URL?
  /// The object that follows a search.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The attributes.
  open var documentAttributes: [AnyHashable: Any]?
  private var pages: [PDFPage] = []

  /// Creates a document without pages.
  public override init() { (data, documentURL) = (nil, nil) }

  /// Creates the document of a file; `nil` if it is no PDF.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.isPDF else { return nil }
    (self.data, documentURL) = (data, url)
  }

  /// Creates a document; `nil` if the data are no PDF.
  public init?(data: Data) {
    guard data.isPDF else { return nil }
    (self.data, documentURL) = (data, nil)
  }

  /// The number of pages that the app has added.
  open var pageCount: Int { pages.count }
  /// The text: that of the pages.
  open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
  /// A Boolean value that indicates whether the document is encrypted: always `false`.
  open var isEncrypted: Bool { false }
  /// A Boolean value that indicates whether a password is needed: always `false`.
  open var isLocked: Bool { false }
  /// A Boolean value that indicates whether the document can be printed: always `true`.
  open var allowsPrinting: Bool { true }
  /// A Boolean value that indicates whether texts can be copied: always `true`.
  open var allowsCopying: Bool { true }
  /// The outline.
  open var outlineRoot: PDFOutline?

  /// Returns a page; `nil` if there is none with the index.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// Returns the index of a page, or `NSNotFound`.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Adds a page.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
  }

  /// Removes a page.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }

  /// Exchanges two pages.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// Returns the data of the file; `nil` for a document of the app.
  open func dataRepresentation() -> Data? { data }

  /// Returns the data of the file.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { data }

  /// Writes the data of the file, if there are any.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }

  /// Writes the data of the file, if there are any.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

  /// Returns `true`, because no document is locked.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool { true }

  /// Returns no texts, because documents are not searched.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] {
    []
  }

  /// Does nothing, because documents are not searched.
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}

  /// Does nothing, because documents are not searched.
  open func cancelFindString() {}
}

extension Data {
  fileprivate var isPDF: Bool { starts(with: Data("%PDF".utf8)) }
}

/// An object that follows a search, which finds nothing.
public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// The parts of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper.
  case mediaBox
  /// The visible part.
  case cropBox
  /// The part for the printer.
  case bleedBox
  /// The part after cutting.
  case trimBox
  /// The part with content.
  case artBox
}

// Proof of safety: pages that are shared are not changed.
/// A page, which is empty, or shows an image.
open class PDFPage: NSObject, @unchecked Sendable {
  /// The document.
  open internal(set) weak var document: PDFDocument?
  /// The rotation in degrees.
  open var rotation = 0
  /// The additions.
  open private(set) var annotations: [PDFAnnotation] = []
  private let image: UIImage?
  private var box: CGRect

  /// Creates an empty page of 612 × 792 points.
  public override init() { (image, box) = (nil, CGRect(x: 0, y: 0, width: 612, height: 792)) }

  /// Creates a page with an image.
  public init?(image: UIImage) {
    (self.image, box) = (image, CGRect(origin: .zero, size: image.size))
  }

  /// The label: the number of the page.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  /// The text: always empty.
  open var string: String? { "" }
  /// The text with attributes: always `nil`.
  open var attributedString: NSAttributedString? { nil }
  /// The number of characters: always 0.
  open var numberOfCharacters: Int { 0 }

  /// Returns the rectangle of a part in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }

  /// Sets the rectangle of all parts in points.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { self.box = bounds }

  /// Returns the image, or an empty one.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// Paints nothing.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}

  /// Returns no text.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }

  /// Returns no text.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
}
