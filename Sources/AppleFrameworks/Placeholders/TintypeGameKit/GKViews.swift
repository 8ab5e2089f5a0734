// SPDX-License-Identifier: MIT

public import TintypeUIKit

/// The pages of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The default page.
  case `default` = -1
  /// The leaderboards.
  case leaderboards
  /// The achievements.
  case achievements
  /// The challenges.
  case challenges
  /// The player.
  case localPlayerProfile
  /// The overview.
  case dashboard
}

/// The object that is called when Game Center is closed.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Called when Game Center is closed, which does not happen.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The pages of Game Center, which show nothing.
open class GKGameCenterViewController: UIViewController {
  /// The object that is called when Game Center is closed.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The page.
  open var viewState = GKGameCenterViewControllerState.default
  /// The identifier of the leaderboard.
  open var leaderboardIdentifier: String?

  /// Creates a page.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  /// Creates the page of a leaderboard.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }
}

/// The button that opens Game Center, which is never shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// The positions of the button.
  public enum Location: Int, Sendable {
    /// The leading corner at the top.
    case topLeading
    /// The trailing corner at the top.
    case topTrailing
    /// The leading corner at the bottom.
    case bottomLeading
    /// The trailing corner at the bottom.
    case bottomTrailing
  }

  /// The button.
  public static let shared = GKAccessPoint()
  /// A Boolean value that indicates whether the app requests the button.
  open var isActive = false
  /// The position.
  open var location = Location.topLeading
  /// A Boolean value that indicates whether the button has the highest scores.
  open var showHighlights = false
  /// A Boolean value that indicates whether the button is shown: always `false`.
  open var isVisible: Bool { false }

  /// Does nothing, because there is no Game Center.
  open func trigger(handler: @escaping () -> Void) {}

  /// Does nothing, because there is no Game Center.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
