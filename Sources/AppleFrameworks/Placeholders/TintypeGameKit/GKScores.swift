// SPDX-License-Identifier: MIT

public import Foundation

/// A leaderboard of Game Center.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// The players of the entries.
  public enum PlayerScope: Int, Sendable {
    /// All players.
    case global
    /// Friends of the player.
    case friendsOnly
  }

  /// The times of the entries.
  public enum TimeScope: Int, Sendable {
    /// The day.
    case today
    /// The week.
    case week
    /// Any time.
    case allTime
  }

  // Only Game Center creates entries.
  /// The score of a player on a leaderboard.
  open class Entry: NSObject, @unchecked Sendable {
    /// The player.
    open var player: GKPlayer { GKPlayer() }
    /// The position.
    open var rank: Int { 0 }
    /// The score.
    open var score: Int { 0 }
    /// The score as a text.
    open var formattedScore: String { "" }
    /// The number that the game passed with the score.
    open var context: Int { 0 }
    /// The time of the score.
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }

    fileprivate override init() { super.init() }
  }

  /// The title: always `nil`.
  open var title: String? { nil }
  /// The identifier: always empty.
  open var baseLeaderboardID: String { "" }

  /// Throws an error, because there is no Game Center.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError.unavailable
  }

  /// Calls the handler with an error, because there is no Game Center.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError.unavailable)
  }

  /// Throws an error, because there is no Game Center.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    throw GKError.unavailable
  }

  /// Calls the handler with an error, because there is no Game Center.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError.unavailable)
  }

  /// Throws an error, because there is no Game Center.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) {
    throw GKError.unavailable
  }

  /// Calls the handler with an error, because there is no Game Center.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, 0, GKError.unavailable)
  }

  /// Throws an error, because there is no Game Center.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) {
    throw GKError.unavailable
  }
}

/// The progress of a player to an achievement.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// The identifier.
  open var identifier: String
  /// The progress from 0 to 100.
  open var percentComplete = 0.0
  /// A Boolean value that indicates whether the progress is 100.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// A Boolean value that indicates whether Game Center shows a message.
  open var showsCompletionBanner = false

  /// Creates the progress to an achievement.
  public init(identifier: String) { self.identifier = identifier }

  /// Throws an error, because there is no Game Center.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.unavailable }

  /// Calls the handler with an error, because there is no Game Center.
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, GKError.unavailable)
  }

  /// Throws an error, because there is no Game Center.
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError.unavailable
  }

  /// Calls the handler with an error, because there is no Game Center.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)?
  ) {
    completionHandler?(GKError.unavailable)
  }

  /// Throws an error, because there is no Game Center.
  open class func resetAchievements() async throws { throw GKError.unavailable }
}
