// SPDX-License-Identifier: MIT

extension GomaUI {
  /// The score of a match.
  package struct ScoreDisplayState: Hashable, Sendable {
    /// Where the match is played at.
    package var home: Side
    /// Who came.
    package var away: Side
    /// How far the match is.
    package var phase: Phase

    /// Creates a score.
    package init(home: Side, away: Side, phase: Phase) {
      self.home = home
      self.away = away
      self.phase = phase
    }

    /// One of the two teams.
    package struct Side: Hashable, Sendable {
      /// The team's name.
      package var name: String
      /// Its goals.
      package var goals: Int

      /// Creates a side.
      package init(_ name: String, _ goals: Int) {
        self.name = name
        self.goals = goals
      }
    }

    /// How far a match is.
    package enum Phase: Hashable, Sendable {
      /// It begins at a time of day.
      case begins(String)
      /// It is being played, in a minute.
      case live(minute: Int)
      /// It is over.
      case over
    }

    /// A match that is being played.
    package static let live = ScoreDisplayState(
      home: Side("Lisbon", 2), away: Side("Porto", 1), phase: .live(minute: 67))
  }
}
