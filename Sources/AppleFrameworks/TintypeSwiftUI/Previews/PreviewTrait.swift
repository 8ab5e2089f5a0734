// SPDX-License-Identifier: MIT

import Foundation

/// A customization of a preview.
@MainActor public struct PreviewTrait<T> {
  /// A customization without composition.
  package enum Kind: Sendable {
    case defaultLayout, sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case assistiveAccess
    case modifier(PreviewModification)
  }

  /// The customizations in the order in which they were composed.
  nonisolated package let kinds: [Kind]

  nonisolated init(_ kind: Kind) { kinds = [kind] }

  /// Creates a trait that composes other traits.
  public init(_ traits: PreviewTrait<T>...) { kinds = traits.flatMap(\.kinds) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Centers the preview in a container that has the size of the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init(.defaultLayout) }

  /// Sizes the container to fit the preview, which is proposed the size of the device.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    .init(.sizeThatFitsLayout)
  }

  /// Centers the preview in a container of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    .init(.fixedLayout(width: width, height: height))
  }

  /// The device in portrait orientation.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { .init(.portrait) }

  /// The device in portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    .init(.portraitUpsideDown)
  }

  /// The device in landscape orientation, with its top on the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init(.landscapeLeft) }

  /// The device in landscape orientation, with its top on the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init(.landscapeRight) }

  /// Applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    .init(.modifier(PreviewModification(modifier)))
  }

  /// The visual style of Assistive Access.
  public static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { .init(.assistiveAccess) }
}
