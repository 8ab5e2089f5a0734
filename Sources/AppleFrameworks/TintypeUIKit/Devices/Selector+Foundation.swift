// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Does nothing, because selectors cannot be performed without the runtime of Objective-C.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - aSelector: The method, which is never called.
  ///   - aName: The name of the notifications.
  ///   - anObject: The sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// Returns a timer that never fires, because selectors cannot be performed without the runtime of
  /// Objective-C.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}

extension NSObject {
  /// Does nothing, because selectors cannot be performed without the runtime of Objective-C.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {}
}

extension NSObjectProtocol {
  /// Returns `false`, because selectors cannot be performed without the runtime of Objective-C.
  public func responds(to aSelector: Selector?) -> Bool { false }
}

extension NSSortDescriptor {
  /// Is unavailable, because there is no runtime of Objective-C.
  @available(
    *, unavailable,
    message: "Keys and selectors need the runtime of Objective-C. Use init(keyPath:ascending:)."
  )
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}
