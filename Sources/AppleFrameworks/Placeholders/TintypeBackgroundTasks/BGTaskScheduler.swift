// SPDX-License-Identifier: MIT

@_exported public import Foundation

// Proof of safety: the scheduler has no stored properties.
/// The tasks that the system runs in the background, which it never does.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The scheduler of the app.
  public static let shared = BGTaskScheduler()

  /// An error of the scheduler.
  public struct Error: Swift.Error, Hashable, CustomNSError, Sendable {
    /// The reasons of errors.
    public enum Code: Int, Sendable {
      /// There are no tasks in the background.
      case unavailable = 1
      /// Too many tasks are scheduled.
      case tooManyPendingTaskRequests
      /// The app may not schedule the task.
      case notPermitted
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
  }

  /// Returns `true`; the handler is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    true
  }

  /// Throws an error, because no task runs in the background.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Does nothing, because no task is scheduled.
  open func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Does nothing, because no task is scheduled.
  open func cancelAllTaskRequests() {}

  /// Returns no tasks.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// Calls the handler with no tasks.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
}

/// A request to run a task.
open class BGTaskRequest: NSObject {
  /// The identifier of the task.
  public let identifier: String
  /// The time before which the task is not run.
  open var earliestBeginDate: Date?

  init(name: String) { identifier = name }
}

/// A request to run a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request to run a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// A Boolean value that indicates whether the task needs a network.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the task needs external power.
  open var requiresExternalPower = false

  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request to continue a task of the user.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  /// The title.
  open var title: String
  /// The text below the title.
  open var subtitle: String

  /// Creates a request.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(name: identifier)
  }
}

// Proof of safety: no task is ever run.
/// A task that runs in the background, which does not happen.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier: always empty.
  open var identifier: String { "" }
  /// Called before the task is ended by the system.
  open var expirationHandler: (() -> Void)?

  /// Does nothing, because no task is run.
  open func setTaskCompleted(success: Bool) {}
}

// Proof of safety: see BGTask.
/// A short task.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

// Proof of safety: see BGTask.
/// A long task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

// Proof of safety: see BGTask.
/// A task of the user that continues.
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  /// The progress.
  public let progress = Progress(totalUnitCount: 0)

  /// Does nothing, because no task is run.
  open func updateTitle(_ title: String, subtitle: String) {}
}
