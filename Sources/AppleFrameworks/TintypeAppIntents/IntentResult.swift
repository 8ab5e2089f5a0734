// SPDX-License-Identifier: MIT

import SwiftUI

/// The result of an action.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value; `nil` for none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a text that the system reads aloud.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with another action.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {
  /// No value.
  public var value: Never? { nil }
}

/// The result that ``IntentResult/result(value:opensIntent:dialog:view:)`` creates.
///
/// Its views are not shown.
///
/// `@unchecked`: the value does not change.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent, @unchecked Sendable
{
  /// The value; `nil` for none.
  public let value: Value?
  /// The text that the system reads aloud.
  public let dialog: IntentDialog?
  /// The action that follows.
  public let opensIntent: (any AppIntent)?
}

extension IntentResult {
  /// Returns a result without a value.
  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    view: some View = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never> {
    Self(value: nil, dialog: dialog, opensIntent: opensIntent)
  }

  /// Returns a result without a value that shows a view.
  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never> {
    Self(value: nil, dialog: dialog, opensIntent: opensIntent)
  }

  /// Returns a result with a value.
  public static func result<T>(
    value: T, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    view: some View = EmptyView()
  ) -> Self where Self == IntentResultContainer<T> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }

  /// Returns a result with a value that shows a view.
  public static func result<T>(
    value: T, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<T> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
}
