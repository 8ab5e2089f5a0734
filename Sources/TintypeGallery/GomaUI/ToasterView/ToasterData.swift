// SPDX-License-Identifier: MIT

extension GomaUI {
  /// Everything that a toast shows.
  package struct ToasterData: Hashable, Sendable {
    /// What it says first.
    package var title: String
    /// What it says below that; empty for nothing.
    package var message: String
    /// What it tells of.
    package var kind: Kind
    /// The title of its button; `nil` for none.
    package var actionTitle: String?

    /// Creates a toast; by default one of success without a message and a button.
    package init(
      title: String, message: String = "", kind: Kind = .success, actionTitle: String? = nil
    ) {
      self.title = title
      self.message = message
      self.kind = kind
      self.actionTitle = actionTitle
    }

    /// What a toast tells of.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Something worked.
      case success
      /// Something is worth knowing.
      case information
      /// Something may go wrong.
      case warning
      /// Something went wrong.
      case failure
    }
  }
}
