// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The arrangements of pages.
public enum PDFDisplayMode: Int, Sendable {
  /// One page.
  case singlePage
  /// A column of pages.
  case singlePageContinuous
  /// Two pages.
  case twoUp
  /// Two columns of pages.
  case twoUpContinuous
}

/// The directions of pages.
public enum PDFDisplayDirection: Int, Sendable {
  /// Below each other.
  case vertical
  /// Beside each other.
  case horizontal
}

/// The view of a document, which is not shown: a `UIViewRepresentable` shows a placeholder.
open class PDFView: UIView, _PlaceholderContent {
  /// The document.
  open var document: PDFDocument?
  /// The arrangement.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction.
  open var displayDirection = PDFDisplayDirection.vertical
  /// The part of the pages.
  open var displayBox = PDFDisplayBox.cropBox
  /// A Boolean value that indicates whether there are spaces between pages.
  open var displaysPageBreaks = true
  /// A Boolean value that indicates whether the first page has no other one beside it.
  open var displaysAsBook = false
  /// A Boolean value that indicates whether pages go from right to left.
  open var displaysRTL = false
  /// The spaces between pages in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// A Boolean value that indicates whether the pages have a shadow.
  open var pageShadowsEnabled = true
  /// A Boolean value that indicates whether the document fits.
  open var autoScales = false
  /// The scale.
  open var scaleFactor: CGFloat = 1
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.1
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 10
  /// The scale of a document that fits.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The quality of scaled images.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// The selected text.
  open var currentSelection: PDFSelection?
  /// The emphasized texts.
  open var highlightedSelections: [PDFSelection]?
  /// The object that is called for links, which does not happen.
  open weak var delegate: (any PDFViewDelegate)?
  /// A Boolean value that indicates whether dates and links of texts can be selected.
  open var enableDataDetectors = false
  /// A Boolean value that indicates whether texts can be drawn on.
  open var isInMarkupMode = false
  /// A Boolean value that indicates whether there is a view for a search.
  open var isFindInteractionEnabled = false
  /// The page, the first one by default.
  open private(set) lazy var currentPage: PDFPage? = document?.page(at: 0)
  /// The place that is shown.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }
  /// The pages that are shown.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  /// The view with the pages: always `nil`.
  open var documentView: UIView? { nil }
  /// A Boolean value that indicates whether there is a page after this one.
  open var canGoToNextPage: Bool { page(after: 1) != nil }
  /// A Boolean value that indicates whether there is a page before this one.
  open var canGoToPreviousPage: Bool { page(after: -1) != nil }
  /// A Boolean value that indicates whether this is not the first page.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// A Boolean value that indicates whether this is not the last page.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// A Boolean value that indicates whether the scale can become larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// A Boolean value that indicates whether the scale can become smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }

  private func page(after offset: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + offset)
  }

  /// Goes to a page.
  open func go(to page: PDFPage) { currentPage = page }

  /// Goes to a place.
  open func go(to destination: PDFDestination) { currentPage = destination.page }

  /// Does nothing, because there are no texts.
  open func go(to selection: PDFSelection) {}

  /// Goes to the next page.
  open func goToNextPage(_ sender: Any?) { currentPage = page(after: 1) ?? currentPage }

  /// Goes to the previous page.
  open func goToPreviousPage(_ sender: Any?) { currentPage = page(after: -1) ?? currentPage }

  /// Goes to the first page.
  open func goToFirstPage(_ sender: Any?) { currentPage = document?.page(at: 0) }

  /// Goes to the last page.
  open func goToLastPage(_ sender: Any?) {
    currentPage = document.flatMap { $0.page(at: $0.pageCount - 1) }
  }

  /// Makes the scale larger.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }

  /// Makes the scale smaller.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }

  /// Does nothing, because the document is not laid out.
  open func layoutDocumentView() {}

  /// Does nothing, because pages are not scrolled.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}

  /// A Boolean value that indicates whether pages are turned: always `false`.
  open var isUsingPageViewController: Bool { false }

  /// Sets the selected text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }

  /// Removes the selection.
  open func clearSelection() { currentSelection = nil }

  /// Does nothing, because there are no texts.
  open func scrollSelectionToVisible(_ sender: Any?) {}

  /// Returns no page, because none is shown.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }

  /// Returns the point, because no page is shown.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }

  /// Returns the point, because no page is shown.
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
}

/// The qualities of scaled images.
public enum PDFInterpolationQuality: Int, Sendable {
  /// None.
  case none
  /// Low.
  case low
  /// High.
  case high
}

/// An object that is called for links, which does not happen.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {}

/// Small views of pages, which are not shown.
open class PDFThumbnailView: UIView, _PlaceholderContent {
  /// The view of the document.
  open weak var pdfView: PDFView?
  /// The size of a page in points.
  open var thumbnailSize = CGSize(width: 28, height: 36)
  /// The arrangement.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// The insets in points.
  open var contentInset = UIEdgeInsets.zero
  /// The pages that are selected.
  open var selectedPages: [PDFPage]? { nil }
}

/// The directions of small pages.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Below each other.
  case vertical
  /// Beside each other.
  case horizontal
}

extension Notification.Name {
  /// The notification of another page, which is never posted.
  public static let PDFViewPageChanged = Self("PDFViewPageChangedNotification")
  /// The notification of another document, which is never posted.
  public static let PDFViewDocumentChanged = Self("PDFViewDocumentChangedNotification")
  /// The notification of another selection, which is never posted.
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChangedNotification")
  /// The notification of another scale, which is never posted.
  public static let PDFViewScaleChanged = Self("PDFViewScaleChangedNotification")
  /// The notification of other visible pages, which is never posted.
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChangedNotification")
  /// The notification of a found text, which is never posted.
  public static let PDFDocumentDidFindMatch = Self("PDFDocumentDidFindMatchNotification")
}
