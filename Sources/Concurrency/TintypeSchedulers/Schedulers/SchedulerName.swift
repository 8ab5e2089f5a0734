// SPDX-License-Identifier: MIT

import Foundation

/// A scheduler with its own name in messages.
package protocol NamedScheduler {
  /// The name of the scheduler in messages.
  var schedulerName: String { get }
  /// The test that the scheduler's work belongs to; `nil` for the test that schedules it.
  var schedulerScope: WorkTracker.Scope? { get }
}

extension NamedScheduler {
  package var schedulerScope: WorkTracker.Scope? { nil }
}

/// The names of schedulers in messages.
package enum SchedulerName {
  /// Returns the name of a scheduler, such as `DispatchQueue.main`, or that of its type.
  ///
  /// - Parameter scheduler: The scheduler.
  /// - Returns: The name.
  package static func of<S: Scheduler>(_ scheduler: S) -> String {
    switch scheduler {
    case let scheduler as any NamedScheduler: scheduler.schedulerName
    case let queue as DispatchQueue: of(queue: queue)
    case let queue as OperationQueue: of(queue: queue)
    case let loop as RunLoop: of(loop: loop)
    default: "\(S.self)"
    }
  }

  /// Returns the test that the work of a scheduler belongs to.
  ///
  /// - Parameter scheduler: The scheduler.
  /// - Returns: The test in which the scheduler was created, if it stores that; otherwise the
  ///   running test.
  package static func scope(of scheduler: some Scheduler) -> WorkTracker.Scope? {
    (scheduler as? any NamedScheduler)?.schedulerScope ?? WorkTracker.scope
  }

  static func of(queue: DispatchQueue) -> String {
    let label = queue.label
    // On Linux, each access to the main queue creates a new object.
    if label == DispatchQueue.main.label { return "DispatchQueue.main" }
    return switch label {
    case "": "DispatchQueue"
    case "com.apple.root.user-interactive-qos": "DispatchQueue.global(qos: .userInteractive)"
    case "com.apple.root.user-initiated-qos": "DispatchQueue.global(qos: .userInitiated)"
    case "com.apple.root.default-qos": "DispatchQueue.global()"
    case "com.apple.root.utility-qos": "DispatchQueue.global(qos: .utility)"
    case "com.apple.root.background-qos": "DispatchQueue.global(qos: .background)"
    default: "DispatchQueue “\(label)”"
    }
  }

  static func of(queue: OperationQueue) -> String {
    if queue === OperationQueue.main { return "OperationQueue.main" }
    // An unnamed queue has a name with its address, which differs between runs.
    guard let name = queue.name, !name.isEmpty, !name.hasPrefix("NSOperationQueue") else {
      return "OperationQueue"
    }
    return "OperationQueue “\(name)”"
  }

  static func of(loop: RunLoop) -> String { loop === RunLoop.main ? "RunLoop.main" : "RunLoop" }
}
