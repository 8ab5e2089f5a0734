// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Size {
  /// Creates a size of the engine.
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}
