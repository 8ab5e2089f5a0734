// SPDX-License-Identifier: MIT

/// Work that was scheduled or begun and is not done.
public struct PendingWork: Hashable, Sendable {
  /// What kind of work it is.
  public enum Kind: String, Hashable, Sendable {
    /// A value on its way to a subscriber.
    case delivery
    /// A closure that a scheduler was given.
    case action
    /// A closure that a scheduler runs again and again.
    case timer
    /// A task that sleeps.
    case sleep
    /// Work that was registered by name, such as the load of an image.
    case load
    /// A task that was registered.
    case task
  }

  /// What kind of work it is.
  public var kind: Kind
  /// What waits or loads, in a few words for people, such as the name of an image; empty where there
  /// is nothing to say.
  public var name: String
  /// What it waits for, such as `DispatchQueue.main` or `TestClock`; empty where it is not known.
  public var scheduler: String
  /// Where it was started, if that is known.
  public var place: CreationPlace?
  /// The type of the object that it works for, if one is known.
  public var owner: String?

  package init(
    _ kind: Kind,
    name: String = "",
    on scheduler: String = "",
    place: CreationPlace? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.scheduler = scheduler
    self.place = place
    self.owner = owner
  }
}

extension PendingWork: CustomStringConvertible {
  /// One line, such as `a value on DispatchQueue.main, for ScoreView (App/ScoreView.swift:42)`.
  public var description: String {
    var text =
      switch kind {
      case .delivery: "a value"
      case .action: "an action"
      case .timer: "a timer"
      case .sleep: "a sleeping task"
      case .load: "a load"
      case .task: "a task"
      }
    if !name.isEmpty { text += " “\(name)”" }
    if !scheduler.isEmpty { text += " on \(scheduler)" }
    if let owner { text += ", for \(owner)" }
    if let place { text += " (\(place))" }
    return text
  }
}
