// SPDX-License-Identifier: MIT

import SwiftUI
public import TintypeFoundation

/// A maker of images of a map, which throws an error, because maps are not painted.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The values of an image.
  open class Options: NSObject, @unchecked Sendable {
    // Proof of safety: locks guard the properties that can change.
    /// The position.
    @_Locked open var region = MKCoordinateRegion()
    /// The size in points.
    @_Locked open var size = CGSize(width: 256, height: 256)
    /// The pixels in a point.
    @_Locked open var scale: CGFloat = 1
    /// The kind of map.
    @_Locked open var mapType = MKMapType.standard
    /// The visible places.
    @_Locked open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
    /// A Boolean value that indicates whether buildings are shown.
    @_Locked open var showsBuildings = true
    /// The traits.
    @_Locked open var traitCollection = UITraitCollection()
  }

  /// An image of a map; there are none.
  open class Snapshot: NSObject, @unchecked Sendable {
    // Proof of safety: no stored property can change.
    /// The image.
    open var image: UIImage { UIImage() }

    /// Returns the origin, because there is no image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Creates a maker of images.
  public init(options: Options) {}

  /// Throws an error, because maps are not painted.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }

  /// Passes an error to the closure, because maps are not painted.
  open func start(
    with queue: DispatchQueue = .main,
    completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Does nothing, because maps are not painted.
  open func cancel() {}
}
