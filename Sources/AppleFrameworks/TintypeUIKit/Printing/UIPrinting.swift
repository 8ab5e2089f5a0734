// SPDX-License-Identifier: MIT

public import Foundation

/// The object that prints, which shows nothing.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// A closure that is called after printing, which does not happen.
  public typealias CompletionHandler =
    (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The object of the app.
  open class var shared: UIPrintInteractionController { controller }
  private static let controller = UIPrintInteractionController()
  /// A Boolean value that indicates whether there are printers: always `false`.
  open class var isPrintingAvailable: Bool { false }
  /// The file types: none.
  open class var printableUTIs: Set<String> { [] }

  /// The settings.
  open var printInfo: UIPrintInfo?
  /// The object that follows printing; its methods are never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The object that lays out a text.
  open var printFormatter: UIPrintFormatter?
  /// The object that paints pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The content.
  open var printingItem: Any?
  /// The contents.
  open var printingItems: [Any]?
  /// A Boolean value that indicates whether the number of copies can be chosen.
  open var showsNumberOfCopies = true
  /// A Boolean value that indicates whether the paper can be chosen.
  open var showsPaperSelectionForLoadedPapers = false

  /// Returns `false`, because there are no printers.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Returns `false`, because there are no printers.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// Returns `false`, because there are no printers.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    false
  }
  /// Returns `false`, because there are no printers.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    false
  }
  /// Has no effect, because nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// An object that follows printing; its methods are never called.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// The settings of a printed document.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// The kind of content.
  @nonexhaustive(warn)
  public enum OutputType: Int, Sendable {
    /// Texts and images.
    case general = 0
    /// Photos.
    case photo = 1
    /// Texts.
    case grayscale = 2
    /// Photos without colors.
    case photoGrayscale = 3
  }

  /// The orientation of the paper.
  @nonexhaustive(warn)
  public enum Orientation: Int, Sendable {
    /// Portrait.
    case portrait = 0
    /// Landscape.
    case landscape = 1
  }

  /// The use of both sides.
  @nonexhaustive(warn)
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Turned at the long edge.
    case longEdge = 1
    /// Turned at the short edge.
    case shortEdge = 2
  }

  /// The name of the document.
  open var jobName = ""
  /// The kind of content.
  open var outputType = OutputType.general
  /// The orientation.
  open var orientation = Orientation.portrait
  /// The use of both sides.
  open var duplex = Duplex.none
  /// The identifier of the printer.
  open var printerID: String?

  /// Returns the default settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// An object that lays out a text for a printer, which does not happen.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The insets of the content in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The number of the first page.
  open var startPage = 0
  /// The number of pages: always 0.
  open var pageCount: Int { 0 }
}

/// An object that prints a view, which does not happen.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {}

/// An object that prints a text, which does not happen.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont?
  /// The color.
  open var color: UIColor?

  /// Creates an object that prints a text.
  public init(text: String) { self.text = text }
}

/// An object that prints HTML, which does not happen.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates an object that prints HTML.
  public init(markupText: String) { self.markupText = markupText }
}

/// An object that paints pages for a printer, which does not happen.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  /// The height of the header in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer in points.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper in points: always empty.
  open var paperRect: CGRect { .zero }
  /// The rectangle that can be printed in points: always empty.
  open var printableRect: CGRect { .zero }
  /// The number of pages: always 0.
  open var numberOfPages: Int { 0 }
  /// The objects that lay out texts.
  open var printFormatters: [UIPrintFormatter]?

  /// Adds an object that lays out a text.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before pages are printed, which does not happen.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Called to paint a page, which does not happen.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Called to paint a header, which does not happen.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Called to paint a footer, which does not happen.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Called to paint the content, which does not happen.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
}
