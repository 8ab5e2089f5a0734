// SPDX-License-Identifier: MIT

import SwiftUI

/// A type that represents the content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the body.
  associatedtype Body: AxisContent

  /// The axis marks that the content consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the axis marks; the default evaluates ``body-swift.property``.
  ///
  /// Only content of this module implements it.
  nonisolated func _makeAxis() -> _AxisContents
}

/// The groups of axis marks of an axis.
///
/// `@unchecked`: one thread at a time evaluates views.
public struct _AxisContents: @unchecked Sendable {
  let groups: [AxisMarksSpec]
}

extension AxisContent {
  /// Returns the axis marks of the body.
  public nonisolated func _makeAxis() -> _AxisContents {
    // Proof of safety: modifiers evaluate content in bodies of views, which the main actor's checks
    // accept.
    nonisolated(unsafe) let content = self
    return MainActor.assumeIsolated {
      content.body._makeAxis()
    }
  }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the content creates its axis marks itself.
  public nonisolated var body: Never { return unreachableBody(of: Self.self) }
}
