// SPDX-License-Identifier: MIT

/// The view that a preview macro creates, with its name and traits.
@MainActor public struct Preview {
  /// The kind of traits that previews of views support.
  public enum ViewTraits {}

  /// The name; `nil` if the preview has none.
  nonisolated package let displayName: String?
  /// The traits in the order of the macro's arguments.
  nonisolated package let traits: [PreviewTrait<ViewTraits>]
  /// Returns a new instance of the view.
  nonisolated package let makeView: @MainActor () -> any View
  /// A Boolean value that indicates whether each subview of the view is a preview of its own.
  nonisolated let isDivided: Bool

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The traits, such as ``PreviewTrait/sizeThatFitsLayout``.
  ///   - body: A closure that returns the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    makeView = body
    isDivided = false
  }

  /// Creates a preview of each subview of a view.
  package init(_ name: String?, subviewsOf body: @escaping @MainActor () -> any View) {
    displayName = name
    traits = []
    makeView = body
    isDivided = true
  }
}
