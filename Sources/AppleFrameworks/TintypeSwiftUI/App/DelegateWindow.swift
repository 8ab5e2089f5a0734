// SPDX-License-Identifier: MIT

import TintypeUIKit

/// The window that the delegate of a scene creates, as apps with the life cycle of UIKit do.
struct DelegateWindow: UIViewControllerRepresentable {
  private let delegate: any UIWindowSceneDelegate
  private let controller: UIViewController

  /// Connects a new delegate to a scene; the result is `nil` if it creates no window with a
  /// controller.
  @MainActor init?(of type: any UIWindowSceneDelegate.Type) {
    guard let delegate = Self.object(of: type) else { return nil }
    delegate.scene(
      UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    guard let controller = delegate.window?.rootViewController else { return nil }
    (self.delegate, self.controller) = (delegate, controller)
  }

  private static func object<Delegate: UIWindowSceneDelegate>(
    of type: Delegate.Type
  ) -> (any UIWindowSceneDelegate)? {
    PreviewObjects.object(of: type)
  }

  func makeUIViewController(context: Context) -> UIViewController { controller }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
