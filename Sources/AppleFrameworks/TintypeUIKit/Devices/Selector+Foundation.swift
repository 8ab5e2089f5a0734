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
  /// Creates an order of the texts of a key.
  ///
  /// - Parameters:
  ///   - key: The key, or several that are separated by dots.
  ///   - ascending: Whether the first text is the least.
  ///   - selector: One of the comparisons of `NSString`, such as `caseInsensitiveCompare(_:)`; others
  ///     compare as without a selector.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.name ?? ""
    let method = name.split(separator: ".").last?.prefix { $0 != "(" && $0 != ":" }
    let comparison: ((String, String) -> ComparisonResult)? =
      switch method {
      case "caseInsensitiveCompare": { $0.caseInsensitiveCompare($1) }
      case "localizedCaseInsensitiveCompare": { $0.localizedCaseInsensitiveCompare($1) }
      case "localizedCompare": { $0.localizedCompare($1) }
      case "localizedStandardCompare": { $0.localizedStandardCompare($1) }
      default: nil
      }
    self.init(key: key, ascending: ascending, comparison: comparison)
  }
}
