// SPDX-License-Identifier: MIT

/// Work that was scheduled or has begun, and is not done.
public struct PendingWork: Hashable, Sendable {
  /// The kind of a work item.
  public enum Kind: String, Hashable, Sendable {
    /// A value that is being delivered to a subscriber.
    case delivery
    /// The completion of a publisher that is being delivered to a subscriber.
    case completion
    /// A closure that was passed to a scheduler.
    case action
    /// A closure that a scheduler runs repeatedly.
    case timer
    /// A sleeping task.
    case sleep
    /// Work that was registered by name, such as the load of an image.
    case load
    /// A task that was registered.
    case task
  }

  /// The kind of the work.
  public var kind: Kind
  /// A short display name, such as the name of an image; may be empty.
  public var name: String
  /// The scheduler or clock that it waits for, such as `DispatchQueue.main` or `TestClock`; empty
  /// if unknown.
  public var scheduler: String
  /// The source location at which it was started, if known.
  public var place: CreationSite?
  /// The type of the object that it belongs to, if known.
  public var owner: String?

  package init(
    _ kind: Kind,
    name: String = "",
    on scheduler: String = "",
    place: CreationSite? = nil,
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
  /// A one-line description, such as
  /// `a value on DispatchQueue.main, for ScoreView (App/ScoreView.swift:42)`.
  public var description: String {
    var text =
      switch kind {
      case .delivery: "a value"
      case .completion: "a completion"
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
