// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeComponents

/// The values of UIKit's shared objects while a snapshot is taken: traits, screen, and resources.
///
/// The facade binds `current` while it evaluates views. Without a snapshot, the values are those of
/// an iPhone 13, so that nothing depends on the machine.
package struct UIKitEnvironment: Sendable {
  /// The environment of the running task.
  @TaskLocal package static var current = UIKitEnvironment(device: .iPhone13)

  /// The traits, which `UITraitCollection.current` returns until it is changed.
  package var traitCollection: UITraitCollection
  /// The bounds of the main screen in points.
  package var screenSize: CGSize
  /// The name of the device model, such as `iPhone`.
  package var model: String
  /// A Boolean value that indicates whether motion should be reduced.
  package var reduceMotion: Bool
  /// A Boolean value that indicates whether transparency should be reduced.
  package var reduceTransparency: Bool
  /// The closures that look up resources.
  package var resources = UIKitResources()
  /// The copied values.
  package var pasteboard = UIPasteboard()
  /// The closure that records the URLs that the app requests to open; `nil` without a host.
  package var recordURL: (@Sendable (URL) -> Void)?
  /// The value of `UITraitCollection.current` after a change; `nil` without a snapshot.
  var changedTraits: ChangedTraits?

  /// Creates the environment of a component.
  package init(_ environment: EnvironmentValues, screenSize: CGSize) {
    traitCollection = UITraitCollection(environment)
    self.screenSize = screenSize
    model = traitCollection.userInterfaceIdiom.model
    reduceMotion = environment.reduceMotion
    reduceTransparency = environment.reduceTransparency
    changedTraits = ChangedTraits()
  }

  /// Creates the environment of a device without a snapshot.
  private init(device: Device) {
    var environment = EnvironmentValues()
    device.traits.apply(to: &environment)
    environment.displayScale = device.scale
    environment.userInterfaceIdiom = device.idiom
    environment.horizontalSizeClass = device.horizontalSizeClass
    environment.verticalSizeClass = device.verticalSizeClass
    self.init(environment, screenSize: CGSize(device.size))
    changedTraits = nil
  }
}

extension UIUserInterfaceIdiom {
  /// The name that `UIDevice.model` returns.
  var model: String {
    switch self {
    case .unspecified, .phone, .carPlay: "iPhone"
    case .pad, .mac: "iPad"
    case .tv: "Apple TV"
    case .vision: "Apple Vision"
    }
  }
}
