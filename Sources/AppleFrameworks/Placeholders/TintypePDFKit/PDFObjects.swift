// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A selected text, which is empty.
open class PDFSelection: NSObject {
  /// The document.
  public let document: PDFDocument

  /// Creates an empty selection.
  public init(document: PDFDocument) { self.document = document }

  /// The text: always empty.
  open var string: String? { "" }
  /// The text with attributes: always `nil`.
  open var attributedString: NSAttributedString? { nil }
  /// The pages: none.
  open var pages: [PDFPage] { [] }
  /// The color.
  open var color: UIColor?

  /// Returns an empty rectangle.
  open func bounds(for page: PDFPage) -> CGRect { .zero }

  /// Returns no selections.
  open func selectionsByLine() -> [PDFSelection] { [] }

  /// Does nothing, because there are no texts.
  open func add(_ selection: PDFSelection) {}

  /// Does nothing, because there are no texts.
  open func extend(atEnd succeed: Int) {}
}

/// A place on a page.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point.
  public let point: CGPoint
  /// The scale.
  open var zoom: CGFloat = 1

  /// Creates a place.
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// An entry of an outline.
open class PDFOutline: NSObject {
  /// The title.
  open var label: String?
  /// The place.
  open var destination: PDFDestination?
  /// A Boolean value that indicates whether the entries below are visible.
  open var isOpen = false
  /// The entry that contains this one.
  open private(set) weak var parent: PDFOutline?
  private var children: [PDFOutline] = []

  /// The number of entries below.
  open var numberOfChildren: Int { children.count }

  /// Returns an entry below; `nil` if there is none with the index.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  /// Adds an entry.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
}

/// The kinds of annotations.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A text.
  public static let freeText = Self(rawValue: "/FreeText")
  /// A link.
  public static let link = Self(rawValue: "/Link")
  /// A line.
  public static let line = Self(rawValue: "/Line")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// An ellipse.
  public static let circle = Self(rawValue: "/Circle")
  /// A marked text.
  public static let highlight = Self(rawValue: "/Highlight")
  /// An underlined text.
  public static let underline = Self(rawValue: "/Underline")
  /// A crossed out text.
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  /// A drawing.
  public static let ink = Self(rawValue: "/Ink")
  /// A stamp.
  public static let stamp = Self(rawValue: "/Stamp")
  /// A note.
  public static let text = Self(rawValue: "/Text")
  /// A field of a form.
  public static let widget = Self(rawValue: "/Widget")
}

/// The keys of the values of annotations.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color.
  public static let color = Self(rawValue: "/C")
  /// The text.
  public static let contents = Self(rawValue: "/Contents")
  /// The rectangle.
  public static let rect = Self(rawValue: "/Rect")
  /// The kind.
  public static let subtype = Self(rawValue: "/Subtype")
}

/// An addition to a page, which is not shown.
open class PDFAnnotation: NSObject {
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// The rectangle in points.
  open var bounds: CGRect
  /// The name of the kind.
  open var type: String?
  /// The text.
  open var contents: String?
  /// The color.
  open var color = UIColor.yellow
  /// The color inside.
  open var interiorColor: UIColor?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var fontColor: UIColor?
  /// The alignment of the text.
  open var alignment = NSTextAlignment.natural
  /// The link.
  open var url: URL?
  /// The place of a link.
  open var destination: PDFDestination?
  /// The name of the author.
  open var userName: String?
  /// A Boolean value that indicates whether the annotation is shown.
  open var shouldDisplay = true
  /// A Boolean value that indicates whether the annotation is printed.
  open var shouldPrint = true
  /// The name of a field.
  open var fieldName: String?
  /// The text of a field.
  open var widgetStringValue: String?
  private var values: [PDFAnnotationKey: Any]

  /// Creates an annotation.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    (self.bounds, type, values) = (bounds, String(annotationType.rawValue.dropFirst()), [:])
  }

  /// Returns a value.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }

  /// Sets a value.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key] = value
    return true
  }

  /// Adds a path, which is not shown.
  open func add(_ path: UIBezierPath) {}

  /// Paints nothing.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
