// SPDX-License-Identifier: MIT

import Foundation

/// A scheduler that has a name of its own.
package protocol NamedScheduler {
  /// The name, as messages have it.
  var schedulerName: String { get }
  /// The test that its work belongs to; `nil` for the one that schedules it.
  var schedulerScope: Ledger.Scope? { get }
}

extension NamedScheduler {
  package var schedulerScope: Ledger.Scope? { nil }
}

/// What messages call schedulers.
package enum SchedulerName {
  /// The name of any scheduler, such as `DispatchQueue.main`; that of its type where it has none.
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

  /// The test that work of any scheduler belongs to.
  ///
  /// - Parameter scheduler: The scheduler.
  /// - Returns: The test in which it was created where it remembers that; else the one that runs here.
  package static func scope(of scheduler: some Scheduler) -> Ledger.Scope? {
    (scheduler as? any NamedScheduler)?.schedulerScope ?? Ledger.scope
  }

  static func of(queue: DispatchQueue) -> String {
    let label = queue.label
    // On Linux each look at the main queue makes an object of its own.
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
    // A queue without a name has one with its address in it, which differs from run to run.
    guard let name = queue.name, !name.isEmpty, !name.hasPrefix("NSOperationQueue") else {
      return "OperationQueue"
    }
    return "OperationQueue “\(name)”"
  }

  static func of(loop: RunLoop) -> String {
    loop === RunLoop.main ? "RunLoop.main" : "RunLoop"
  }
}
