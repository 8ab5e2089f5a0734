// SPDX-License-Identifier: MIT

import CTintypeFoundation
import Foundation

// A class that is registered for cells has initializers that are not `required`. Swift calls them
// for a dynamic class only in a convenience initializer, which C calls for that class.

extension UIView {
  @usableFromInline convenience init(dynamic: Void) { self.init(frame: .zero) }

  /// Returns a view of a class, which is the receiver.
  static func made() -> UIView { object(tintype_made_view(pointer)) ?? UIView(frame: .zero) }

  fileprivate static var pointer: UnsafeRawPointer {
    unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
  }

  fileprivate static func object<T: UIView>(_ pointer: UnsafeMutableRawPointer?) -> T? {
    pointer.map { Unmanaged<T>.fromOpaque($0).takeRetainedValue() }
  }
}

extension UITableViewCell {
  @usableFromInline convenience init(dynamicCell: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Returns a cell of a class, which is the receiver.
  static func made(_ identifier: String) -> UITableViewCell {
    let cell =
      object(tintype_made_cell(pointer)) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.reuseIdentifier = identifier
    return cell
  }
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(dynamicHeader: Void) { self.init(reuseIdentifier: nil) }

  /// Returns a header or footer of a class, which is the receiver.
  static func made(_ identifier: String) -> UITableViewHeaderFooterView {
    let view =
      object(tintype_made_header(pointer)) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.reuseIdentifier = identifier
    return view
  }
}
