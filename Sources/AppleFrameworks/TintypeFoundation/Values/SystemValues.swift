// SPDX-License-Identifier: MIT

import Foundation

extension ProcessInfo {
  /// A state of heat.
  public enum ThermalState: Int, Sendable {
    /// Within the normal limits.
    case nominal
    /// Slightly high.
    case fair
    /// High.
    case serious
    /// Too high.
    case critical
  }

  /// A notification that is never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// `.nominal` on every machine.
  public var thermalState: ThermalState { .nominal }
  /// `false` on every machine.
  public var isLowPowerModeEnabled: Bool { false }
  /// `false`: the process is no app of iOS on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// `false`: the process is no Mac Catalyst app.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// A notification that is never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// `nil`: nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns `nil`: the process has no container in iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns `nil`: the process belongs to no group of apps.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }
}

extension URL {
  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
  }

  /// The folder of the app's data.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The folder of files that can be created again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The folder of the app's other files.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The folder of the user's movies.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
}
