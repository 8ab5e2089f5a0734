// SPDX-License-Identifier: MIT

import TintypeComponents

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  /// A destructive action.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A cancel action.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A confirmation.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The dismissal of informational content.
  public static let close = ButtonRole(kind: .close)

  /// The role of the engine; `nil` for roles that do not change the appearance.
  var engine: TintypeComponents.ButtonRole? {
    switch kind {
    case .destructive: .destructive
    case .cancel: .cancel
    case .confirm, .close: nil
    }
  }

  /// The title of a button without a label.
  var title: SystemText {
    switch kind {
    case .destructive: .delete
    case .cancel: .cancel
    case .confirm: .done
    case .close: .close
    }
  }

  /// The symbol of a button without a label, if any.
  var symbol: String? {
    switch kind {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}
