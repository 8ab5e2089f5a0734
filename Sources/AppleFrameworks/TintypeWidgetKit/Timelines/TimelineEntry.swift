// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The content of a widget at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// The relevance in comparison with other widgets; `nil` for none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The value in comparison with other entries.
  public var score: Float
  /// The time in seconds during which it applies.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries.
  public let entries: [EntryType]
  /// The time at which new entries are requested.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which new entries are requested.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  /// Not before the app requests it.
  public static let never = TimelineReloadPolicy(date: nil)
  /// Returns a policy with a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

/// The widget for which entries are requested.
public struct TimelineProviderContext: Sendable {
  /// The possible values of the environment.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Returns the values of a property: always `nil`.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  /// The possible values of the environment.
  public let environmentVariants = EnvironmentVariants()
  /// The family.
  public let family: WidgetFamily
  /// A Boolean value that indicates whether the entries are for a preview: always `true`.
  public let isPreview = true
  /// The size in points.
  public var displaySize: CGSize { family.size }
}
