// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// An app for notes that mixes SwiftUI with views of UIKit.
struct QuillApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { NotesScreen(library: NoteLibrary()) }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Appearance.apply()
    return true
  }
}

/// The look of the bars and controls of the whole app.
@MainActor enum Appearance {
  static func apply() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = UIColor(red: 0.16, green: 0.22, blue: 0.42, alpha: 1)
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    UINavigationBar.appearance().tintColor = .white
    UISlider.appearance().minimumTrackTintColor = .systemOrange
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemOrange
    UIPageControl.appearance().pageIndicatorTintColor = .systemGray4
  }

  /// Restores the look of the system.
  static func reset() {
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
    UINavigationBar.appearance().scrollEdgeAppearance = nil
    UINavigationBar.appearance().tintColor = nil
    UISlider.appearance().minimumTrackTintColor = nil
    UIPageControl.appearance().currentPageIndicatorTintColor = nil
    UIPageControl.appearance().pageIndicatorTintColor = nil
  }
}
