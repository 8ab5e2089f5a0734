// SPDX-License-Identifier: MIT

public import Foundation

extension UIApplication {
  /// The URL of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The URL of the app's notifications in Settings.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The notification that the app became active, which is never posted.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The notification that the app becomes inactive, which is never posted.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// The notification that the app was hidden, which is never posted.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The notification that the app becomes visible, which is never posted.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The notification that the app ends, which is never posted.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// The notification that memory is scarce, which is never posted.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The notification that the user took a screenshot, which is never posted.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// The notification that the app was launched, which is never posted.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// The notification that the time changed, which is never posted.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The notification that protected files became available, which is never posted.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
  }
  /// The notification that protected files become unavailable, which is never posted.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
  }
  /// The notification that the permission to run in the background changed, which is never posted.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// The notification that the screen was rotated, which is never posted.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The notification that the screen is rotated, which is never posted.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The notification that the status bar changed, which is never posted.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The notification that the status bar changes, which is never posted.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The URL of the page of default apps in Settings.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-apps"
  }
  /// The least interval of loading in the background.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval of no loading in the background.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }
}

/// The permission to run in the background.
@nonexhaustive(warn)
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user cannot decide.
  case restricted = 0
  /// The user has refused.
  case denied = 1
  /// The user has agreed.
  case available = 2
}
