// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The states of a connection.
public enum WCSessionActivationState: Int, Sendable {
  /// Not connected.
  case notActivated
  /// Disconnected.
  case inactive
  /// Connected.
  case activated
}

/// An error of a connection.
public struct WCError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Any reason.
    case genericError = 7001
    /// There is no connection.
    case sessionNotSupported
    /// There is no object for the connection.
    case sessionMissingDelegate
    /// The connection was not activated.
    case sessionNotActivated
    /// There is no watch.
    case deviceNotPaired
    /// The watch has no app.
    case watchAppNotInstalled
    /// The watch cannot be reached.
    case notReachable
    /// The values cannot be sent.
    case invalidParameter
    /// The message is too large.
    case payloadTooLarge
    /// The message has wrong types.
    case payloadUnsupportedTypes
    /// The answer failed.
    case messageReplyFailed
    /// The answer was late.
    case messageReplyTimedOut
    /// The file cannot be read.
    case fileAccessDenied
    /// The message cannot be delivered.
    case deliveryFailed
    /// There is too little memory.
    case insufficientSpace
    /// The connection is inactive.
    case sessionInactive
    /// The time is over.
    case transferTimedOut
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { WCErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason that the watch cannot be reached.
  public static var notReachable: Code { .notReachable }
}

/// The domain of the errors of connections.
public let WCErrorDomain = "WCErrorDomain"

/// The object that is called for changes of a connection, of which there are none.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called after the connection was activated.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called before the watch changes.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called after the watch has changed.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called after the watch can be reached or not.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called for a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called for a message with an answer.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called for values.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called for values.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

// Proof of safety: the session reports nothing.
/// The connection with a watch, which does not exist.
open class WCSession: NSObject, @unchecked Sendable {
  /// The connection.
  public static let `default` = WCSession()

  /// The object that is called for changes.
  open weak var delegate: (any WCSessionDelegate)?
  /// The state: always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// A Boolean value that indicates whether there is a watch: always `false`.
  open var isPaired: Bool { false }
  /// A Boolean value that indicates whether the watch has the app: always `false`.
  open var isWatchAppInstalled: Bool { false }
  /// A Boolean value that indicates whether the phone has the app: always `false`.
  open var isCompanionAppInstalled: Bool { false }
  /// A Boolean value that indicates whether the app is on the face of the watch: always `false`.
  open var isComplicationEnabled: Bool { false }
  /// A Boolean value that indicates whether the watch can be reached: always `false`.
  open var isReachable: Bool { false }
  /// A Boolean value that indicates whether values wait: always `false`.
  open var hasContentPending: Bool { false }
  /// The number of transfers to the face of the watch: always 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The directory of the watch: always `nil`.
  open var watchDirectoryURL: URL? { nil }
  /// The sent values: always empty.
  open var applicationContext: [String: Any] { [:] }
  /// The received values: always empty.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// The transfers: none.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The transfers of files: none.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Returns `false`, because there is no watch.
  open class func isSupported() -> Bool { false }

  /// Does nothing, because there is no watch.
  open func activate() {}

  /// Calls the handler of errors.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }

  /// Calls the handler of errors.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }

  /// Throws an error, because there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }

  /// Returns a transfer that does not end.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  /// Returns a transfer that does not end.
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  /// Returns a transfer that does not end.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
  }
}

// Proof of safety: the properties are constants.
/// A transfer of values, which does not end.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]

  init(userInfo: [String: Any]) { self.userInfo = userInfo }

  /// A Boolean value that indicates whether the transfer runs: always `false`.
  open var isTransferring: Bool { false }

  /// Does nothing, because nothing is sent.
  open func cancel() {}
}

// Proof of safety: the properties are constants.
/// A file that is sent.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// The location.
  public let fileURL: URL
  /// The values.
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}

// Proof of safety: the properties are constants.
/// A transfer of a file, which does not end.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// The progress.
  public let progress = Progress(totalUnitCount: 1)

  init(file: WCSessionFile) { self.file = file }

  /// A Boolean value that indicates whether the transfer runs: always `false`.
  open var isTransferring: Bool { false }

  /// Does nothing, because nothing is sent.
  open func cancel() {}
}
