// SPDX-License-Identifier: MIT

import TintypeComponents

/// The sources of submissions.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the bits.
  public typealias RawValue = Int

  /// The bits of the set.
  public let rawValue: RawValue

  /// Creates a set from its bits.
  public init(rawValue: RawValue) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action that a submission performs.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// The actions that a submission performs, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Adds an action to perform when the user submits a value of the view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    transformingEnvironment {
      $0.submitActions.insert(SubmitAction(triggers: triggers, action: action), at: 0)
    }
  }

  /// Prevents submissions within the view from performing actions of views that contain it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformingEnvironment { if isBlocking { $0.submitActions = [] } }
  }

  /// Sets the label of the return key of the software keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformingEnvironment { $0.base.textInput.returnKey = submitLabel.key }
  }
}

/// The label of the return key of a keyboard.
public struct SubmitLabel: Sendable {
  fileprivate let key: TextInputTraits.ReturnKey

  /// “Done”.
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// “Go”.
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// “Send”.
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// “Join”.
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// “Route”.
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// “Search”.
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(key: .return) }
  /// “Next”.
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}
