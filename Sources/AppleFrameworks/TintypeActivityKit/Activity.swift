// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The values of a Live Activity that do not change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of the values that change.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of a Live Activity that change, at a time.
///
/// `@unchecked`: states of public types are values, but often not declared as sendable.
public struct ActivityContent<State>: @unchecked Sendable
where State: Decodable & Encodable & Hashable {
  /// The values.
  public let state: State
  /// The date after which the values are outdated; `nil` for none.
  public let staleDate: Date?
  /// The relevance in comparison with other activities.
  public let relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// A Live Activity, which is stored in memory and not shown.
///
/// `@unchecked`: a lock protects the changes.
public final class Activity<Attributes>: Identifiable, @unchecked Sendable
where Attributes: ActivityAttributes {
  /// The type of the values that change.
  public typealias ContentState = Attributes.ContentState

  /// The identifier: the number of the activity in the process.
  public let id: String
  /// The values that do not change.
  public let attributes: Attributes
  private let lock = NSLock()
  private var current: (content: ActivityContent<ContentState>, state: ActivityState)

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    current = (content, .active)
  }

  /// Starts an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    ActivityStore.add { Activity(id: $0, attributes: attributes, content: content) }
  }

  /// Starts an activity.
  @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead.")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// The activities of the process that have not ended, in the order in which they were started.
  public static var activities: [Activity<Attributes>] {
    ActivityStore.all().filter { $0.activityState == .active }
  }

  /// The values that change.
  public var content: ActivityContent<ContentState> { lock.withLock { current.content } }

  /// The values that change.
  @available(*, deprecated, message: "Use content.state instead.")
  public var contentState: ContentState { content.state }

  /// The state of the activity.
  public var activityState: ActivityState { lock.withLock { current.state } }

  /// The token of a server: always `nil`.
  public var pushToken: Data? { nil }

  /// Changes the values.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(content, nil)
  }

  /// Changes the values.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead.")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(ActivityContent(state: contentState, staleDate: nil), nil)
  }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change(content, .ended)
  }

  /// Ends the activity.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead.")
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change(contentState.map { ActivityContent(state: $0, staleDate: nil) }, .ended)
  }

  private func change(_ content: ActivityContent<ContentState>?, _ state: ActivityState?) {
    lock.withLock {
      guard current.state == .active else { return }
      current = (content ?? current.content, state ?? current.state)
    }
  }

  /// The states of the activity: the current one.
  public var activityStateUpdates: AsyncStream<ActivityState> { .of([activityState]) }
  /// The values of the activity: the current ones.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .of([content]) }
  /// The tokens of a server: none.
  public var pushTokenUpdates: AsyncStream<Data> { .of([]) }
  /// The tokens of a server that can start activities: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .of([]) }
  /// The activities of the process.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .of(activities) }
}

/// The activities of the process.
private enum ActivityStore {
  private static let lock = NSLock()
  // Proof of safety: the lock protects the array.
  nonisolated(unsafe) private static var activities: [AnyObject] = []

  static func add<A: AnyObject>(_ make: (String) -> A) -> A {
    lock.withLock {
      let activity = make("\(activities.count + 1)")
      activities.append(activity)
      return activity
    }
  }

  static func all<A: AnyObject>() -> [A] {
    lock.withLock { activities }.compactMap { $0 as? A }
  }
}

extension AsyncStream where Element: Sendable {
  /// Returns a sequence of values that ends.
  fileprivate static func of(_ values: [Element]) -> Self {
    AsyncStream { continuation in
      for value in values { continuation.yield(value) }
      continuation.finish()
    }
  }
}
