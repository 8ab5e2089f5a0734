// SPDX-License-Identifier: MIT

extension GomaUI {
  /// Everything that the template's component shows: a method of payment to choose.
  public struct ComponentDisplayState: Hashable, Sendable {
    /// What can be chosen.
    public var title: String
    /// What is to be known of it.
    public var detail: String
    /// Whether it is chosen.
    public var isSelected: Bool
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// What is happening to it.
    public var phase: Phase

    /// Creates a state; by default that of a component at rest.
    public init(
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
    public enum Phase: Hashable, Sendable {
      /// Nothing.
      case idle
      /// Its data are on their way.
      case loading
      /// Its data did not come, and why.
      case failed(message: String)
    }
  }
}
