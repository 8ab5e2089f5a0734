// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A type that determines the size of a sheet that is a card in a regular size class.
///
/// A sheet in a compact size class has the width of the screen, and its detents.
public protocol PresentationSizing {
  /// Returns the size of a sheet in points.
  ///
  /// - Parameters:
  ///   - root: The content of the sheet.
  ///   - context: The values that the size can depend on.
  /// - Returns: The size; a length without a value is the default one.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet whose size is determined.
public struct PresentationSizingRoot {
  private let subview: TintypeComponents.LayoutSubview

  init(subview: TintypeComponents.LayoutSubview) { self.subview = subview }

  /// Returns the size of the content in points for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(subview.sizeThatFits(proposal.engine))
  }
}

/// The values that the size of a sheet can depend on.
public struct PresentationSizingContext {
  /// The size of the screen in points.
  let screenSize: CGSize
  /// The size of the last placement in points; `nil` before the first one.
  let lastSize: CGSize?
}

/// The size that the system determines: that of a form.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    FormPresentationSizing().proposedSize(for: root, context: context)
  }
}

/// The size of a form: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: SheetPanel.cardSize.width, height: SheetPanel.cardSize.height)
  }
}

/// The size of a page: 704 points wide, and almost as high as the screen.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a page.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 704, height: context.screenSize.height - 88)
  }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Returns the ideal size of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The changed size of another type.
private struct ChangedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let change: (inout ProposedViewSize, PresentationSizingRoot, PresentationSizingContext) -> Void

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    change(&size, root, context)
    return size
  }
}

extension PresentationSizing {
  /// Returns a size with the ideal lengths of the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedSizing(base: self) { size, root, _ in
      if horizontal { size.width = nil }
      if vertical { size.height = nil }
      let ideal = root.sizeThatFits(size)
      if horizontal { size.width = ideal.width }
      if vertical { size.height = ideal.height }
    }
  }

  /// Returns a size whose lengths do not shrink when the content changes.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing {
    ChangedSizing(base: self) { size, _, context in
      guard let last = context.lastSize else { return }
      if horizontal { size.width = size.width.map { max($0, last.width) } }
      if vertical { size.height = size.height.map { max($0, last.height) } }
    }
  }
}

// Variants: AutomaticPresentationSizing; automatic;
//   The size that the system determines: that of a form
//   -> FormPresentationSizing; form; The size of a form: 540 by 620 points
//   | FittedPresentationSizing; fitted; The ideal size of the content
//   | PagePresentationSizing; page;
//   The size of a page: 704 points wide, and almost as high as the screen
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the system determines: that of a form.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension View {
  /// Sets the size of the sheet that contains the view, if it is a card in a regular size class.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOptions { $0.sizing = sizing }
  }
}
