// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle with a background, corners, a border, a shadow and layers.
///
/// Layers can be changed on any thread, but only by one thread at a time, as those of Core Animation.
open class CALayer: NSObject {
  /// The color of the background.
  open var backgroundColor: CGColor?
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// A Boolean value that indicates whether content outside of the bounds is hidden.
  open var masksToBounds = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border, black by default.
  open var borderColor: CGColor? = .black
  /// The opacity of the layer from 0 to 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false
  /// The color of the shadow, black by default.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow's blur in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; `nil` for that of the content.
  open var shadowPath: CGPath?
  /// The image of the layer, a `CGImage`.
  open var contents: Any?
  /// The mode of resizing the image.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The interpolation of enlarged images; it has no effect.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The interpolation of reduced images; it has no effect.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// A layer whose opacity is the visible share of this one.
  open var mask: CALayer?
  /// The transform in space about the center.
  open var transform = CATransform3D.identity
  /// The distance in front of other layers.
  open var zPosition: CGFloat = 0
  /// The name.
  open var name: String?
  /// A Boolean value that indicates whether the layer is painted as an image, which has no effect.
  open var shouldRasterize = false
  /// The pixels per point of such an image.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether the layer is opaque.
  open var isOpaque = false
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?
  /// The layers that this one contains, from back to front.
  open private(set) var sublayers: [CALayer]?

  /// The view of the layer.
  @MainActor package weak var view: UIView? {
    get { owner }
    set { owner = newValue }
  }
  private weak var owner: UIView?
  private var ownFrame = CGRect.zero

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer without the values of another one.
  public init(layer: Any) {
    super.init()
  }

  /// Returns `nil`, because layers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The rectangle in the coordinate system of the containing layer; that of the view, if there is
  /// one.
  open var frame: CGRect {
    get { owner.map { view in assumingMainActor { view.frame } } ?? ownFrame }
    set {
      ownFrame = newValue
      if let owner { assumingMainActor { owner.frame = newValue } }
    }
  }

  /// The rectangle in the layer's own coordinate system.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = position
      frame.size = newValue.size
      position = center
    }
  }

  /// The center in the coordinate system of the containing layer.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Returns the part of the transform that changes points in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform about the center.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at an index, which is limited to the number of layers.
  ///
  /// A layer that contains this one is not added.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let ancestors = sequence(first: self) { $0.superlayer }
    guard !ancestors.contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(clamping: index.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(clamping: index ?? 0))
  }

  /// Removes the layer from its `superlayer`.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Requests a layout, which precedes each painting.
  open func setNeedsLayout() {}
  /// Calls `layoutSublayers()`.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Sets the frames of layers; does nothing by default.
  open func layoutSublayers() {}
  /// Requests painting, which has no effect.
  open func setNeedsDisplay() {}
  /// Paints the layer into a context; does nothing by default.
  open func draw(in ctx: CGContext) {}
  /// Adds an animation, which has no effect: the layer is painted with its own values.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Removes an animation.
  open func removeAnimation(forKey key: String) {}
  /// Removes all animations.
  open func removeAllAnimations() {}
}

/// Calls a closure that accesses a view of the main actor, from code that Core Animation does not
/// isolate.
func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  // The type of the function differs in its isolation only, which is not part of its
  // representation.
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
