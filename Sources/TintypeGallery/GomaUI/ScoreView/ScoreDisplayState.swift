// SPDX-License-Identifier: MIT

extension GomaUI {
  /// The score of a match.
  public struct ScoreDisplayState: Hashable, Sendable {
    /// Where the match is played at.
    public var home: Side
    /// Who came.
    public var away: Side
    /// How far the match is.
    public var phase: Phase

    /// Creates a score.
    public init(home: Side, away: Side, phase: Phase) {
      self.home = home
      self.away = away
      self.phase = phase
    }

    /// One of the two teams.
    public struct Side: Hashable, Sendable {
      /// The team's name.
      public var name: String
      /// Its goals.
      public var goals: Int

      /// Creates a side.
      public init(_ name: String, _ goals: Int) {
        self.name = name
        self.goals = goals
      }
    }

    /// How far a match is.
    public enum Phase: Hashable, Sendable {
      /// It begins at a time of day.
      case begins(String)
      /// It is being played, in a minute.
      case live(minute: Int)
      /// It is over.
      case over
    }

    /// A match that is being played.
    public static let live = ScoreDisplayState(
      home: Side("Lisbon", 2), away: Side("Porto", 1), phase: .live(minute: 67))
  }
}
