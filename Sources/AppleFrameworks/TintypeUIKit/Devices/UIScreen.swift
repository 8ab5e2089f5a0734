// SPDX-License-Identifier: MIT

public import Foundation

/// A screen: the canvas of the snapshot, or the screen of an iPhone 13.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen.
  public class var main: UIScreen { shared }
  /// All screens: the only one.
  public class var screens: [UIScreen] { [shared] }

  private static let shared = UIScreen()

  private override init() {
    super.init()
  }

  /// The rectangle of the screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIKitEnvironment.current.screenSize) }
  /// The rectangle of the screen in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let size = bounds.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
  }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The brightness from 0 to 1; changes have no effect.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The maximum number of images per second, 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the screen is recorded: always `false`.
  open var isCaptured: Bool { false }
  /// The traits of the snapshot.
  open var traitCollection: UITraitCollection { UIKitEnvironment.current.traitCollection }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
