// SPDX-License-Identifier: MIT

@_exported public import GameplayKit
@_exported public import TintypeUIKit

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The identifier in this game: always empty.
  open var gamePlayerID: String { "" }
  /// The identifier in all games of the developer: always empty.
  open var teamPlayerID: String { "" }
  /// The name: always empty.
  open var displayName: String { "" }
  /// The name that the player chose: always empty.
  open var alias: String { "" }

  /// The sizes of photos.
  public enum PhotoSize: Int, Sendable {
    /// A small photo.
    case small
    /// A photo of normal size.
    case normal
  }

  /// Throws an error, because there is no Game Center.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.unavailable }

  /// Calls the handler with an error, because there is no Game Center.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) {
    completionHandler?(nil, GKError.unavailable)
  }
}

/// The player of this device, who is never signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  /// The player of this device.
  open class var local: GKLocalPlayer { player }
  /// A Boolean value that indicates whether the player is signed in: always `false`.
  open var isAuthenticated: Bool { false }
  /// A Boolean value that indicates whether the player is a child: always `false`.
  open var isUnderage: Bool { false }
  /// A Boolean value that indicates whether games of several players are forbidden: always `false`.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// The closure that receives the result of signing in, which is neither kept nor called: setting
  /// it starts signing in, which never ends.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    get { nil }
    set {}
  }

  /// Throws an error, because there is no Game Center.
  open func loadFriends() async throws -> [GKPlayer] { throw GKError.unavailable }

  /// Does nothing, because there are no events.
  open func register(_ listener: any GKLocalPlayerListener) {}

  /// Does nothing, because there are no events.
  open func unregisterAllListeners() {}
}

/// A listener for the events of a player, of which there are none.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// An error of Game Center.
public struct GKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// The user canceled the request.
    case cancelled = 2
    /// The player is not signed in.
    case notAuthenticated = 6
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "GKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "The local player is not signed in to Game Center."]
  }

  static var unavailable: GKError { GKError(.notAuthenticated) }
}
