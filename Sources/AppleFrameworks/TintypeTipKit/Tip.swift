// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// A hint for a feature of an app.
///
/// A `TipView` shows a tip if its rules hold and it was not closed. No clock, and no display
/// frequency, delays a tip. The state of tips is stored in memory.
public protocol Tip: Identifiable, Sendable {
  /// The identifier: by default the name of the type.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The text below the title; `nil` for none.
  var message: Text? { get }
  /// The image; `nil` for none.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions, all of which must hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The options.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button.
  public typealias Action = Tips.Action
  /// An event of the app.
  public typealias Event = Tips.Event
  /// A condition.
  public typealias Rule = Tips.Rule
  /// An option.
  public typealias Option = any TipOption
  /// An option for the number of times that a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// An option for the time between tips.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// No text.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// No conditions.
  public var rules: [Rule] { [] }
  /// No options.
  public var options: [any TipOption] { [] }

  /// The state of the tip.
  public var status: Tips.Status {
    let store = TipStore.shared
    if let reason = store.state.invalidations[id] { return .invalidated(reason) }
    switch store.state.visibility(of: Self.self) {
    case .shown?: return .available
    case .hidden?: return .pending
    case nil: return rules.allSatisfy { $0.holds() } ? .available : .pending
    }
  }

  /// A Boolean value that indicates whether the tip is shown.
  public var shouldDisplay: Bool { status == .available }

  /// The states of the tip: the current one.
  public var statusUpdates: AsyncStream<Tips.Status> { .of(status) }

  /// The visibility of the tip: the current one.
  public var shouldDisplayUpdates: AsyncStream<Bool> { .of(shouldDisplay) }

  /// Closes the tip.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.change { $0.invalidations[id] = $0.invalidations[id] ?? reason }
  }

  /// Shows a closed tip again.
  public func resetEligibility() async { TipStore.shared.change { $0.invalidations[id] = nil } }
}

extension AsyncStream where Element: Sendable {
  /// Returns a sequence of one value.
  fileprivate static func of(_ value: Element) -> Self {
    AsyncStream {
      $0.yield(value)
      $0.finish()
    }
  }
}

/// An option of a tip.
public protocol TipOption: Sendable {}
