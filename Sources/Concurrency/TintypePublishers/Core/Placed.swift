// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// A publisher that has the source location of its operator, which reports of its work name.
protocol Placed {
  /// The source location of the operator.
  var place: CreationSite? { get set }
}

extension Placed {
  /// Returns the publisher with a source location.
  func placed(at place: CreationSite) -> Self {
    var publisher = self
    publisher.place = place
    return publisher
  }
}
