// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object is of a class or a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self as AnyObject)) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Returns a Boolean value that indicates whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
