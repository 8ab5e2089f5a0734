// SPDX-License-Identifier: MIT

public import Foundation

/// The object that handles the events of an app; its methods are never called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called after the launch.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before a scene connects.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }

  /// Prints that the app has no windows on Linux, and returns.
  public static func main() {
    FileHandle.standardError.write(
      Data("Apps have no windows on Linux. Run the previews or the tests instead.\n".utf8))
  }
}

/// An app whose delegate generated source creates.
@MainActor
public protocol _ApplicationSource {
  /// Creates the delegate.
  static func makeDelegate() -> any UIApplicationDelegate
}

/// Starts an app; it prints that apps have no windows on Linux, and returns 0.
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  FileHandle.standardError.write(
    Data("Apps have no windows on Linux. Run the previews or the tests instead.\n".utf8))
  return 0
}
