// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The appearance and behavior of a presentation, which its content determines.
struct PresentationOptions {
  /// The heights of a sheet; none by default, which is the large height.
  var detents: Set<PresentationDetent> = []
  /// The selected height; `nil` if the content does not select one.
  var selection: Binding<PresentationDetent>?
  /// The visibility of the drag indicator.
  var dragIndicator = Visibility.automatic
  /// The radius of the corners in points; `nil` for the default.
  var cornerRadius: CGFloat?
  /// The background; `nil` for the default.
  var background: PresentationBackground?
  /// The interaction with the view behind a sheet.
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// The adaptation to a compact horizontal size class.
  var horizontalAdaptation = PresentationAdaptation.automatic
  /// The adaptation to a compact vertical size class.
  var verticalAdaptation = PresentationAdaptation.automatic
  /// A Boolean value that indicates whether a user cannot dismiss the presentation.
  var isDismissDisabled = false
  /// The size of a card; `nil` for the default.
  var sizing: (any PresentationSizing)?

  /// Returns whether two options have the same effect on the layers of a screen.
  ///
  /// A background is the same if both have one, because views cannot be compared.
  func isSame(as other: PresentationOptions) -> Bool {
    detents == other.detents && selection?.wrappedValue == other.selection?.wrappedValue
      && dragIndicator == other.dragIndicator && cornerRadius == other.cornerRadius
      && (background == nil) == (other.background == nil)
      && backgroundInteraction == other.backgroundInteraction
      && horizontalAdaptation == other.horizontalAdaptation
      && verticalAdaptation == other.verticalAdaptation
      && (sizing == nil) == (other.sizing == nil)
      && isDismissDisabled == other.isDismissDisabled
  }
}

/// The background of a presentation.
struct PresentationBackground {
  let view: AnyView
  let alignment: Alignment
}

/// The preference of the options, which the outermost modifier of each kind determines.
enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if !next.detents.isEmpty {
      value.detents = next.detents
      value.selection = next.selection
    }
    if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.background = next.background ?? value.background
    value.sizing = next.sizing ?? value.sizing
    if next.backgroundInteraction != .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    if next.horizontalAdaptation != .automatic {
      value.horizontalAdaptation = next.horizontalAdaptation
    }
    if next.verticalAdaptation != .automatic { value.verticalAdaptation = next.verticalAdaptation }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  /// Returns a view that changes the options of the presentation that contains it.
  nonisolated func presentationOptions(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}

extension ViewScope {
  /// Returns the nodes of the content of a presentation, and its options.
  ///
  /// Geometry readers set options when they are placed: then the options of the previous evaluation
  /// are used, and the views are evaluated again if they have changed.
  func presented(_ content: some View) -> (nodes: [Node], options: PresentationOptions) {
    let effect = node.effect { PresentationOptionsEffect() }
    let nodes = aboveKeyboardBar(child(.content).nodes(of: content))
    let current = preferences.value(of: PresentationOptionsKey.self)
    let options = current ?? effect.options ?? PresentationOptions()
    if current == nil {
      evaluation.afterPlacement { [preferences, evaluation] in
        let late = preferences.value(of: PresentationOptionsKey.self)
        effect.options = late
        if !(late ?? PresentationOptions()).isSame(as: options) {
          evaluation.tree.observer.requireEvaluation(for: "the options of a presentation")
        }
      }
    }
    return (nodes, options)
  }
}

private final class PresentationOptionsEffect {
  var options: PresentationOptions?
}
