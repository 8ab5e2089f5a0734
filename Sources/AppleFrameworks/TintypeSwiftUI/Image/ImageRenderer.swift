// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Observation
import TintypeCairo
import TintypeComponents
import TintypeScheduling
import TintypeUIKit

/// An object that creates images from a view.
///
/// The view is evaluated until its state settles, in an environment of its own.
public final class ImageRenderer<Content> where Content: View {
  /// The publisher of changes, which are not observed.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// A Boolean value that indicates whether changes of the view are observed, which has no effect.
  public nonisolated(unsafe) var isObservationEnabled = false
  /// The view.
  @MainActor public var content: Content
  /// The proposed size of the view.
  @MainActor public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  @MainActor public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the image has a black background.
  @MainActor public var isOpaque = false
  /// The color space of the image, which has no effect: it is sRGB.
  @MainActor public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  @MainActor public init(content view: Content) { content = view }

  /// The image; `nil` if the view has an error, which is reported.
  @MainActor public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The image at one pixel per point; `nil` if the view has an error, which is reported.
  @MainActor public var cgImage: CGImage? {
    do {
      let proposal = proposedSize
      let view = ProposingLayout(proposal: proposal) { content }
        .background(isOpaque ? Color.black : .clear)
      let host = try ViewHost(
        view, in: .sizeThatFits, traits: UITraitCollection(displayScale: scale),
        isTransparent: true)
      try host.scene.requireNoErrors()
      return CGImage(try AppFonts.renderer().paint(host.scene))
    } catch {
      IssueReporter.report(
        "ImageRenderer created no image of \(Content.self): \(error)", at: nil)
      return nil
    }
  }
}

extension ImageRenderer: ObservableObject {}

extension ImageRenderer: Observable {}

/// A layout that proposes a size to its only subview.
///
/// Several root views are in a column, as those of an app.
struct ProposingLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count > 1 else { return subviews.first?.sizeThatFits(self.proposal) ?? .zero }
    let column = VStackLayout()
    var cache = column.makeCache(subviews: subviews)
    return column.sizeThatFits(proposal: self.proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.origin, proposal: self.proposal)
      return
    }
    let column = VStackLayout()
    var cache = column.makeCache(subviews: subviews)
    column.placeSubviews(
      in: bounds, proposal: self.proposal, subviews: subviews, cache: &cache)
  }
}
