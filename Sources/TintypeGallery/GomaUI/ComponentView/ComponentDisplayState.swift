// SPDX-License-Identifier: MIT

extension GomaUI {
  /// Everything that the template's component shows: a method of payment to choose.
  package struct ComponentDisplayState: Hashable, Sendable {
    /// What can be chosen.
    package var title: String
    /// What is to be known of it.
    package var detail: String
    /// Whether it is chosen.
    package var isSelected: Bool
    /// Whether it can be chosen.
    package var isEnabled: Bool
    /// What is happening to it.
    package var phase: Phase

    /// Creates a state; by default that of a component at rest.
    package init(
      title: String,
      detail: String,
      isSelected: Bool = false,
      isEnabled: Bool = true,
      phase: Phase = .idle
    ) {
      self.title = title
      self.detail = detail
      self.isSelected = isSelected
      self.isEnabled = isEnabled
      self.phase = phase
    }

    /// What is happening to a component.
    package enum Phase: Hashable, Sendable {
      /// Nothing.
      case idle
      /// Its data are on their way.
      case loading
      /// Its data did not come, and why.
      case failed(message: String)
    }
  }
}
